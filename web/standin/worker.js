// The app in MicroPython, in a worker of its own: answers events until Pyodide has come.
import { loadMicroPython } from "../{{micropython}}/micropython.js";
import { open, unpack } from "./app.js";

/** @typedef {{ files: ArrayBuffer, later: string, seed: string }} Start */

const WASM = new URL("../{{micropython}}/micropython.wasm", import.meta.url).href;

const IDLE = 100; // milliseconds without an event, after which garbage is collected
const OFTEN = 10; // events after which it is all the same

/** Every event so far. @type {string[]} */
const events = [];

/** @type {Awaited<ReturnType<typeof open>>} */
let app;
let seed = "";
/** What functions import, fetched when the first event has been answered. @type {Promise<void> | null} */
let later = null;
let address = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let tidying;
let answered = 0;

/** MicroPython; the page hears when all that it needs of the network is here. @param {object} options */
async function load(options) {
  const python = await loadMicroPython(options);
  postMessage("fetched");
  return python;
}

/** @param {Start} told */
async function start(told) {
  ({ seed, later: address } = told);
  app = await open(load, { url: WASM }, await unpack(told.files));
  app.begin(seed);
  postMessage("open");
}

async function fetchLater() {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  app.add(await unpack(await response.arrayBuffer()));
}

/**
 * The reply to the last event. An app that has failed begins anew, with all there is to import:
 * that may have been what it lacked.
 */
async function reply() {
  try {
    return app.handle(events[events.length - 1]);
  } catch {
    later ??= fetchLater();
    await later;
    app.begin(seed);
    return events.map((event) => app.handle(event)).pop() ?? [];
  }
}

/** Collects garbage once no event follows, or after many. */
function tidySoon() {
  clearTimeout(tidying);
  answered += 1;
  if (answered < OFTEN) tidying = setTimeout(tidy, IDLE);
  else tidy();
}

function tidy() {
  answered = 0;
  app.tidy();
}

/** @param {string} event */
async function answer(event) {
  events.push(event);
  postMessage(await reply());
  if (app.busy()) postMessage("wanted");
  tidySoon();
  later ??= fetchLater();
  later.catch(() => {}); // it is awaited when something of it is needed
}

/** Events are answered one after the other. */
let busy = Promise.resolve();

addEventListener("message", ({ data }) => {
  const act = () => (typeof data === "string" ? answer(data) : start(data));
  busy = busy.then(act);
  busy.catch((error) => {
    postMessage({ failed: String(error) });
    close();
  });
});
