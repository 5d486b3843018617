// A frame's connection to the Pyodide that it shares with other frames of this site.
import { holdLock } from "../browser/locks.js";
import { appFile } from "../build.js";

const PATIENCE = 10_000; // milliseconds until the first message

/**
 * Connects the page to the shared worker, which the first frame starts, once Python runs in it.
 * Rejects if that fails: then the page needs a worker of its own.
 */
export async function sharePyodide() {
  const lock = `tesserae-frame ${Math.random()}`; // tells the worker when the frame is gone
  await holdLock(lock);
  const worker = new SharedWorker(appFile("shared_worker.js"), { type: "module" });
  const { port } = worker;
  await untilUp(worker, lock);
  const tag = /** @type {PyScriptTag} */ (document.createElement("script"));
  const send = (/** @type {string} */ verb) => (/** @type {string} */ text) =>
    port.postMessage([verb, text]);
  tag.xworker = port;
  tag.app = { dispatch: send("dispatch"), resume: send("resume") };
  tag.type = "text/plain"; // like PyScript's own tag, but inert
  tag.setAttribute("worker", "");
  document.body.append(tag);
}

/**
 * Waits until Python runs in the worker, and passes its reports on to loading.js.
 * @param {SharedWorker} worker
 * @param {string} lock
 * @returns {Promise<void>}
 */
function untilUp(worker, lock) {
  const { port } = worker;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE);
    worker.onerror = reject;
    port.onmessage = (event) => {
      clearTimeout(timer);
      const news = event.data === "up" ? null : JSON.parse(event.data);
      if (!news) resolve();
      else if (news.failed || news.stopped) reject();
      else window.tesserae.hear(event);
    };
    port.postMessage(lock);
  });
}
