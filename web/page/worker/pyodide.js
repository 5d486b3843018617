// Starts Pyodide: its tag is in a template until then, as PyScript starts every tag that it finds.
// Frames that share a worker need no tag. Hints beside the tag fetch the large files while PyScript
// makes the worker.
import { isKept } from "../browser/network.js";
import { sharePyodide } from "./shared_pyodide.js";

const root = document.documentElement;
const { startup } = window.tesserae;
const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pyodide"));

/** The parameter of the page's address that asks for all of Python, which the app does not need. */
const WHOLE = "?python=whole";
const isWhole = location.search === WHOLE;

/** A query that is the app's own, not the host's: it is in no link that the page makes. */
const OWN = /\?(again|python=whole)$/;

/** The page's address without fragment. */
export const address = () => location.href.split("#")[0].replace(OWN, "");

/** Whether the page decides when Pyodide starts; in the one file it does not. */
export const pyodideWaits = () => template !== null;

/**
 * Has the browser fetch the large files, where it can, before Pyodide starts: it would slow down
 * what is done first.
 */
export function fetchPyodide() {
  startup.send("load");
  startup.progress(0); // the worker reports it only when it runs: the bar is to be there before
  if (!template?.isConnected || isWhole || isKept() || "embed" in root.dataset) return;
  document.head.append(...template.content.querySelectorAll("link"));
}

export function startPyodide() {
  if (!template?.isConnected) return;
  startup.send("load");
  template.remove();
  const { content } = template;
  if (isWhole || isKept()) for (const hint of content.querySelectorAll("link")) hint.remove();
  const startOwn = () => document.body.append(isWhole ? asked(content) : content);
  if ("embed" in root.dataset && !isWhole) sharePyodide().catch(startOwn);
  else startOwn();
}

/**
 * Makes a tag ask for all of Python.
 * @param {DocumentFragment} content
 */
function asked(content) {
  const tag = content.querySelector("script");
  const config = tag?.getAttribute("config") ?? "";
  tag?.setAttribute("config", config.replace("boot.js", "boot.js?whole.js"));
  return content;
}
