// When Pyodide starts: its tag lies in a template until then, as PyScript starts what it finds.
// Frames need no tag where they can share a worker.
import { sharePyodide } from "./shared_pyodide.js";

const root = document.documentElement;
const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pyodide"));

/** Asks for all of Python, in the page's address. The app has no need of it. */
const WHOLE = "?python=whole";
const isWhole = location.search === WHOLE;

/** The page's address without what comes behind it. */
export const address = () => location.href.split("#")[0].replace(WHOLE, "");

/** Whether the page decides when it starts: not in the one file. */
export const pyodideWaits = () => template !== null;

export function startPyodide() {
  if (!template?.isConnected) return;
  delete root.dataset.waiting;
  template.remove();
  const { content } = template;
  const startOwn = () => document.body.append(isWhole ? asked(content) : content);
  if ("embed" in root.dataset && !isWhole) sharePyodide().catch(startOwn);
  else startOwn();
}

/**
 * Has a tag ask for all of Python.
 * @param {DocumentFragment} content
 */
function asked(content) {
  const tag = content.querySelector("script");
  const config = tag?.getAttribute("config") ?? "";
  tag?.setAttribute("config", config.replace("boot.js", "boot.js?whole.js"));
  return content;
}

/** It starts when it is asked for; loading.js need not worry. */
export function wait() {
  root.dataset.waiting = "";
}
