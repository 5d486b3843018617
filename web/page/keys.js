// The events of keys. Keys may come faster than the page shows answers: so each reports how often
// the app had moved the focus when it was pressed, so that the app can tell its target.
import { focusMoves } from "./focus.js";

const CONTROLS = ["A", "BUTTON", "INPUT", "SELECT", "TEXTAREA", "SUMMARY"];
const FIELDS = ["INPUT", "SELECT", "TEXTAREA"];

/** Whether a key was reported and no answer shown yet: the focus may be about to move. */
let awaited = false;

export const awaitAnswer = () => (awaited = true);

addEventListener("tesserae-patched", () => (awaited = false));

/**
 * The event of a key; null if only the browser handles the key.
 * @param {KeyboardEvent} event
 * @returns {EventOf<"key"> | EventOf<"enter"> | null}
 */
export function keyEvent(event) {
  const element = event.target instanceof Element ? event.target : document.documentElement;
  const tag = element.tagName.toUpperCase();
  const seen = focusMoves();
  if (isUndo(event) && !["INPUT", "TEXTAREA"].includes(tag)) return undoEvent(event, element, seen);
  if (event.ctrlKey || event.altKey || event.metaKey || FIELDS.includes(tag)) return null;
  const line = event.shiftKey && event.key.startsWith("Arrow");
  const name = event.key === " " ? "Space" : event.key; // spaces separate the names in data-keys
  const key = line ? `Shift+${name}` : name;
  if (["Enter", "Space"].includes(key) && element.hasAttribute("data-act") && !has(element, key)) {
    if (CONTROLS.includes(tag)) return null;
    const { act = "", arg = "" } = /** @type {HTMLElement | SVGElement} */ (element).dataset;
    return { type: "enter", act, arg, seen };
  }
  if (document.querySelector("#dialog[open]")) return null; // it has keys of its own
  const body = element === document.body || element === document.documentElement;
  const isHeard = listeners(element, body).some((it) => has(it, key));
  if (!isHeard && !(awaited && key === "Enter")) return null;
  return { type: "key", key, focus: body ? "" : element.id, seen };
}

/** Whether a key undoes or redoes. @param {KeyboardEvent} event */
const isUndo = (event) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";

/**
 * The event for an undo or redo key, wherever the focus is; null on pages without it.
 * @param {KeyboardEvent} event
 * @param {Element} element
 * @param {number} seen
 * @returns {EventOf<"key"> | null}
 */
function undoEvent(event, element, seen) {
  const key = event.shiftKey ? "Ctrl+Shift+Z" : "Ctrl+Z";
  const listens = document.querySelector(`[data-keys~="${key}"]`);
  if (!listens || document.querySelector("#dialog[open]")) return null;
  return { type: "key", key, focus: element.id, seen };
}

/**
 * The elements that may listen to a key: at the focus, or where it may be by now.
 * @param {Element} element
 * @param {boolean} body
 */
function listeners(element, body) {
  if (awaited) return [...document.querySelectorAll("[data-keys]")];
  const own = body ? document.querySelector("[data-keys]") : element.closest("[data-keys]");
  return own ? [own] : [];
}

/** @param {Element} element @param {string} key */
function has(element, key) {
  return element.getAttribute("data-keys")?.split(" ").includes(key) ?? false;
}
