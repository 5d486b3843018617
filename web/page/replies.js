// Shows the app's replies: updates the regions, keeps the focus, and carries out the commands.
import { beginAtTop } from "./browser/scrolling.js";
import { perform } from "./commands.js";
import { focusedId, focusFirst, restore } from "./focus.js";
import { patch } from "./regions.js";

/** Milliseconds between a finger's release and the click that it makes. */
const CLICK_DELAY = 60;

/** Milliseconds after which a press counts as over: a menu may swallow its pointerup. */
const LONGEST_PRESS = 2000;

let pressed = false;
let timer = 0;

/** @typedef {"answered" | "joined"} Sender the stand-in, Pyodide's app: as events of the start */

/** @type {[string[], Sender][]} */
const heldBack = [];

/**
 * Shows a reply: the commands as JSON, then id and markup of each changed region. Holds it back
 * while a pointer is down: a patch could remove the pressed element before its click.
 * @param {string[]} reply
 * @param {Sender} sender
 */
export function take(reply, sender) {
  if (pressed) heldBack.push([reply, sender]);
  else show(reply, sender);
}

/**
 * @param {string[]} reply
 * @param {Sender} sender
 */
function show([commands, ...regions], sender) {
  const before = focusedId();
  patch(regions);
  window.tesserae.startup.send(sender);
  restore(before);
  const changed = regions.filter((_, i) => i % 2 === 0);
  if (changed.includes("page")) beginAtTop();
  for (const command of JSON.parse(commands)) tryToPerform(command);
  if (before && !focusedId() && !changed.includes("page")) focusFirst();
  dispatchEvent(new CustomEvent("tesserae-patched", { detail: changed }));
}

/** Carries out a command; logs its error, as others may follow. @param {AppCommand} command */
function tryToPerform(command) {
  try {
    perform(command);
  } catch (error) {
    console.error(error);
  }
}

/** Shows the replies that were held back. @param {number} delay in milliseconds */
export function release(delay = 0) {
  clearTimeout(timer);
  timer = 0;
  if (delay) timer = setTimeout(release, delay);
  else {
    pressed = false;
    for (const [reply, sender] of heldBack.splice(0)) show(reply, sender);
  }
}

/** Holds replies back from a press to its click, or until none can follow. Sliders are exempt. */
export function holdWhilePressed() {
  addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && target.matches("[type=range]")) return;
    release(LONGEST_PRESS);
    pressed = true;
  });
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, () => release(CLICK_DELAY));
  addEventListener("click", () => release());
  addEventListener("change", () => release());
}
