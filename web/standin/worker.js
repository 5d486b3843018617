// The stand-in's worker: the app in MicroPython, which answers events until Pyodide has come.
import { loadMicroPython } from "../{{micropython}}/micropython.js";
import { open, unpack } from "./app.js";

/**
 * What the page sends first. engine: the address of what plays; "" to leave that to Pyodide.
 * @typedef {{ files: ArrayBuffer, later: string, engine: string, seed: string }} Start
 */

const WASM = new URL("../{{micropython}}/micropython.wasm", import.meta.url).href;

const IDLE = 100; // milliseconds without an event, after which garbage is collected
const MOST_UNTIDY = 10; // answers or slices of thinking, after which it is collected all the same
const SLICE = 0.009; // seconds of thinking before events are looked at again
const NAP = 20; // milliseconds at most, while a ply has to wait

/** Every event so far. @type {string[]} */
const events = [];

/** @type {Awaited<ReturnType<typeof open>>} */
let app;
/** @type {Start} */
let given;
/** What functions import, fetched when the first event has been answered. @type {Promise<void> | null} */
let later = null;
/** What plays: it is fetched when a ply of its levels is first wanted. @type {"" | "coming" | "ready" | "missing"} */
let engine = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let thinking;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let tidying;
let untidy = 0; // answers and slices since garbage was collected

/** Loads MicroPython, and tells the page that nothing more is fetched. @param {object} options */
async function load(options) {
  const python = await loadMicroPython(options);
  postMessage("fetched");
  return python;
}

/** @param {Start} message */
async function start(message) {
  given = message;
  app = await open(load, { url: WASM }, await unpack(given.files));
  app.begin(given.seed);
  postMessage("open");
}

/** Fetches a bundle, and adds it. @param {string} url */
async function add(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  app.add(await unpack(await response.arrayBuffer()));
}

const fetchLater = () => add(given.later);

/** Fetches what plays, and what it imports. */
async function fetchEngine() {
  engine = "coming";
  try {
    later ??= fetchLater();
    await Promise.all([later, add(given.engine)]);
    engine = "ready";
  } catch {
    engine = "missing";
  }
  enqueue(goOnThinking);
}

/**
 * The reply to the last event. If the app fails, it may have lacked what it imports later: so that is
 * added, and the app begins anew with all events.
 */
async function reply() {
  try {
    return app.handle(events[events.length - 1]);
  } catch {
    later ??= fetchLater();
    await later;
    app.begin(given.seed);
    return events.map((event) => app.handle(event)).pop() ?? [];
  }
}

/** Collects garbage when no event follows, or after many answers. */
function tidySoon() {
  clearTimeout(tidying);
  untidy += 1;
  if (untidy < MOST_UNTIDY) tidying = setTimeout(tidy, IDLE);
  else tidy();
}

function tidy() {
  untidy = 0;
  app.tidy();
}

/** @param {string} event */
async function answer(event) {
  events.push(event);
  postMessage(await reply());
  tidySoon();
  later ??= fetchLater();
  later.catch(() => {}); // awaited in `reply` if it is needed
  goOnThinking();
}

/** Thinks, if a ply of its levels is wanted; says so if it is anything else. */
function goOnThinking() {
  clearTimeout(thinking);
  if (!app.busy()) return;
  if (!given.engine || engine === "missing" || !app.playing()) postMessage("wanted");
  else if (engine === "ready")
    thinking = setTimeout(() => enqueue(think), Math.min(1000 * app.rest(), NAP));
  else if (!engine) fetchEngine();
}

/** Thinks for a slice of time. A ply that was found is an event, which the page has to know of. */
async function think() {
  try {
    const played = app.play(SLICE);
    if (played) {
      const at = events.push(played) - 1;
      postMessage({ played, at });
      postMessage(await reply());
    }
  } catch (error) {
    console.warn(`The engine in MicroPython failed; Pyodide is waited for. ${error}`);
    engine = "missing";
  }
  tidySoon();
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
