// While the stand-in answers: says that one can play already, and when the computer player joins.

const START = 2; // seconds that Python takes to start once its files are there
const SOON = 5; // below that, no number is given

const root = document.documentElement;
const { startup } = window.tesserae;

/** When the first bytes came, and how much of all files that was. @type {{ at: number, percent: number } | null} */
let first = null;
/** @type {HTMLElement | null} */
let line = null;

/** @param {() => void} load loads the computer player, where that is done on demand */
export function tellWhenItJoins(load) {
  startup.watch(() => {
    const { percent } = startup;
    if (percent !== null) first ??= { at: performance.now(), percent };
    show(load);
  });
}

/** @param {() => void} load */
function show(load) {
  const name = startup.shows.line && `${startup.shows.line}.${root.lang}`;
  const place = document.getElementById("loading");
  if (!name || !place?.contains(line) || line?.dataset.name !== name) {
    line?.remove();
    line = name ? made(name, load) : null;
    place?.append(line ?? "");
  }
  if (line && "soon" in line.dataset) write(line, text(line.dataset));
}

/**
 * @param {string} name of a template
 * @param {() => void} load
 */
function made(name, load) {
  const template = /** @type {HTMLTemplateElement | null} */ (
    document.getElementById(`notice-${name}`)
  );
  const copy = /** @type {DocumentFragment | undefined} */ (template?.content.cloneNode(true));
  const made = /** @type {HTMLElement | null | undefined} */ (copy?.firstElementChild);
  if (!made) return null;
  made.dataset.name = name;
  made.querySelector("button")?.addEventListener("click", load);
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
  const percent = startup.percent ?? 0;
  const rate = (percent - first.percent) / (performance.now() - first.at);
  return (100 - percent) / rate / 1000 + START;
}
