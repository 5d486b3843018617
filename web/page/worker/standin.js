// The stand-in: the app in MicroPython, in a worker. It answers until Pyodide is ready.
import { LANGUAGES } from "../browser/settings.js";
import { appFile, fetchAppFile } from "../build.js";
import { seed } from "./line.js";

const PATIENCE = 15_000; // milliseconds for its files to come

/** Whether it has an engine, for levels without a book; if not, all levels wait for Pyodide. */
const HAS_ENGINE = true;

/**
 * opened: the stand-in takes events by `post`. answered: its reply to an event. played: its engine
 * has made a ply, an event at that index; a reply follows. faulty: it could not handle the event at
 * that index, and replaces it. wanted: the app needs Pyodide's engine. lost: it has failed.
 * @typedef {object} Callbacks
 * @property {(post: (event: string) => void) => void} opened
 * @property {(reply: string[]) => void} answered
 * @property {(event: string, at: number) => void} played
 * @property {(event: string, at: number) => void} faulty
 * @property {() => void} wanted
 * @property {() => void} lost
 */

/**
 * Starts the stand-in in the page's language. `fetched` resolves when it has its files or has
 * failed: then Pyodide's may be fetched. `stop` ends it.
 * @param {string} game
 * @param {boolean} saves whether to fetch other files on demand only
 * @param {Callbacks} callbacks
 */
export function prepareStandin(game, saves, { opened, answered, played, faulty, wanted, lost }) {
  const worker = new Worker(appFile("standin.js"), { type: "module" });
  let ended = false;
  let resolveFetched = () => {};
  /** @type {Promise<void>} */
  const fetched = new Promise((resolve) => {
    resolveFetched = resolve;
  });

  function stop() {
    ended = true;
    worker.terminate();
    resolveFetched();
  }
  function fail(/** @type {unknown} */ why) {
    if (ended) return;
    console.warn(`The app in MicroPython failed; Pyodide is waited for. ${why}`);
    stop();
    lost();
  }
  const post = (/** @type {string} */ event) => worker.postMessage(event);

  worker.onmessage = ({ data }) => {
    if (ended) return;
    if (data === "open") opened(post);
    else if (data === "fetched") resolveFetched();
    else if (data === "wanted") wanted();
    else if (data.failed) fail(data.failed);
    else if (data.played) played(data.played, data.at);
    else if (data.fault) faulty(data.fault, data.at);
    else answered(data);
  };
  worker.onerror = (event) => {
    event.preventDefault(); // it is no error of the page: Pyodide takes over
    fail(event.message ?? "standin.js could not be loaded");
  };
  const language = document.documentElement.lang;
  const parts = [...LANGUAGES.filter((it) => it !== language), "later"];
  const later = parts.map((it) => appFile(`${game}-${it}.bin`).href);
  const engine = HAS_ENGINE ? appFile(`${game}-engine.bin`).href : "";
  const start = (/** @type {ArrayBuffer[]} */ files) =>
    worker.postMessage({ files, later, engine, saves, seed }, files);
  const signal = AbortSignal.timeout(PATIENCE);
  const fetchBytes = async (/** @type {string} */ name) =>
    (await fetchAppFile(name, { signal })).arrayBuffer();
  Promise.all([`${game}.bin`, `${game}-${language}.bin`].map(fetchBytes)).then(start, fail);
  return { fetched, stop };
}
