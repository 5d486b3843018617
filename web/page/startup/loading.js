// Watches the start until Pyodide's app answers, and tells the state machine what goes wrong. A
// separate script, so that it also runs if the page's other scripts are missing.
import { showLoading } from "./notices.js";
import { Startup } from "./startup.js";

const root = document.documentElement;
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

const PATIENCE = 30; // seconds without progress after which the start counts as failed
const HANGING_SECONDS = 8; // seconds without progress; then the page waits for needed files only
const UNCACHED_QUERY = "?again"; // no cache has it, and the service worker then repairs its own
const NEEDED = /(?<!\/standin)\.(js|py|toml|wasm)$/;

const startup = new Startup(root);

const isOneFile = "onefile" in root.dataset;
const site = new URL("../", here).href;

/**
 * Whether an address is one of the app's files. Hosts, browsers and extensions add scripts of their
 * own, whose errors do not count.
 * @param {string} address
 */
const isOurs = (address) =>
  isOneFile || (address.startsWith(site) && /^(app-|vendor\/)/.test(address.slice(site.length)));

/**
 * The script that made an error: in the first frame of its stack or, without one, the first address
 * that the error names. A truncated module cannot be parsed, and names none: it counts as the
 * app's. So do blobs of this origin, as the policy lets only PyScript's workers run them.
 * @param {unknown} error
 */
function sourceOf(error) {
  const stack = String(/** @type {Error | undefined} */ (error)?.stack ?? "");
  const frames = stack.replace(String(error), "");
  if (error instanceof SyntaxError && !frames.trim()) return here;
  const [address] = /(blob:)?\w+:\/\/[^\s)]+/.exec(frames || String(error)) ?? [""];
  return address.startsWith(`blob:${location.origin}/`) ? here : address;
}

let silence = 0; // seconds without progress
let starting = false; // Python has all its files: other files are no progress

/** Fetches damaged files again, then reloads the page past all caches. */
async function repairAndReload() {
  startup.send("retry");
  try {
    const { repair } = await import(new URL("repair.js", here).href);
    await repair((/** @type {number} */ percent) => startup.progress(percent));
  } catch {
    // the cached files may still work
  }
  if (isOneFile || location.search === UNCACHED_QUERY) location.reload();
  else location.replace(UNCACHED_QUERY + location.hash);
}

/**
 * Handles a message of the worker: a report of web/boot.js (a text), a reply (a list), or an error.
 * @param {MessageEvent} event
 */
function hear({ data }) {
  if (Array.isArray(data)) return;
  const news = typeof data === "string" ? JSON.parse(data) : { failed: true };
  if (news.failed) startup.send("fault");
  if (news.stopped) startup.send("stopped");
  if ("progress" in news) startup.progress(news.progress);
  starting ||= news.starting === true;
  silence = 0;
}

/** Counts seconds instead of reading a clock, as the device may sleep in between. */
function tick() {
  if (startup.state === "handedOver") clearInterval(ticking);
  silence = startup.state === "waiting" ? 0 : silence + 1; // nothing is loading
  if (silence === HANGING_SECONDS) window.tesserae.hurry?.();
  if (silence >= PATIENCE) startup.send("silence");
}

/** Listens to the worker as soon as PyScript has put it on its tag. */
function findWorker() {
  const tag = /** @type {PyScriptTag | null} */ (document.querySelector("script[worker]"));
  if (!tag?.xworker) return;
  clearInterval(finding);
  tag.xworker.addEventListener("message", hear);
}

const ticking = setInterval(tick, 1000);
const finding = setInterval(findWorker, 20);

new PerformanceObserver((list) => {
  const all = /** @type {PerformanceResourceTiming[]} */ (list.getEntries());
  const entries = all.filter(({ name }) => isOurs(name));
  if (!starting && entries.length) silence = 0;
  const isMissing = (/** @type {PerformanceResourceTiming} */ { name, responseStatus }) =>
    responseStatus >= 400 && NEEDED.test(name.split(/[?#]/)[0]);
  if (entries.some(isMissing)) startup.send("missing");
}).observe({ type: "resource", buffered: true });

const fail = () => startup.send("fault");

/** @param {ErrorEvent} event of a script, or of an element that could not load its file */
function hearError({ target, error, filename }) {
  if (target instanceof HTMLScriptElement) failIfOurs(target.src);
  else if (target instanceof HTMLLinkElement)
    target.rel === "stylesheet" && failIfOurs(target.href);
  else if (error) failIfOurs(filename || sourceOf(error));
}

const failIfOurs = (/** @type {string} */ address) => isOurs(address) && fail();

addEventListener("unhandledrejection", ({ reason }) => failIfOurs(sourceOf(reason)));
addEventListener("error", hearError, true);

// PyScript reports no error if page.py is missing or cannot be parsed.
addEventListener("mpy:done", () => window.tesserae.shell || fail(), true);

/**
 * Whether a style sheet has rules. A frame without an origin cannot read them, and assumes some.
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

showLoading(startup, repairAndReload);
if (!("WebAssembly" in self)) fail(); // it is switched off, as notices.js says
Object.assign(window, { tesserae: { startup, fail, hear } });
