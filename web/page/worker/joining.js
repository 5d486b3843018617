// While the app in MicroPython answers: says that one can play already, and when the computer player
// joins.

const START = 2; // seconds that Python takes to start once its files are there
const SOON = 5; // below that, no number is given

const root = document.documentElement;

/** When the first bytes came, and how much of all files that was. @type {{ at: number, percent: number } | null} */
let first = null;
let percent = 0;
/** @type {HTMLElement | null} */
let line = null;

/** Loads the computer player, where that is done on demand. */
let load = () => {};

/** @param {() => void} start loads it */
export function tellWhenItJoins(start) {
  load = start;
  addEventListener("tesserae-progress", (event) => {
    percent = /** @type {CustomEvent<number>} */ (event).detail;
    first ??= { at: performance.now(), percent };
    show();
  });
  addEventListener("tesserae-patched", show);
}

function show() {
  if (!("ready" in root.dataset) || "joined" in root.dataset) {
    line?.remove();
    return;
  }
  const name = `${"waiting" in root.dataset ? "waiting" : "joining"}.${root.lang}`;
  const place = document.getElementById("loading");
  if (!place?.contains(line) || line?.dataset.name !== name) {
    line?.remove();
    line = made(name);
    place?.append(line ?? "");
  }
  if (line && "soon" in line.dataset) write(line, text(line.dataset));
}

/** @param {string} name of a template */
function made(name) {
  const template = /** @type {HTMLTemplateElement | null} */ (
    document.getElementById(`notice-${name}`)
  );
  const copy = /** @type {DocumentFragment | undefined} */ (template?.content.cloneNode(true));
  const made = /** @type {HTMLElement | null | undefined} */ (copy?.firstElementChild);
  if (!made) return null;
  made.dataset.name = name;
  made.querySelector("button")?.addEventListener("click", () => {
    load();
    show();
  });
  return made;
}

/**
 * @param {HTMLElement} place
 * @param {string} words
 */
function write(place, words) {
  if (place.textContent !== words) place.textContent = words; // it is read out
}

/** @param {DOMStringMap} words */
function text({ soon = "", seconds = "", minutes = "" }) {
  const left = secondsLeft();
  if (left < SOON || !Number.isFinite(left)) return soon;
  const step = left > 30 ? 10 : 5;
  if (left <= 90) return seconds.replace("{n}", String(step * Math.ceil(left / step)));
  return minutes.replace("{n}", String(Math.ceil(left / 60)));
}

/** The estimated time for the rest, at the speed so far; NaN before anything has come. */
function secondsLeft() {
  if (!first) return Number.NaN;
  const rate = (percent - first.percent) / (performance.now() - first.at);
  return (100 - percent) / rate / 1000 + START;
}
