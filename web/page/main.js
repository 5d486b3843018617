// The page's side of the app: DOM, storage, clipboard, files. It knows no game. Runs before the
// first paint.
//
// page.py routes: it calls `connect` with the line to Pyodide's worker, and `take` with each reply.
// Before that, events may go to the stand-in (worker/standin.js).
import { bootData, subscribe } from "../storage/storage.js";
import "../empty_database.js"; // after the database is looked up
import "./silent_channel.js"; // after the channel is
import { holdAssistRoom } from "./browser/assist_room.js";
import { copyWithinClicks } from "./browser/clipboard.js";
import { dayNow, watchDay } from "./browser/day.js";
import { receiveTexts } from "./browser/files.js";
import { watchOffers } from "./browser/installation.js";
import { isCached, savesData } from "./browser/network.js";
import { leaveRoomForNotices } from "./browser/notice_room.js";
import { holdBuild, watchOffline } from "./browser/offline.js";
import { firstPaint } from "./browser/painting.js";
import { watchLinks } from "./browser/scrolling.js";
import { parameter } from "./browser/settings.js";
import { address, embedded, file, onefile } from "./build.js";
import { runLazily } from "./commands.js";
import { listen } from "./events.js";
import { firstClick, firstKeys, keepFirstClick } from "./first_click.js";
import { handOver, paintedGame, paintFirst } from "./first_paint.js";
import { holdWhilePressed, release, take } from "./replies.js";
import { tellWhenItJoins } from "./startup/joining.js";
import {
  connectTo,
  handTo,
  noteAnswer,
  noteFault,
  notePainted,
  notePlayed,
  postTo,
  send,
  sendText,
  tellFirst,
} from "./worker/line.js";
import { canDelayPyodide, fetchPyodide, startPyodide } from "./worker/pyodide.js";
import { prepareStandin } from "./worker/standin.js";

/** @typedef {import("./worker/line.js").Post} Post */
/** @typedef {import("../storage/storage.js").BootData} BootData */
/** @typedef {import("./browser/day.js").Day} Day */

const { startup } = window.tesserae;

const FIRST_CLICK = 300; // milliseconds after the first answer in which a click is not slowed down

/** Sending the boot event to the stand-in. @type {Promise<void> | null} */
let booted = null;

/** @type {ReturnType<typeof prepareStandin> | null} */
let standin = null;

/** Levels that the stand-in plays (BOOKLESS in py/tesserae/search/levels). */
const STANDIN_LEVELS = ["1", "2", "3"];

/**
 * Whether Pyodide waits until it is wanted: where data is to be saved, and in a frame against an easy
 * level. An article may have many boards, and of each its readers play a few plies.
 */
const leavesPyodide = () => savesData() || STANDIN_LEVELS.includes(parameter("level"));

/** Whether Pyodide's app takes events. */
let connected = false;

/** Sends the boot event, and from then on all that happens on the page. */
async function boot() {
  const stored = await bootData();
  const prerendered = handOver();
  notePainted(prerendered);
  const day = dayNow();
  send({ ...bootEvent(), ...stored, ...day, prerendered, early: firstClick() });
  for (const key of firstKeys()) send(key);
  tellFirst(watchDay(day, (event) => sendText(JSON.stringify(event))));
  listen(release);
  startup.watch(tellIfAlone);
  watchVisibility();
  subscribe(sendText);
  if (embedded) {
    window.tesserae.listen((text) => send({ type: "host", text }));
    return;
  }
  receiveTexts();
  watchOffers();
}

/**
 * Pyodide's app is there.
 * @param {Post} dispatch takes events as JSON
 * @param {Post} resume takes the events that the stand-in had
 */
async function connect(dispatch, resume) {
  if (connected) return;
  connected = true;
  standin?.stop();
  startup.send("connected");
  if (booted) {
    await booted;
    handTo(dispatch, resume);
  } else {
    connectTo(dispatch);
    await boot();
  }
  if (!embedded) watchOffline();
}

/** @param {string[]} reply */
const takeJoined = (reply) => take(reply, "joined");

/** Starts the stand-in for the game on the page; null if there is none, or no need. */
function startStandin() {
  const game = paintedGame();
  const sealed = self.origin === "null"; // such a frame may make no worker of the app's files
  if (!game || !canDelayPyodide() || isCached() || sealed) return null;
  startup.send("prepare");
  return prepareStandin(game, leavesPyodide(), {
    opened(post) {
      postTo(post);
      booted = boot();
    },
    answered(reply) {
      noteAnswer(reply);
      setTimeout(startUnlessWaiting, FIRST_CLICK); // once, after the first answer
      if (reply.length) take(reply, "answered"); // the app ignores what is no event of its own
    },
    played: notePlayed,
    faulty: noteFault,
    wanted: loadPyodide,
    lost() {
      postTo(null);
      startup.send("lost");
      loadPyodide();
    },
  });
}

/** Tells the stand-in not to wait for Pyodide's levels. @param {string} before */
function tellIfAlone(before) {
  if (startup.state === "alone" && before !== "alone") send({ type: "alone" });
}

function watchVisibility() {
  const tell = () => send({ type: "hidden", yes: document.hidden });
  document.addEventListener("visibilitychange", tell);
  if (document.hidden) tell();
}

/**
 * The boot event, without what is stored, what was painted and the day.
 * @returns {Omit<EventOf<"boot">, keyof BootData | keyof Day | "prerendered" | "early">}
 */
function bootEvent() {
  return {
    type: "boot",
    hash: location.hash,
    base: onefile ?? address(),
    languages: [...navigator.languages],
    embed: embedded,
    share: "share" in navigator,
    file: Number(file ?? 0),
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    cores: navigator.hardwareConcurrency ?? 0,
    small: (navigator.deviceMemory ?? 8) <= 4 || matchMedia("(pointer: coarse)").matches,
    saves: savesData(),
  };
}

/**
 * Puts the content of a template in its place, unless that has been done: what it loads was not to
 * compete with what had to come first. The one file has no such templates.
 * @param {string} name
 */
function insertTemplate(name) {
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(name));
  template?.replaceWith(template.content);
}

const startPyScript = () => insertTemplate("pyscript");

/** Starts PyScript, unless Pyodide is deferred; PyScript is not needed yet. */
function startUnlessWaiting() {
  if (startup.state !== "waiting") startPyScript();
}

/** Starts all of Python at once. */
function loadPyodide() {
  startPyScript();
  startPyodide();
}

/**
 * Starts all of Python although the stand-in has not come, and does without page.py if MicroPython does
 * not come for that either. Whichever comes first plays.
 */
function hurry() {
  if (connected || !("WebAssembly" in self)) return;
  loadPyodide();
  runLazily({ do: "connect", connect, take: takeJoined }).catch(() => {}); // page.py may do it
}

/** Starts the stand-in, where it is of use; Pyodide's files are fetched after its own. */
function standIn() {
  standin = startStandin();
  if (leavesPyodide()) return;
  standin?.fetched.then(() => startup.percent === null && fetchPyodide());
}

/**
 * Starts what runs Python, one after the other, as each would slow down the one before: the stand-in,
 * which draws the position; PyScript; and Pyodide, unless it is deferred.
 */
function startPython() {
  insertTemplate("micropython");
  standIn();
  if (!standin) startPyScript();
  // Home needs no stand-in, but the game that is opened from there before Pyodide has come does.
  addEventListener("hashchange", () => connected || standin || standIn());
  const startLast = () => {
    if (startup.state !== "waiting") startPyodide();
  };
  addEventListener("mpy:done", startLast, { once: true, capture: true });
}

/** Removes the query with which a page is loaded anew (startup/loading.js), or a text is shared. */
function tidyAddress() {
  if (!/^\?(again$|shared)/.test(location.search) || self.origin === "null") return;
  history.replaceState(history.state, "", location.pathname + location.hash);
}

tidyAddress();
watchLinks();
leaveRoomForNotices();
holdAssistRoom();
paintFirst();
if ("WebAssembly" in self) firstPaint().then(startPython);
keepFirstClick();
holdBuild();
holdWhilePressed();
copyWithinClicks();
tellWhenItJoins(loadPyodide, embedded); // the level in a frame is its host's choice
Object.assign(window.tesserae, {
  connect,
  hurry,
  take: takeJoined,
});
