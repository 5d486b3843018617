// The page's side of the app: DOM, storage, clipboard, files. It knows no game. Runs before the
// first paint.
//
// page.py (MicroPython) routes: it gives `connect` the line to Pyodide's worker, and `take` what
// that answers. Until then events may go to another worker (standin.js).
import { bootData, subscribe } from "../storage/storage.js";
import "../empty_database.js"; // after the database is looked up
import "./silent_channel.js"; // after the channel is
import { copyWithinClicks } from "./browser/clipboard.js";
import { receiveTexts } from "./browser/files.js";
import { watchOffers } from "./browser/installation.js";
import { isKept, isSaving } from "./browser/network.js";
import { holdBuild, watchOffline } from "./browser/offline.js";
import { firstPaint } from "./browser/painting.js";
import { answerTo } from "./commands.js";
import { listen } from "./events.js";
import { firstClick, keepFirstClick } from "./first_click.js";
import { handOver, paintedGame, paintFirst } from "./first_paint.js";
import { holdWhilePressed, take } from "./replies.js";
import { tellWhenItJoins } from "./startup/joining.js";
import { connectTo, handTo, noteAnswer, painted, postTo, send, sendText } from "./worker/line.js";
import { address, fetchPyodide, pyodideWaits, startPyodide } from "./worker/pyodide.js";
import { prepareStandin } from "./worker/standin.js";

/** @typedef {import("./worker/line.js").Post} Post */
/** @typedef {import("../storage/storage.js").BootData} BootData */

const root = document.documentElement;
const embedded = "embed" in root.dataset;
const { startup } = window.tesserae;

const FIRST_CLICK = 300; // milliseconds: who clicks at once has the processor for themselves

/** @type {Promise<void> | null} */
let begun = null;

/** The app in MicroPython, if it is made ready. @type {ReturnType<typeof prepareStandin> | null} */
let standin = null;

/** The first event is sent, and all that happens from then on. */
async function begin() {
  const stored = await bootData();
  const prerendered = handOver();
  painted(prerendered);
  send({ ...bootEvent(), ...stored, prerendered, early: firstClick() });
  listen(send);
  watchVisibility(send);
  subscribe(sendText);
  if (embedded) {
    window.tesserae.listen((text) => send({ type: "host", text }));
    return;
  }
  receiveTexts(send);
  watchOffers(send);
}

/**
 * Pyodide's app is there.
 * @param {Post} dispatch takes events as JSON
 * @param {Post} resume takes those that another app had before
 */
async function connect(dispatch, resume) {
  standin?.stop();
  startup.send("connected");
  if (begun) {
    await begun;
    handTo(dispatch, resume);
  } else {
    connectTo(dispatch);
    await begin();
  }
  if (!embedded) watchOffline(send);
}

/** Starts the app in MicroPython for the game on the page; null if there is none. */
function startStandin() {
  const game = paintedGame();
  const sealed = self.origin === "null"; // such a frame may make no worker of the app's files
  if (!game || !pyodideWaits() || isKept() || sealed) return null;
  startup.send("prepare");
  return prepareStandin(game, {
    opened(post) {
      postTo(post);
      begun = begin();
    },
    answered(reply) {
      noteAnswer(reply);
      setTimeout(startPyScript, FIRST_CLICK); // the first answer draws; others find it started
      if (reply.length) take(reply, "answered"); // none to what is no event
    },
    wanted: startPyodide,
    lost() {
      postTo(null);
      startup.send("lost");
      startPyScript();
      startPyodide();
    },
  });
}

/** @param {import("./events.js").Send} send */
function watchVisibility(send) {
  const tell = () => send({ type: "hidden", yes: document.hidden });
  document.addEventListener("visibilitychange", tell);
  if (document.hidden) tell();
}

/**
 * The first event, but for what is kept and what was painted.
 * @returns {Omit<EventOf<"boot">, keyof BootData | "prerendered" | "early">}
 */
function bootEvent() {
  const { onefile, file } = root.dataset;
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
    today: today(),
  };
}

/**
 * Adds what lies in a template, if that has not been done: it is not to compete with what comes
 * before. The one file has no templates.
 * @param {string} name
 */
function insertTemplate(name) {
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(name));
  template?.replaceWith(template.content);
}

const startPyScript = () => insertTemplate("pyscript");

/**
 * Starts what runs Python, one after the other, as each would slow down the one before: the app in
 * MicroPython, which draws the position; PyScript; and Pyodide.
 */
function startPython() {
  insertTemplate("micropython");
  standin = startStandin();
  if (!standin) startPyScript();
  else if (!isSaving()) standin.fetched.then(fetchPyodide);
  const startLast = () => {
    if (startup.state !== "waiting") startPyodide();
  };
  addEventListener("mpy:done", startLast, { once: true, capture: true });
}

/** As YYYY.MM.DD; what the browser has for dates takes a tenth of a second on a phone. */
function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join(".");
}

/** Takes back the address of a page that was tried again (web/page/startup/loading.js). */
function tidyAddress() {
  if (location.search !== "?again" || self.origin === "null") return;
  history.replaceState(history.state, "", location.pathname + location.hash);
}

tidyAddress();
paintFirst();
firstPaint().then(startPython);
keepFirstClick();
holdBuild();
holdWhilePressed();
copyWithinClicks();
tellWhenItJoins(startPyodide);
answerTo(send);
Object.assign(window.tesserae, {
  connect,
  take: (/** @type {string[]} */ reply) => take(reply, "joined"),
});
