// The app in MicroPython, in a worker: it answers until Pyodide has come.
import { seed } from "./line.js";

const LONGEST = 15_000; // milliseconds, after which the files are not waited for

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
 * Starts the app for a game. `fetched` tells when it has all that it needs of the network, or has
 * failed; Pyodide's files are to be fetched after that. `stop` ends it.
 * @param {string} game
 * @param {Heard} heard
 */
export function prepareStandin(game, { opened, answered, wanted, lost }) {
  const worker = new Worker(new URL("standin.js", here), { type: "module" });
  let over = false;
  let hasFetched = () => {};
  /** @type {Promise<void>} */
  const fetched = new Promise((resolve) => {
    hasFetched = resolve;
  });

  function stop() {
    over = true;
    worker.terminate();
    hasFetched();
  }
  function fail(/** @type {unknown} */ why) {
    if (over) return;
    console.warn(`The app in MicroPython failed; Pyodide is waited for. ${why}`);
    stop();
    lost();
  }
  const post = (/** @type {string} */ event) => worker.postMessage(event);

  worker.onmessage = ({ data }) => {
    if (over) return;
    if (data === "open") opened(post);
    else if (data === "fetched") hasFetched();
    else if (data === "wanted") wanted();
    else if (data.failed) fail(data.failed);
    else answered(data);
  };
  worker.onerror = (event) => {
    event.preventDefault(); // it is made up for
    fail(event.message ?? "standin.js could not be loaded");
  };
  const later = new URL(`${game}-later.bin`, here).href;
  const start = (/** @type {ArrayBuffer} */ files) =>
    worker.postMessage({ files, later, seed }, [files]);
  fetchFiles(`${game}.bin`).then(start, fail);
  return { fetched, stop };
}

/** @param {string} name */
async function fetchFiles(name) {
  const response = await fetch(new URL(name, here), { signal: AbortSignal.timeout(LONGEST) });
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.arrayBuffer();
}
