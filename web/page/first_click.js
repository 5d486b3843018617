// Keeps the last click before the app answers, and keys that move the focus, read the board or look
// at other plies; the app handles them then.
import { toldBy } from "./keys.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

const KEPT_KEYS = /^(Shift\+)?(Arrow|Home|End)|^[-+;!]$/;
const MOST_KEYS = 60; // keys

/** @type {EventOf<"press"> | null} */
let last = null;

/** @type {EventOf<"key">[]} */
const keys = [];

/** @param {Event} event */
function keep(event) {
  const target = event.target instanceof Element && event.target.closest("[data-act]");
  if (!target) return;
  if (target instanceof HTMLAnchorElement && target.download) event.preventDefault(); // the app fetches it later
  for (const other of page.querySelectorAll(".early")) other.classList.remove("early");
  target.classList.add("early");
  const { act = "", arg = "" } = /** @type {HTMLElement | SVGElement} */ (target).dataset;
  last = { type: "press", act, arg, touch: false, again: false };
}

/** @param {KeyboardEvent} event */
function keepKey(event) {
  const told = toldBy(event);
  if (told?.type !== "key" || !KEPT_KEYS.test(told.key) || keys.length === MOST_KEYS) return;
  event.preventDefault();
  keys.push(told);
}

export function keepFirstClick() {
  addEventListener("click", keep);
  addEventListener("keydown", keepKey);
}

/** Stops keeping them; returns the last click as an event, null if there was none. */
export function firstClick() {
  removeEventListener("click", keep);
  removeEventListener("keydown", keepKey);
  return last;
}

/** The kept keys, as events. */
export const firstKeys = () => keys;
