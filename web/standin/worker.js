// The stand-in's worker: the app in MicroPython, which answers events until Pyodide has come.
import { loadMicroPython } from "../{{micropython}}/micropython.js";
import { FAULT, open, unpack } from "./app.js";
import { Garbage } from "./garbage.js";

/** @typedef {import("./app.js").Files} Files */

/**
 * The page's first message. files: the app, and its sentences in the language of the page. later:
 * the addresses of its other modules. engine: that of the engine; "" to leave that to Pyodide. saves:
 * whether both are fetched only when they are needed.
 * @typedef {{ files: ArrayBuffer[], later: string[], engine: string, saves: boolean,
 *   seed: string }} Start
 */

const WASM = new URL("../{{micropython}}/micropython.wasm", import.meta.url).href;

// After how much work garbage is collected, in times of a collection: with the next answer; in the
// middle of thinking; and before a ply is looked for, as a click is likelier to come meanwhile.
const UNTIDY = 3;
const MOST_UNTIDY = 15;
const BEFORE_PLAYING = 1;
const SLICE = 0.006; // seconds of thinking before events are looked at again
const NAP = 20; // milliseconds at most, while a ply has to wait

/** Every event so far. @type {string[]} */
const events = [];

/** @type {Awaited<ReturnType<typeof open>>} */
let app;
/** @type {Start} */
let given;
/** The modules that functions import, and the other languages. @type {Promise<unknown> | null} */
let later = null;
/** The state of the engine. @type {"" | "coming" | "ready" | "missing"} */
let engine = "";
/** Until that has come, or cannot be had. @type {Promise<void> | null} */
let arrival = null;
/** Whether both are fetched without having been asked for. */
let completing = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let thinking;
/** Functions to call once all earlier messages are handled. @type {(() => void)[]} */
const waiting = [];
const turns = new MessageChannel();
let due = false; // whether a slice of thinking is among them
const garbage = new Garbage(() => app.tidy());
let plays = false; // whether a ply was wanted at the last answer

turns.port1.onmessage = () => waiting.shift()?.();

/**
 * Calls back after messages that have come. A timer would wait for 4 ms, as browsers have it of those
 * that follow each other; a slice of thinking takes 6.
 * @param {() => void} act
 */
function soon(act) {
  waiting.push(act);
  turns.port2.postMessage(null);
}

/** Loads MicroPython, and tells the page that nothing more is fetched. @param {object} options */
async function load(options) {
  const python = await loadMicroPython(options);
  postMessage("fetched");
  return python;
}

/** @param {Start} message */
async function start(message) {
  given = message;
  const [first, ...more] = await Promise.all(given.files.map(unpack));
  app = await open(load, { url: WASM }, Object.assign(first, ...more), true);
  app.begin(given.seed);
  postMessage("open");
}

/** Fetches a bundle, and adds it. Its files. @param {string} url */
async function add(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  const files = await unpack(await response.arrayBuffer());
  app.add(files);
  return files;
}

const fetchLater = () => Promise.all(given.later.map(add));

/** Fetches what plays, once. It needs nothing of the rest. */
function fetchEngine() {
  arrival ??= addEngine();
  return arrival;
}

async function addEngine() {
  engine = "coming";
  try {
    await importAll(await add(given.engine));
    engine = "ready";
  } catch {
    engine = "missing";
  }
  enqueue(goOnThinking);
}

/** Imports modules in slices of time: to import all takes as long as two clicks. @param {Files} files */
async function importAll(files) {
  let began = performance.now();
  for (const path of Object.keys(files)) {
    app.load(path);
    if (performance.now() - began < 1000 * SLICE) continue;
    await new Promise((resolve) => soon(() => resolve(null)));
    began = performance.now();
  }
}

/** Fetches the rest before it is needed: first what plays, as the computer's first ply waits for it. */
async function complete() {
  completing = true;
  if (given.engine) await fetchEngine();
  later ??= fetchLater();
  later.catch(() => {}); // awaited in `reply` if it is needed
}

/** The app begins anew, with all events. */
function again() {
  app.begin(given.seed);
  return events.map((event) => app.handle(event)).pop() ?? [];
}

/**
 * The reply where an event cannot be handled although nothing is missing: the app says so, and the page
 * keeps no event that Pyodide's app might handle later, when nobody expects it any more.
 * @param {unknown} error
 */
function replyToFault(error) {
  const at = events.length - 1;
  // The page could not even start, or needs what only Pyodide has.
  if (at < 1 || /ImportError/.test(String(error))) throw error;
  console.error(String(error));
  events[at] = FAULT;
  const answered = again();
  postMessage({ fault: FAULT, at });
  return answered;
}

/**
 * The reply to the last event. If the app fails, it may have lacked something: so that is added, and
 * all events are handled again. Where data is saved, what plays is tried first, as the coach is in it.
 */
async function reply() {
  try {
    return app.handle(events[events.length - 1]);
  } catch {
    if (given.saves && given.engine && engine !== "ready") {
      await fetchEngine();
      try {
        return again();
      } catch {} // it is what is to come later
    }
    later ??= fetchLater();
    await later;
    try {
      return again();
    } catch (error) {
      if (given.engine && engine !== "ready") await fetchEngine();
      if (engine === "missing") throw error;
      try {
        return again();
      } catch (fault) {
        return replyToFault(fault);
      }
    }
  }
}

/** Collects garbage before a ply is looked for. */
function tidyBeforePlaying() {
  const played = plays;
  plays = app.playing();
  if (plays && !played && garbage.isWorth(BEFORE_PLAYING)) garbage.collect();
}

/** @param {string} event */
async function answer(event) {
  const began = performance.now();
  events.push(event);
  const answered = await reply();
  postMessage(answered);
  garbage.add(began);
  const [, changed] = answered;
  if (changed && garbage.isWorth(UNTIDY)) garbage.collect(); // the next click takes a while
  tidyBeforePlaying();
  if (!given.saves && !completing) complete();
  goOnThinking();
}

/** Thinks, if a ply of its levels is wanted; says so if it is anything else. */
function goOnThinking() {
  clearTimeout(thinking);
  if (!app.busy()) return;
  if (!given.engine || engine === "missing" || !app.playing()) postMessage("wanted");
  else if (engine !== "ready") fetchEngine();
  else thinkAfter(1000 * app.rest());
}

/** Thinks for a slice when milliseconds have passed; without any, once messages were dealt with. @param {number} rest */
function thinkAfter(rest) {
  if (rest > 0) thinking = setTimeout(() => enqueue(think), Math.min(rest, NAP));
  if (rest > 0 || due) return;
  due = true;
  soon(() => {
    due = false;
    enqueue(think);
  });
}

/** Thinks for a slice of time. A ply that was found is an event, which the page has to know of. */
async function think() {
  if (!app.playing()) return; // an event that was answered meanwhile has ended it
  if (garbage.isWorth(MOST_UNTIDY)) garbage.collect(); // at the beginning, when events that came are dealt with
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

/** Ends when all messages so far are dealt with, one after the other. */
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
