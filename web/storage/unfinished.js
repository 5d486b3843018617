// Saves that are not on the disk yet. Leaving the page aborts their transactions, so they go to
// localStorage then, which can be done at once: for each game a key of this tab, as another tab may
// leave the same game at the same time. The next start merges them (migration.js).
import * as texts from "./texts.js";

/** @typedef {CommandOf<"savegame">} Save */

/** Before the id of the game and the name of the tab. */
export const RESCUED = "rescued.";

const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The last save of each game. @type {Map<string, Save>} */
const unfinished = new Map();

/** Those instead of which the app got a newer game, and has not said yet what becomes of both. */
const refused = /** @type {WeakSet<Save>} */ (new WeakSet());

/** The games that were written to localStorage. */
const rescued = /** @type {Set<string>} */ (new Set());

/** @param {string} id */
const key = (id) => `${RESCUED}${id}.${tab}`;

/** @param {Save} save */
export function begin(save) {
  unfinished.set(save.id, save);
  addEventListener("beforeunload", warn); // only now: some browsers keep no page that listens
}

/** The save is done with. @param {Save} save */
export function finish(save) {
  if (unfinished.get(save.id) === save) forget(save.id);
}

/** The app is to merge the game with a newer one. @param {Save} save */
export const refuse = (save) => refused.add(save);

/** The app says that what is stored has all that it wanted to save. @param {string} id */
export function settle(id) {
  const save = unfinished.get(id);
  if (save && refused.has(save)) forget(id);
}

/** @param {string} id */
export const isUnfinished = (id) => unfinished.has(id);

/** Nothing of the game is to be saved any more. @param {string} id */
export function forget(id) {
  unfinished.delete(id);
  if (rescued.delete(id)) texts.remove(key(id)); // the page came back, or was not left
  if (unfinished.size === 0) removeEventListener("beforeunload", warn);
}

/** Writes what is unfinished to localStorage; false if that has no room for all of it. */
export function rescue() {
  const now = Date.now();
  let all = true;
  for (const { id, game, about, text } of unfinished.values()) {
    const summary = { id, game, version: now, updated: now, used: now, about };
    if (texts.save(key(id), JSON.stringify({ summary, text }))) rescued.add(id);
    else all = false;
  }
  return all;
}

/**
 * Has the browser ask before it closes a page with plies that would be lost. Who stays gives them
 * the time to be saved.
 * @param {BeforeUnloadEvent} event
 */
function warn(event) {
  if (!rescue()) event.preventDefault();
}
