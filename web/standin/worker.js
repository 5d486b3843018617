// The stand-in's worker: the app in MicroPython, which answers events until Pyodide has come.
import { loadMicroPython } from "../{{micropython}}/micropython.js";
import { open, unpack } from "./app.js";

/** @typedef {{ files: ArrayBuffer, later: string, seed: string }} Start what the page sends first */

const WASM = new URL("../{{micropython}}/micropython.wasm", import.meta.url).href;

const IDLE = 100; // milliseconds without an event, after which garbage is collected
const MOST_UNTIDY = 10; // answers, after which it is collected even if events keep coming

/** Every event so far. @type {string[]} */
const events = [];

/** @type {Awaited<ReturnType<typeof open>>} */
let app;
/** @type {Start} */
let given;
/** What functions import, fetched when the first event has been answered. @type {Promise<void> | null} */
let later = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let tidying;
let untidy = 0; // answers since garbage was collected

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

async function fetchLater() {
  const response = await fetch(given.later);
  if (!response.ok) throw new Error(`${given.later}: status ${response.status}`);
  app.add(await unpack(await response.arrayBuffer()));
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
  if (app.busy()) postMessage("wanted"); // an engine is, which the stand-in does not have
  tidySoon();
  later ??= fetchLater();
  later.catch(() => {}); // awaited in `reply` if it is needed
}

/** Ends when all messages so far are dealt with, one after the other. */
let queue = Promise.resolve();

addEventListener("message", ({ data }) => {
  queue = queue.then(() => (typeof data === "string" ? answer(data) : start(data)));
  queue.catch((error) => {
    postMessage({ failed: String(error) });
    close();
  });
});
