// Entry point of the page's side of the app: DOM, storage, clipboard, files. It knows no game. Runs
// before the first paint.
//
// page.py calls `connect` with functions that send to Pyodide's worker, and `take` with each reply.
// Until then, the stand-in may answer events (worker/standin.js).
import { bootData, subscribe } from "../storage/storage.js";
import "../empty_database.js"; // after storage.js has read indexedDB, which it replaces
import "./silent_channel.js"; // after storage.js has looked for BroadcastChannel
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
import { showJoining } from "./startup/joining.js";
import {
  beforeEvents,
  connectTo,
  handOverTo,
  noteAnswer,
  noteFault,
  notePainted,
  notePlayed,
  postTo,
  send,
  sendText,
} from "./worker/line.js";
import { canDelayPyodide, fetchPyodide, startPyodide } from "./worker/pyodide.js";
import { prepareStandin } from "./worker/standin.js";

/** @typedef {import("./worker/line.js").Post} Post */
/** @typedef {import("../storage/storage.js").BootData} BootData */
/** @typedef {import("./browser/day.js").Day} Day */

const { startup } = window.tesserae;

const PYSCRIPT_DELAY = 300; // milliseconds after the first reply: PyScript slows down clicks

/** Resolves when the stand-in has its boot event. @type {Promise<void> | null} */
let booting = null;

/** @type {ReturnType<typeof prepareStandin> | null} */
let standin = null;

/** Levels that the stand-in can play (BOOKLESS in py/tesserae/search/levels). */
const STANDIN_LEVELS = ["1", "2", "3"];

/**
 * Whether Pyodide is loaded on demand: if the user saves data, and in a frame with an easy level.
 * An article may have many boards, and its readers play a few plies on each.
 */
const defersPyodide = () => savesData() || STANDIN_LEVELS.includes(parameter("level"));

/** Whether Pyodide's app takes events. */
let connected = false;

/** Sends the boot event, then all other events of the page. */
async function boot() {
  const stored = await bootData();
  const prerendered = handOver();
  notePainted(prerendered);
  const day = dayNow();
  send({ ...bootEvent(), ...stored, ...day, prerendered, early: firstClick() });
  for (const key of firstKeys()) send(key);
  beforeEvents(watchDay(day, (event) => sendText(JSON.stringify(event))));
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
 * Connects the page to Pyodide's app, which takes over from the stand-in.
 * @param {Post} dispatch takes events as JSON
 * @param {Post} resume takes the events that the stand-in had
 */
async function connect(dispatch, resume) {
  if (connected) return;
  connected = true;
  standin?.stop();
  startup.send("connected");
  if (booting) {
    await booting;
    handOverTo(dispatch, resume);
  } else {
    connectTo(dispatch);
    await boot();
  }
  if (!embedded) watchOffline();
}

/** @param {string[]} reply */
const takeJoined = (reply) => take(reply, "joined");

/** Starts the stand-in for the game on the page; null if there is no game or no need. */
function createStandin() {
  const game = paintedGame();
  const sealed = self.origin === "null"; // a sandboxed frame cannot start the app's workers
  if (!game || !canDelayPyodide() || isCached() || sealed) return null;
  startup.send("prepare");
  return prepareStandin(game, defersPyodide(), {
    opened(post) {
      postTo(post);
      booting = boot();
    },
    answered(reply) {
      noteAnswer(reply);
      setTimeout(startPyScriptIfDue, PYSCRIPT_DELAY); // once, after the first answer
      if (reply.length) take(reply, "answered"); // empty if the app ignored the event
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

/** Tells the stand-in that Pyodide has failed: its levels will not come. @param {string} before */
function tellIfAlone(before) {
  if (startup.state === "alone" && before !== "alone") send({ type: "alone" });
}

function watchVisibility() {
  const tell = () => send({ type: "hidden", yes: document.hidden });
  document.addEventListener("visibilitychange", tell);
  if (document.hidden) tell();
}

/**
 * The part of the boot event that describes the browser.
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
 * Replaces a template by its content, which then starts to load. Does nothing the second time, and
 * in the one file, which has no such templates.
 * @param {string} name
 */
function insertTemplate(name) {
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(name));
  template?.replaceWith(template.content);
}

const startPyScript = () => insertTemplate("pyscript");

/** Starts PyScript, which only Pyodide needs, unless that is deferred. */
function startPyScriptIfDue() {
  if (startup.state !== "waiting") startPyScript();
}

/** Starts PyScript and Pyodide at once. */
function loadPyodide() {
  startPyScript();
  startPyodide();
}

/**
 * Starts Pyodide without waiting for the stand-in, and connects to it even if page.py does not run.
 * The first app to come answers.
 */
function hurry() {
  if (connected || !("WebAssembly" in self)) return;
  loadPyodide();
  runLazily({ do: "connect", connect, take: takeJoined }).catch(() => {}); // page.py may connect
}

/** Starts the stand-in if it is of use, and fetches Pyodide's files after its own. */
function startStandin() {
  standin = createStandin();
  if (defersPyodide()) return;
  standin?.fetched.then(() => startup.percent === null && fetchPyodide());
}

/**
 * Starts the interpreters one by one, as each would slow down the one before: the stand-in, which
 * draws the position; PyScript; and Pyodide, unless it is deferred.
 */
function startPython() {
  insertTemplate("micropython");
  startStandin();
  if (!standin) startPyScript();
  // Home needs no stand-in; a game that is opened from there before Pyodide is ready does.
  addEventListener("hashchange", () => connected || standin || startStandin());
  const startLast = () => {
    if (startup.state !== "waiting") startPyodide();
  };
  addEventListener("mpy:done", startLast, { once: true, capture: true });
}

/** Removes the query of a retry (startup/loading.js) or of a shared text from the address. */
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
showJoining(loadPyodide, embedded); // in a frame the host chooses the level
Object.assign(window.tesserae, {
  connect,
  hurry,
  take: takeJoined,
});
