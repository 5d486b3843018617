// One Pyodide for all frames of this site: each frame has a connection to it, and an app of its own.
// It does what PyScript does in the worker of a single page.

/** @typedef {{ dispatch(event: string): void, resume(kept: string): void, close(): void }} Line */

/** The last report of the start to the frames; at first only that the worker runs. */
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
  close(); // the next frame starts a new one
});

/**
 * Connects a frame, which holds a lock for as long as it exists.
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
