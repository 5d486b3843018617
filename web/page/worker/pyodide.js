// Starts Pyodide. Its tag waits in a template, as PyScript starts every tag that it finds; beside it
// are hints, by which the browser fetches the large files while PyScript makes the worker. Frames that
// share a worker need no tag.
import { isCached } from "../browser/network.js";
import { embedded } from "../build.js";
import { sharePyodide } from "./shared_pyodide.js";

const { startup } = window.tesserae;
const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pyodide"));

/** Whether the page's address asks for all of Python, which the app does not need. */
const wantsAllOfPython = location.search === "?python=whole";

/** Whether the page decides when Pyodide starts. In the one file it does not. */
export const canDelayPyodide = () => template !== null;

/**
 * Has the browser fetch the large files ahead, where hints can do that. Pyodide itself starts later:
 * it would slow down the first answers.
 */
export function fetchPyodide() {
  startup.send("load");
  startup.progress(0); // the worker reports it only when it runs: the bar is to be there before
  if (!template?.isConnected || wantsAllOfPython || isCached() || embedded) return;
  document.head.append(...template.content.querySelectorAll("link"));
}

export function startPyodide() {
  if (!template?.isConnected) return;
  startup.send("load");
  template.remove();
  const { content } = template;
  if (wantsAllOfPython || isCached())
    for (const hint of content.querySelectorAll("link")) hint.remove();
  if (wantsAllOfPython) askForAllOfPython(content);
  const startOwn = () => document.body.append(content);
  if (embedded && !wantsAllOfPython) sharePyodide().catch(startOwn);
  else startOwn();
}

/** @param {DocumentFragment} content */
function askForAllOfPython(content) {
  const tag = content.querySelector("script");
  const config = tag?.getAttribute("config") ?? "";
  tag?.setAttribute("config", config.replace("boot.js", "boot.js?whole.js"));
}
