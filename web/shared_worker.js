// One Pyodide for all frames of this site on a page: each has a line to it, and an app of its own.
// What PyScript does in a worker that a page has for itself is done here.

/** @typedef {{ dispatch(event: string): void, resume(kept: string): void, close(): void }} Line */

/** What the frames have been told of the start, last: at first only that there is somebody. */
let news = "{}";

/** @type {Set<MessagePort>} */
const frames = new Set();

/** @param {string} text for every frame; boot.js tells in this way as well */
function tell(text) {
  news = text;
  for (const frame of frames) frame.postMessage(text);
}
Object.assign(globalThis, { postMessage: tell });

async function start() {
  const { loadPyodide } = await import("./boot.js");
  const python = await loadPyodide({});
  const source = await fetch(new URL("worker.py", import.meta.url));
  await python.runPythonAsync(await source.text());
  tell("{}");
  return /** @type {(post: (reply: unknown) => void) => Line} */ (python.globals.get("Line"));
}

const lines = start();
lines.catch((error) => {
  console.warn("Every frame has a Python of its own.", String(error));
  tell('{"failed":true}');
  close(); // who asks again begins anew
});

/**
 * A frame has come. It holds a lock for as long as it is there.
 * @param {MessagePort} port
 * @param {string} lock
 */
async function welcome(port, lock) {
  frames.add(port);
  port.postMessage(news);
  const line = (await lines)((reply) => port.postMessage(reply));
  const { dispatch, resume } = line;
  port.onmessage = ({ data: [verb, text] }) => (verb === "resume" ? resume : dispatch)(text);
  port.postMessage("up");
  await navigator.locks.request(lock, () => {});
  frames.delete(port);
  port.close();
  line.close();
}

addEventListener("connect", (event) => {
  const [port] = /** @type {MessageEvent} */ (event).ports;
  port.onmessage = ({ data }) => welcome(port, data);
});
