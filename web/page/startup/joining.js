// Says, while the stand-in answers, that you can play already, and when the computer player joins.
import { notice, write } from "./templates.js";

const START_SECONDS = 2; // seconds that Python takes to start once its files have come
const MIN_SECONDS = 5; // below that, no number is shown

const root = document.documentElement;
const { startup } = window.tesserae;

/** When the first bytes came, and their share. @type {{ at: number, percent: number } | null} */
let start = null;

/**
 * Shows the line, and keeps it up to date.
 * @param {() => void} load loads Pyodide on demand
 * @param {boolean} brief whether to hide the line with the button for that
 */
export function showJoining(load, brief = false) {
  /** @type {HTMLElement | null} */
  let line = null;
  let shown = ""; // the name and the language of the line
  startup.watch(() => {
    const { percent, shows } = startup;
    if (percent !== null) start ??= { at: performance.now(), percent };
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
    if (line && "soon" in line.dataset) write(line, estimate(line.dataset));
  });
}

/** @param {DOMStringMap} words */
function estimate({ soon = "", seconds = "", minutes = "" }) {
  const left = secondsLeft();
  if (left < MIN_SECONDS || !Number.isFinite(left)) return soon;
  const step = left > 30 ? 10 : 5;
  if (left <= 90) return seconds.replace("{n}", String(step * Math.ceil(left / step)));
  return minutes.replace("{n}", String(Math.ceil(left / 60)));
}

/** Estimates the remaining seconds from the speed so far; NaN before the first bytes. */
function secondsLeft() {
  if (!start) return Number.NaN;
  const percent = startup.percent ?? 0;
  const rate = (percent - start.percent) / (performance.now() - start.at);
  return (100 - percent) / rate / 1000 + START_SECONDS;
}
