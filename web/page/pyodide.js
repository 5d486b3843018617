// When Pyodide starts: its tag lies in a template until then, as PyScript starts what it finds.
// Frames need no tag where they can share a worker.
import { sharePyodide } from "./shared_pyodide.js";

const root = document.documentElement;
const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pyodide"));

/** Whether the page decides when it starts: not in the one file. */
export const pyodideWaits = () => template !== null;

export function startPyodide() {
  if (!template?.isConnected) return;
  delete root.dataset.waiting;
  template.remove();
  const startOwn = () => document.body.append(template.content);
  if ("embed" in root.dataset) sharePyodide().catch(startOwn);
  else startOwn();
}

/** It starts when it is asked for; loading.js need not worry. */
export function wait() {
  root.dataset.waiting = "";
}
