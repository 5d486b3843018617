// Watches the start until Pyodide's app answers: tells the machine what goes wrong. A script of its
// own, so that it can say so where the page's other scripts are missing.
import { showLoading } from "./notices.js";
import { Startup } from "./startup.js";

const root = document.documentElement;
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

const PATIENCE = 30; // seconds without progress after which the start counts as failed
const AGAIN = "?again"; // a query that no cache knows: with it the service worker mends its own
const NEEDED = /(?<!\/standin)\.(js|py|toml|wasm)$/;

const startup = new Startup(root);

let quiet = 0; // seconds without progress
let starting = false; // all that Python needs is here: what else is fetched is no progress

/** Loads the page anew, past all caches, after fetching damaged files again. */
async function loadAnew() {
  startup.send("retry");
  try {
    const { repair } = await import(new URL("repair.js", here).href);
    await repair((/** @type {number} */ percent) => startup.progress(percent));
  } catch {
    // the cached files may do all the same
  }
  if ("onefile" in root.dataset || location.search === AGAIN) location.reload();
  else location.replace(AGAIN + location.hash);
}

/**
 * Handles what the worker posts: reports of web/boot.js as text, replies as lists, else errors.
 * @param {MessageEvent} event
 */
function hear({ data }) {
  if (Array.isArray(data)) return;
  const news = typeof data === "string" ? JSON.parse(data) : { failed: true };
  if (news.failed) startup.send("fault");
  if (news.stopped) startup.send("stopped");
  if ("progress" in news) startup.progress(news.progress);
  starting ||= news.starting === true;
  quiet = 0;
}

/** Counts seconds instead of reading a clock, as a device may sleep in between. */
function tick() {
  if (startup.state === "handedOver") clearInterval(ticking);
  quiet = startup.state === "waiting" ? 0 : quiet + 1; // for the user to want Pyodide
  if (quiet >= PATIENCE) startup.send("silence");
}

/** Listens to the worker as soon as PyScript has put it on its tag. */
function meet() {
  const tag = /** @type {PyScriptTag | null} */ (document.querySelector("script[worker]"));
  if (!tag?.xworker) return;
  clearInterval(meeting);
  tag.xworker.addEventListener("message", hear);
}

const ticking = setInterval(tick, 1000);
const meeting = setInterval(meet, 20);

new PerformanceObserver((list) => {
  if (!starting) quiet = 0;
  const entries = /** @type {PerformanceResourceTiming[]} */ (list.getEntries());
  const isMissing = (/** @type {PerformanceResourceTiming} */ { name, responseStatus }) =>
    responseStatus >= 400 && NEEDED.test(name.split(/[?#]/)[0]);
  if (entries.some(isMissing)) startup.send("missing");
}).observe({ type: "resource", buffered: true });

const fail = () => startup.send("fault");

/** @param {ErrorEvent} event of a script, or of an element that could not load its file */
function hearError({ target, error }) {
  const style = target instanceof HTMLLinkElement && target.rel === "stylesheet";
  if (error || style || target instanceof HTMLScriptElement) fail();
}

addEventListener("unhandledrejection", fail);
addEventListener("error", hearError, true);

// PyScript reports no error for a shell that is missing or no Python.
addEventListener("mpy:done", () => window.tesserae.shell || fail(), true);

/**
 * Whether a style sheet was loaded and has rules; without an origin these cannot be read.
 * @param {CSSStyleSheet} sheet
 */
function hasRules(sheet) {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return true;
  }
}

addEventListener("DOMContentLoaded", () => {
  if (![...document.styleSheets].some(hasRules)) fail(); // unblock.js may have removed the only one
});

showLoading(startup, loadAnew);
Object.assign(window, { tesserae: { startup, fail, hear } });
