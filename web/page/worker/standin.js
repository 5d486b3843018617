// The stand-in: the app in MicroPython, in a worker. It answers until Pyodide has come.
import { appFile, fetchAppFile } from "../build.js";
import { seed } from "./line.js";

const LONGEST = 15_000; // milliseconds that its files may take

/** Whether it plays levels that need no book. The switch: without it all engines wait for Pyodide. */
const PLAYS = true;

/**
 * What the page hears of it. opened: it runs, and takes events by `post`. answered: its reply to one.
 * played: its engine has made a ply, which is an event, after so many others; a reply follows.
 * wanted: the app wants more of an engine than the stand-in has. lost: it has failed.
 * @typedef {object} Heard
 * @property {(post: (event: string) => void) => void} opened
 * @property {(reply: string[]) => void} answered
 * @property {(event: string, at: number) => void} played
 * @property {() => void} wanted
 * @property {() => void} lost
 */

/**
 * Starts the app for a game. `fetched` resolves when it needs no more of the network, or has failed:
 * then Pyodide's files may be fetched. `stop` ends it.
 * @param {string} game
 * @param {Heard} heard
 */
export function prepareStandin(game, { opened, answered, played, wanted, lost }) {
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
    else answered(data);
  };
  worker.onerror = (event) => {
    event.preventDefault(); // no error of the page: Pyodide makes up for it
    fail(event.message ?? "standin.js could not be loaded");
  };
  const later = appFile(`${game}-later.bin`).href;
  const engine = PLAYS ? appFile(`${game}-engine.bin`).href : "";
  const start = (/** @type {ArrayBuffer} */ files) =>
    worker.postMessage({ files, later, engine, seed }, [files]);
  fetchAppFile(`${game}.bin`, { signal: AbortSignal.timeout(LONGEST) })
    .then((response) => response.arrayBuffer())
    .then(start, fail);
  return { fetched, stop };
}
