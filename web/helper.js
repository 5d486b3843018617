// A further worker for a study: the engine without an app, in its own Python, does a part of the
// work. The worker's name is the number of the part.
import { loadPyodide } from "./boot.js";

/** @typedef {(job: string) => void} Take */

async function start() {
  const python = await loadPyodide({});
  const source = await fetch(new URL("worker.py", import.meta.url));
  await python.runPythonAsync(await source.text());
  const helpOut = /** @type {(part: number) => Take} */ (python.globals.get("help_out"));
  const take = helpOut(Number(self.name));
  addEventListener("message", ({ data }) => (data === "?" ? postMessage("here") : take(data)));
  postMessage("up");
}

start(); // boot.js reports a failure
