// A frame's connection to the Pyodide that it shares with other frames of this site.

const PATIENCE = 10_000; // milliseconds without a first message

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/**
 * Connects the page to the shared worker, started by the first frame, once Python runs in it.
 * Rejects if that fails: the page then needs a worker of its own.
 */
export async function sharePyodide() {
  const lock = await hold();
  const worker = new SharedWorker(new URL("shared_worker.js", here), { type: "module" });
  const { port } = worker;
  await isUp(worker, lock);
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
 * Takes a lock that lasts as long as this frame; resolves to its name. The worker asks for it to
 * know when the frame is gone.
 * @returns {Promise<string>}
 */
function hold() {
  const name = `tesserae-frame ${Math.random()}`;
  return new Promise((taken, fail) => {
    const held = () => {
      taken(name);
      return new Promise(() => {});
    };
    navigator.locks.request(name, held).catch(fail);
  });
}

/**
 * Waits until Python runs in the worker, and passes its reports on to loading.js.
 * @param {SharedWorker} worker
 * @param {string} lock
 * @returns {Promise<void>}
 */
function isUp(worker, lock) {
  const { port } = worker;
  return new Promise((up, fail) => {
    const timer = setTimeout(fail, PATIENCE);
    worker.onerror = fail;
    port.onmessage = (event) => {
      clearTimeout(timer);
      if (event.data === "up") up();
      else if (JSON.parse(event.data).failed) fail();
      else window.tesserae.hear(event);
    };
    port.postMessage(lock);
  });
}
