// Watches the start until Pyodide's app answers: tells the machine what goes wrong. A script of its
// own, so that it can say so where the page's other scripts are missing.
import { showLoading } from "./notices.js";
import { Startup } from "./startup.js";

const root = document.documentElement;
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

const PATIENCE = 30; // seconds without progress after which the start counts as failed
const HANGING_SECONDS = 8; // seconds without progress after which no file is waited for that others can do without
const UNCACHED_QUERY = "?again"; // a query that no cache knows: with it the service worker mends its own
const NEEDED = /(?<!\/standin)\.(js|py|toml|wasm)$/;

const startup = new Startup(root);

const isOneFile = "onefile" in root.dataset;
const site = new URL("../", here).href;

/**
 * Whether an address is that of a file of the app: hosts, browsers and extensions add scripts of their
 * own, whose failures are none of the app's.
 * @param {string} address
 */
const isOurs = (address) =>
  isOneFile || (address.startsWith(site) && /^(app-|vendor\/)/.test(address.slice(site.length)));

/**
 * Where an error was made, by the first frame of its stack; if it has none, the first address that it
 * names. A module that cannot be parsed, as half of it came, says nothing at all: it counts as the app's.
 * So does a script of this origin's making: the policy has only workers run one, and they are PyScript's.
 * @param {unknown} error
 */
function originOf(error) {
  const stack = String(/** @type {Error | undefined} */ (error)?.stack ?? "");
  const frames = stack.replace(String(error), "");
  if (error instanceof SyntaxError && !frames.trim()) return here;
  const [address] = /(blob:)?\w+:\/\/[^\s)]+/.exec(frames || String(error)) ?? [""];
  return address.startsWith(`blob:${location.origin}/`) ? here : address;
}

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
  if (isOneFile || location.search === UNCACHED_QUERY) location.reload();
  else location.replace(UNCACHED_QUERY + location.hash);
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
  if (quiet === HANGING_SECONDS) window.tesserae.hurry?.();
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
  const all = /** @type {PerformanceResourceTiming[]} */ (list.getEntries());
  const entries = all.filter(({ name }) => isOurs(name));
  if (!starting && entries.length) quiet = 0;
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
  else if (error) failIfOurs(filename || originOf(error));
}

const failIfOurs = (/** @type {string} */ address) => isOurs(address) && fail();

addEventListener("unhandledrejection", ({ reason }) => failIfOurs(originOf(reason)));
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
if (!("WebAssembly" in self)) fail(); // it is switched off: notices.js says so
Object.assign(window, { tesserae: { startup, fail, hear } });
