// While the stand-in answers: says that one can play already, and when the computer player joins.
import { notice, write } from "./templates.js";

const START_SECONDS = 2; // seconds that Python takes to start once its files are there
const LEAST_SECONDS_TOLD = 5; // below that, no number is given

const root = document.documentElement;
const { startup } = window.tesserae;

/** The time of the first bytes, and their share of all files. @type {{ at: number, percent: number } | null} */
let first = null;

/**
 * @param {() => void} load loads the computer player, where that is done on demand
 * @param {boolean} brief whether nothing is said while that is not wanted
 */
export function tellWhenItJoins(load, brief = false) {
  /** @type {HTMLElement | null} */
  let line = null;
  let shown = ""; // the name and the language of the line
  startup.watch(() => {
    const { percent, shows } = startup;
    if (percent !== null) first ??= { at: performance.now(), percent };
    const place = document.getElementById("loading");
    const name = brief && shows.line === "waiting" ? "" : shows.line;
    const wanted = name ? `${name} ${root.lang}` : "";
    if (wanted !== shown || !place?.contains(line)) {
      line?.remove();
      line = name ? notice(name) : null;
      line?.querySelector("button")?.addEventListener("click", load);
      place?.append(line ?? "");
      shown = wanted;
    }
    if (line && "soon" in line.dataset) write(line, text(line.dataset));
  });
}

/** @param {DOMStringMap} words */
function text({ soon = "", seconds = "", minutes = "" }) {
  const left = secondsLeft();
  if (left < LEAST_SECONDS_TOLD || !Number.isFinite(left)) return soon;
  const step = left > 30 ? 10 : 5;
  if (left <= 90) return seconds.replace("{n}", String(step * Math.ceil(left / step)));
  return minutes.replace("{n}", String(Math.ceil(left / 60)));
}

/** The estimated time for the rest, at the speed so far; NaN before anything has come. */
function secondsLeft() {
  if (!first) return Number.NaN;
  const percent = startup.percent ?? 0;
  const rate = (percent - first.percent) / (performance.now() - first.at);
  return (100 - percent) / rate / 1000 + START_SECONDS;
}
