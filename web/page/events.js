// Sends the page's events to the app, with one listener for each kind on the document.

import { watchStepping } from "./browser/stepping.js";
import { pressKind } from "./double_press.js";
import { hasDropped, watchDragging } from "./dragging.js";
import { awaitAnswer, keyEvent } from "./keys.js";
import { isSpent, watchLongPress } from "./long_press.js";
import { send } from "./worker/line.js";

const LIVE_INPUTS = ["range", "search", "textarea"];

/** Elements that Enter presses repeatedly while it is held down. */
const PRESSED_BY_ENTER = ["A", "BUTTON", "INPUT", "SUMMARY"];

/** Keys that repeat while they are held down; of others only the first press counts. */
const REPEATING_KEYS = /^(Arrow|Page)/;

const { startup } = window.tesserae;

/** Whether the last pointer was a finger, and no key has been pressed since. */
let touched = false;

/** The target under the pointer or the focus. */
let aimed = "";

/** @param {() => void} release shows the replies held back while a finger is down */
export function listen(release) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));
  document.addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"));
  document.addEventListener("click", click);
  document.addEventListener("submit", submit);
  document.addEventListener("change", change);
  document.addEventListener("input", slide);
  document.addEventListener("keydown", keydown);
  document.addEventListener(
    "pointerover",
    (event) => event.pointerType !== "touch" && startup.state === "handedOver" && aim(event),
  );
  document.addEventListener("focusin", (event) => isSpent() || aim(event));
  watchLongPress(aimAt, release);
  watchDragging(
    (act, arg) => send({ type: "press", act, arg, touch: touched, again: false }),
    release,
  );
  dialog.addEventListener("cancel", () =>
    send({ type: "press", act: "close", arg: "", touch: false, again: false }),
  );
  watchStepping((by) =>
    send({ type: "press", act: "along", arg: String(by), touch: touched, again: false }),
  );
  addEventListener("hashchange", () => send({ type: "hash", hash: location.hash }));
}

/** @param {Event} event @param {string} selector */
function nearest({ target }, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/** @param {Element} element @param {boolean} again it was pressed a moment ago */
function press(element, again) {
  const act = element.getAttribute("data-act") ?? "";
  const arg = element.getAttribute("data-arg") ?? "";
  send({ type: "press", act, arg, touch: touched, again });
}

/** The action, or the address, that a click uses. @param {Event} event */
function useOf(event) {
  const element = nearest(event, "[data-act], a[href]");
  return element?.getAttribute("data-act") ?? element?.getAttribute("href") ?? "";
}

/** @param {MouseEvent} event */
function click(event) {
  const element = nearest(event, "[data-act]");
  const kind = isSpent() || hasDropped() ? "stray" : pressKind(event, useOf(event));
  if (kind === "stray") return event.preventDefault();
  if (!element || ["FORM", "SELECT", "INPUT"].includes(element.tagName)) return;
  if (element.tagName === "A") event.preventDefault();
  press(element, kind === "again");
}

/** @param {Event} event */
function submit(event) {
  const form = event.target;
  const act = form instanceof Element ? form.getAttribute("data-act") : null;
  if (act === null) return;
  event.preventDefault();
  const data = new FormData(/** @type {HTMLFormElement} */ (form));
  const fields = /** @type {Iterable<[string, string]>} */ (data); // no files
  send({ type: "submit", act, values: Object.fromEntries(fields) });
}

/** @param {Event} event */
function change({ target }) {
  const field = /** @type {HTMLInputElement} */ (target);
  if (!LIVE_INPUTS.includes(field.type)) sendChange(field);
}

/** Sliders and texts report each value as it changes, none at the end. @param {Event} event */
function slide({ target }) {
  const field = /** @type {HTMLInputElement} */ (target);
  if (LIVE_INPUTS.includes(field.type)) sendChange(field);
}

/** @param {HTMLInputElement} field */
function sendChange(field) {
  const act = field.dataset?.act; // scripts fire events at the document, too
  if (act) send({ type: "change", act, value: field.value });
}

/** @param {KeyboardEvent} event */
function keydown(event) {
  touched = false;
  const tag = event.target instanceof Element ? event.target.tagName.toUpperCase() : "";
  if (event.repeat && event.key === "Enter" && PRESSED_BY_ENTER.includes(tag))
    event.preventDefault();
  const message = keyEvent(event);
  if (!message) return;
  event.preventDefault();
  if (event.repeat && !REPEATING_KEYS.test(event.key)) return;
  awaitAnswer();
  send(message);
}

/** @param {Event} event */
function aim(event) {
  aimAt(nearest(event, "[data-aim]")?.getAttribute("data-aim") ?? "");
}

/** @param {string} target */
function aimAt(target) {
  if (target === aimed) return;
  aimed = target;
  send({ type: "aim", target });
}
