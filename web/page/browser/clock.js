// The clock of a game: counts down from the app's times, and reports the time spent.

import { tick } from "./sound.js";

/** @typedef {CommandOf<"runclock">} Command */
/** @typedef {(event: AppEvent) => void} Send */

const MINUTE = 60_000;
const LOW_TIME = 20_000; // milliseconds below which a time is highlighted
const TENTHS = 10_000; // and below which it shows tenths, and seconds tick
const STORAGE_KEY = "tesserae.clock"; // the time spent when the page was left (app/play/clock.py)

/** @type {Command | null} */
let running = null;

/** When the time was last reported. */
let reportedAt = 0;

let timer = 0;

/** The last second that ticked. */
let ticked = 0;

/** @type {Send} */
let send = () => {};

addEventListener("tesserae-patched", show);
addEventListener("pagehide", store);
document.addEventListener("visibilitychange", () => (document.hidden ? store() : show()));

/**
 * Starts or stops the clock; reports the time of the turn that is over.
 * @param {Command} command
 * @param {Send} sender
 */
export function runClock(command, sender) {
  send = sender;
  const before = running;
  const goesOn = before?.id === command.id && before.turn === command.turn;
  const tells = before && (!goesOn || command.asked !== before.asked);
  if (tells) report();
  if (!goesOn) reportedAt = performance.now();
  if (!goesOn) ticked = TENTHS / 1000 + 1;
  running = command.id ? { ...command, ...(tells && knownTimes(before, command, goesOn)) } : null;
  removeStored();
  show();
}

/**
 * The times after a report that the command lacks, as the app has not handled it yet.
 * @param {Command} before
 * @param {Command} command
 * @param {boolean} goesOn
 * @returns {Partial<Command>}
 */
function knownTimes(before, { id, left }, goesOn) {
  if (!running || id !== before.id) return {};
  if (goesOn) return { left: running.left, free: running.free };
  return { left: before.side ? [left[0], running.left[1]] : [running.left[0], left[1]] };
}

/** Reports the time since the last report. */
function report() {
  if (!running) return;
  const { id, turn } = running;
  const spent = elapsed();
  reportedAt += spent;
  running = { ...running, left: after(running, spent), free: Math.max(0, running.free - spent) };
  send({ type: "clock", id, turn, spent });
}

/** Whole milliseconds since the last report; the fraction counts for the next one. */
const elapsed = () => Math.max(0, Math.floor(performance.now() - reportedAt));

/**
 * The times of both sides after the side to move has spent some.
 * @param {Command} clock
 * @param {number} spent
 * @returns {[number, number]}
 */
function after({ left, side, free }, spent) {
  const taken = Math.max(0, spent - free);
  return side ? [left[0], Math.max(0, left[1] - taken)] : [Math.max(0, left[0] - taken), left[1]];
}

/** Shows the time whenever it changes; reports to the app in the last minute, and at zero. */
function show() {
  clearTimeout(timer);
  if (!running) return;
  const left = after(running, elapsed());
  const before = running.left[running.side];
  const now = left[running.side];
  for (const side of [0, 1]) showTime(side, left[side]);
  if (now === 0 || (now <= MINUTE && before > MINUTE)) report();
  if (now === 0) return;
  if (running.sound) beep(now);
  const step = now <= TENTHS ? 100 : 1000;
  const free = Math.max(0, running.free - elapsed());
  timer = setTimeout(show, free + (now % step) + 1);
}

/**
 * @param {number} side
 * @param {number} milliseconds
 */
function showTime(side, milliseconds) {
  const element = document.querySelector(`[data-clock="${side}"]`);
  const text = formatTime(milliseconds);
  if (!(element instanceof HTMLElement)) return;
  if (element.textContent !== text) element.textContent = text;
  element.toggleAttribute("data-low", milliseconds < LOW_TIME);
}

/**
 * Formats a time as the app does (app/play/clock.py).
 * @param {number} milliseconds
 */
export function formatTime(milliseconds) {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = Math.floor(tenths / 10);
  if (seconds < 10) return `${seconds}.${tenths % 10}`;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [minutes, rest] = [Math.floor(seconds / 60), two(seconds % 60)];
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** Ticks once for each of the last seconds. @param {number} milliseconds */
function beep(milliseconds) {
  const second = Math.ceil(milliseconds / 1000);
  if (second >= ticked) return;
  ticked = second;
  tick().catch(() => {}); // a device without sound
}

/** Stores the time spent: a page that is left may be gone before the app answers. */
function store() {
  if (!running) return;
  const { id, plies } = running;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ id, plies, spent: elapsed() }));
  } catch {
    // no storage, or full: the time spent is not counted
  }
}

/** Removes the stored time, as the page is still open. */
function removeStored() {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // no storage
  }
}
