// The stand-in: the app in MicroPython, in a worker. It answers until Pyodide has come.
import { LANGUAGES } from "../browser/settings.js";
import { appFile, fetchAppFile } from "../build.js";
import { seed } from "./line.js";

const LONGEST = 15_000; // milliseconds that its files may take

/** Whether it plays levels that need no book. The switch: without it all engines wait for Pyodide. */
const PLAYS = true;

/**
 * The stand-in's callbacks. opened: it runs, and takes events by `post`. answered: its reply to one.
 * played: its engine has made a ply, which is an event, after so many others; a reply follows.
 * faulty: it could not handle an event of that number, in whose place there is another one.
 * wanted: the app wants more of an engine than the stand-in has. lost: it has failed.
 * @typedef {object} Heard
 * @property {(post: (event: string) => void) => void} opened
 * @property {(reply: string[]) => void} answered
 * @property {(event: string, at: number) => void} played
 * @property {(event: string, at: number) => void} faulty
 * @property {() => void} wanted
 * @property {() => void} lost
 */

/**
 * Starts the app for a game, with the sentences of the page's language. saves: whether what may not
 * be needed is left until it is. `fetched` resolves when it needs no more of the network, or has failed:
 * then Pyodide's files may be fetched. `stop` ends it.
 * @param {string} game
 * @param {boolean} saves
 * @param {Heard} heard
 */
export function prepareStandin(game, saves, { opened, answered, played, faulty, wanted, lost }) {
  const worker = new Worker(appFile("standin.js"), { type: "module" });
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
    else if (data.played) played(data.played, data.at);
    else if (data.fault) faulty(data.fault, data.at);
    else answered(data);
  };
  worker.onerror = (event) => {
    event.preventDefault(); // no error of the page: Pyodide makes up for it
    fail(event.message ?? "standin.js could not be loaded");
  };
  const spoken = document.documentElement.lang;
  const parts = [...LANGUAGES.filter((it) => it !== spoken), "later"];
  const later = parts.map((it) => appFile(`${game}-${it}.bin`).href);
  const engine = PLAYS ? appFile(`${game}-engine.bin`).href : "";
  const start = (/** @type {ArrayBuffer[]} */ files) =>
    worker.postMessage({ files, later, engine, saves, seed }, files);
  const signal = AbortSignal.timeout(LONGEST);
  const fetchBytes = async (/** @type {string} */ name) =>
    (await fetchAppFile(name, { signal })).arrayBuffer();
  Promise.all([`${game}.bin`, `${game}-${spoken}.bin`].map(fetchBytes)).then(start, fail);
  return { fetched, stop };
}
