// The stand-in's worker: the app in MicroPython, which answers events until Pyodide is ready.
import { loadMicroPython } from "../{{micropython}}/micropython.js";
import { FAULT, open, unpack } from "./app.js";
import { Garbage } from "./garbage.js";

/** @typedef {import("./app.js").Files} Files */

/**
 * The page's first message. files: the app, and its sentences in the language of the page. later:
 * the addresses of its other modules. engine: that of the engine; "" to leave that to Pyodide.
 * saves: whether to fetch both on demand only.
 * @typedef {{ files: ArrayBuffer[], later: string[], engine: string, saves: boolean,
 *   seed: string }} Start
 */

const WASM = new URL("../{{micropython}}/micropython.wasm", import.meta.url).href;

// Garbage is collected when work has taken so many times as long as a collection: after an answer;
// while thinking; and before the search for a ply, during which a click is likelier.
const UNTIDY = 3;
const MOST_UNTIDY = 15;
const BEFORE_PLAYING = 1;
const SLICE = 0.006; // seconds of thinking after which events are handled
const MAX_PAUSE = 20; // milliseconds, while a ply has to wait

/** All events so far. @type {string[]} */
const events = [];

/** @type {Awaited<ReturnType<typeof open>>} */
let app;
/** @type {Start} */
let setup;
/** Resolves when the other modules are here. @type {Promise<unknown> | null} */
let otherModules = null;
/** The state of the engine. @type {"" | "coming" | "ready" | "missing"} */
let engine = "";
/** Resolves when the engine is ready or missing. @type {Promise<void> | null} */
let engineFetch = null;
/** Whether both are being fetched ahead. */
let fetchingAhead = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let thinkTimer;
/** Functions to call after the messages that have come. @type {(() => void)[]} */
const deferred = [];
const channel = new MessageChannel();
let due = false; // whether `deferred` has a slice of thinking
const garbage = new Garbage(() => app.tidy());
let playing = false; // whether a ply was wanted after the last answer

channel.port1.onmessage = () => deferred.shift()?.();

/**
 * Calls a function after the messages that have come. A timer would wait for 4 ms, the browsers'
 * minimum for successive ones; a slice of thinking takes 6.
 * @param {() => void} act
 */
function afterMessages(act) {
  deferred.push(act);
  channel.port2.postMessage(null);
}

/** Loads MicroPython, then tells the page that all files are here. @param {object} options */
async function load(options) {
  const python = await loadMicroPython(options);
  postMessage("fetched");
  return python;
}

/** @param {Start} message */
async function start(message) {
  setup = message;
  const [first, ...more] = await Promise.all(setup.files.map(unpack));
  app = await open(load, { url: WASM }, Object.assign(first, ...more), true);
  app.begin(setup.seed);
  postMessage("open");
}

/** Fetches and adds a bundle; returns its files. @param {string} url */
async function add(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  const files = await unpack(await response.arrayBuffer());
  app.add(files);
  return files;
}

const fetchOtherModules = () => Promise.all(setup.later.map(add));

/** Fetches the engine, once. It does not need the other modules. */
function fetchEngine() {
  engineFetch ??= addEngine();
  return engineFetch;
}

async function addEngine() {
  engine = "coming";
  try {
    await importAll(await add(setup.engine));
    engine = "ready";
  } catch {
    engine = "missing";
  }
  enqueue(goOnThinking);
}

/** Imports modules in slices: all together take as long as two clicks. @param {Files} files */
async function importAll(files) {
  let began = performance.now();
  for (const path of Object.keys(files)) {
    app.load(path);
    if (performance.now() - began < 1000 * SLICE) continue;
    await new Promise((resolve) => afterMessages(() => resolve(null)));
    began = performance.now();
  }
}

/** Fetches both ahead: first the engine, as the computer's first ply waits for it. */
async function fetchAhead() {
  fetchingAhead = true;
  if (setup.engine) await fetchEngine();
  otherModules ??= fetchOtherModules();
  otherModules.catch(() => {}); // awaited in `reply` if it is needed
}

/** Handles all events anew; returns the last reply. */
function replay() {
  app.begin(setup.seed);
  return events.map((event) => app.handle(event)).pop() ?? [];
}

/**
 * Replies that the last event cannot be handled although no module is missing. FAULT replaces it,
 * so that Pyodide's app does not handle it later, when nobody expects that any more.
 * @param {unknown} error
 */
function replyToFault(error) {
  const at = events.length - 1;
  // The app could not even start, or needs a module that only Pyodide has.
  if (at < 1 || /ImportError/.test(String(error))) throw error;
  console.error(String(error));
  events[at] = FAULT;
  const answered = replay();
  postMessage({ fault: FAULT, at });
  return answered;
}

/**
 * Replies to the last event. If the app fails, a module may be missing: fetches the others, and
 * handles all events again. If the user saves data, tries the engine first, which has the coach.
 */
async function reply() {
  try {
    return app.handle(events[events.length - 1]);
  } catch {
    if (setup.saves && setup.engine && engine !== "ready") {
      await fetchEngine();
      try {
        return replay();
      } catch {} // it needs another module
    }
    otherModules ??= fetchOtherModules();
    await otherModules;
    try {
      return replay();
    } catch (error) {
      if (setup.engine && engine !== "ready") await fetchEngine();
      if (engine === "missing") throw error;
      try {
        return replay();
      } catch (fault) {
        return replyToFault(fault);
      }
    }
  }
}

/** Collects garbage before the search for a ply. */
function tidyBeforePlaying() {
  const before = playing;
  playing = app.playing();
  if (playing && !before && garbage.isWorth(BEFORE_PLAYING)) garbage.collect();
}

/** @param {string} event */
async function answer(event) {
  const began = performance.now();
  events.push(event);
  const answered = await reply();
  postMessage(answered);
  garbage.add(began);
  const [, changed] = answered;
  if (changed && garbage.isWorth(UNTIDY)) garbage.collect(); // no click follows at once
  tidyBeforePlaying();
  if (!setup.saves && !fetchingAhead) fetchAhead();
  goOnThinking();
}

/** Thinks if a ply of its levels is wanted; tells the page if anything else is. */
function goOnThinking() {
  clearTimeout(thinkTimer);
  if (!app.busy()) return;
  if (!setup.engine || engine === "missing" || !app.playing()) postMessage("wanted");
  else if (engine !== "ready") fetchEngine();
  else thinkAfter(1000 * app.rest());
}

/** Thinks for a slice after `rest` milliseconds, or after other messages. @param {number} rest */
function thinkAfter(rest) {
  if (rest > 0) thinkTimer = setTimeout(() => enqueue(think), Math.min(rest, MAX_PAUSE));
  if (rest > 0 || due) return;
  due = true;
  afterMessages(() => {
    due = false;
    enqueue(think);
  });
}

/** Thinks for a slice. A ply that it finds is an event, which the page has to know of. */
async function think() {
  if (!app.playing()) return; // an event has ended it meanwhile
  if (garbage.isWorth(MOST_UNTIDY)) garbage.collect(); // now, as no event is waiting
  const began = performance.now();
  try {
    const played = app.play(SLICE);
    if (played) {
      const at = events.push(played) - 1;
      postMessage({ played, at });
      postMessage(await reply());
      if (events[at] === FAULT) engine = "missing"; // it would find the same again
    }
  } catch (error) {
    console.warn(`The engine in MicroPython failed; Pyodide is waited for. ${error}`);
    engine = "missing";
  }
  garbage.add(began);
  goOnThinking();
}

/** Resolves when all messages so far are handled, one after the other. */
let queue = Promise.resolve();

/** @param {() => Promise<void> | void} act */
function enqueue(act) {
  queue = queue.then(act);
  queue.catch((error) => {
    postMessage({ failed: String(error) });
    close();
  });
}

addEventListener("message", ({ data }) => {
  enqueue(() => (typeof data === "string" ? answer(data) : start(data)));
});
