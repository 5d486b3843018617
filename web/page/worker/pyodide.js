// Starts Pyodide. Its tag is in a template, as PyScript starts every tag that it finds. Beside the
// tag are hints to preload the large files while PyScript makes the worker. Frames that share a
// worker need no tag.
import { isCached } from "../browser/network.js";
import { embedded } from "../build.js";
import { sharePyodide } from "./shared_pyodide.js";

const { startup } = window.tesserae;
const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pyodide"));

/** Whether the address asks for all of Python; the app needs a part of it. */
const wantsAllOfPython = location.search === "?python=whole";

/** Whether the page decides when Pyodide starts (not in the one file). */
export const canDelayPyodide = () => template !== null;

/**
 * Preloads the large files, if hints can do that. Pyodide itself starts later: it would slow down
 * the first replies.
 */
export function fetchPyodide() {
  startup.send("load");
  startup.progress(0); // shows the bar already; the worker reports progress once it runs
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
