// One Pyodide for all frames of this site, each with its own connection and app. Does what PyScript
// does in the worker of a single page.

/** @typedef {{ dispatch(event: string): void, resume(kept: string): void, close(): void }} Line */

/** The last report of the start, for frames that connect later. */
let lastReport = "{}";

/** @type {Set<MessagePort>} */
const frames = new Set();

/** Sends a report to every frame, as boot.js does by calling `postMessage`. @param {string} text */
function report(text) {
  lastReport = text;
  for (const frame of frames) frame.postMessage(text);
  if (JSON.parse(text).stopped) close(); // the next frame starts a new one
}
Object.assign(globalThis, { postMessage: report });

async function start() {
  const { loadPyodide } = await import("./boot.js");
  const python = await loadPyodide({});
  const source = await fetch(new URL("worker.py", import.meta.url));
  await python.runPythonAsync(await source.text());
  report("{}");
  return /** @type {(post: (reply: unknown) => void) => Line} */ (python.globals.get("Line"));
}

const lines = start();
lines.catch((error) => {
  console.warn("Every frame has a Python of its own.", String(error));
  report('{"failed":true}');
  close(); // the next frame starts a new one
});

/**
 * Connects a frame, which holds a lock for as long as it exists.
 * @param {MessagePort} port
 * @param {string} lock
 */
async function welcome(port, lock) {
  frames.add(port);
  port.postMessage(lastReport);
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
