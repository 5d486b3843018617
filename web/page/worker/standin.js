// The app in MicroPython, in a worker: it answers until Pyodide has come, where that takes a while.

import { isSaving, isSlow } from "../browser/network.js";
import { seed } from "./line.js";

const SLOW = 400; // milliseconds: what the network gives in that time is less than its files
const SOON = 300; // from the first of Pyodide's bytes to the last: it is there before long
const LATEST = 2_000; // by then Pyodide should have given a sign of life
const LONGEST = 15_000; // then the files are not waited for

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/**
 * opened: it is there, and takes events as `post` gives them. answered: its reply to one. wanted:
 * an engine is, which it does not have. lost: it has failed, and answers no more.
 * @typedef {object} Heard
 * @property {(post: (event: string) => void) => void} opened
 * @property {(reply: string[]) => void} answered
 * @property {() => void} wanted
 * @property {() => void} lost
 */

/**
 * Fetches the files of a game's app, and starts it when that is worth the while. Pyodide's files
 * are to be fetched after these, and after MicroPython if the app is started: `fetched` tells when.
 * `stop` ends it.
 * @param {string} game
 * @param {Heard} heard
 */
export function prepareStandin(game, { opened, answered, wanted, lost }) {
  const files = fetchFiles(`${game}.bin`);
  let hasMicroPython = nothing;
  /** @type {Promise<void>} */
  const micropython = new Promise((resolve) => {
    hasMicroPython = resolve;
  });
  /** @type {Worker | null} */
  let worker = null;
  let over = false;

  function stop() {
    over = true;
    worker?.terminate();
  }
  function fail() {
    if (over) return;
    stop();
    lost();
  }
  const post = (/** @type {string} */ event) => worker?.postMessage(event);

  /** @param {MessageEvent} event */
  function hear({ data }) {
    if (over) return;
    if (data === "open") opened(post);
    else if (data === "fetched") hasMicroPython();
    else if (data === "wanted") wanted();
    else if (data) answered(data);
    else fail();
  }
  function start() {
    if (over || worker) return;
    worker = new Worker(new URL("standin.js", here), { type: "module" });
    worker.onmessage = hear;
    worker.onerror = (event) => {
      event.preventDefault(); // it is made up for
      fail();
    };
    const later = new URL(`${game}-later.bin`, here).href;
    files.then((bytes) => worker?.postMessage({ files: bytes, later, seed }, [bytes]), fail);
  }

  if (isSaving() || isSlow()) start();
  else whenSlow(files, start);
  const fetched = files.then(() => (worker ? micropython : undefined));
  return { fetched: fetched.then(nothing, nothing), stop };
}

const nothing = () => {};

/** @param {string} name */
async function fetchFiles(name) {
  const response = await fetch(new URL(name, here), { signal: AbortSignal.timeout(LONGEST) });
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Acts where a small file takes long to come, or the large ones of Pyodide.
 * @param {Promise<unknown>} small
 * @param {() => void} act
 */
function whenSlow(small, act) {
  const late = setTimeout(act, LATEST);
  const slow = setTimeout(act, SLOW);
  small.then(() => clearTimeout(slow), nothing);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  addEventListener("tesserae-progress", (event) => {
    const percent = /** @type {CustomEvent<number>} */ (event).detail;
    clearTimeout(late);
    soon ??= setTimeout(act, SOON);
    if (percent === 99) clearTimeout(soon);
  });
}
