// Keeps the last click before the app runs, and keys that move the focus, read the board or look at
// other plies. The app then handles them.
import { keyEvent } from "./keys.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

const KEPT_KEYS = /^(Shift\+)?(Arrow|Home|End)|^[-+;!]$/;
const MOST_KEYS = 60;

/** @type {EventOf<"press"> | null} */
let last = null;

/** @type {EventOf<"key">[]} */
const keys = [];

/** @param {Event} event */
function keep(event) {
  const target = event.target instanceof Element && event.target.closest("[data-act]");
  if (!target) return;
  // The app fetches a download later.
  if (target instanceof HTMLAnchorElement && target.download) event.preventDefault();
  for (const other of page.querySelectorAll(".early")) other.classList.remove("early");
  target.classList.add("early");
  const { act = "", arg = "" } = /** @type {HTMLElement | SVGElement} */ (target).dataset;
  last = { type: "press", act, arg, touch: false, again: false };
}

/** @param {KeyboardEvent} event */
function keepKey(event) {
  const message = keyEvent(event);
  if (message?.type !== "key" || !KEPT_KEYS.test(message.key) || keys.length === MOST_KEYS) return;
  event.preventDefault();
  keys.push(message);
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
