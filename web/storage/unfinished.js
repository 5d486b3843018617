// Saves that are not on the disk yet. Leaving the page aborts their transactions, so these games are then
// written to localStorage, which is synchronous: under a key of this tab each, as another tab may leave
// the same game at the same time. The next start merges them (migration.js).
import * as texts from "./texts.js";

/** @typedef {CommandOf<"savegame">} Save */

/** Before the id of the game and the name of the tab. */
export const RESCUED = "rescued.";

const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The last save of each game. @type {Map<string, Save>} */
const unfinished = new Map();

/** Saves that were refused, as a newer state is stored, and that the app has not merged with it yet. */
const refused = /** @type {WeakSet<Save>} */ (new WeakSet());

/** The games that were written to localStorage. */
const rescued = /** @type {Set<string>} */ (new Set());

/** @param {string} id */
const key = (id) => `${RESCUED}${id}.${tab}`;

/** @param {Save} save */
export function begin(save) {
  unfinished.set(save.id, save);
  addEventListener("beforeunload", warn); // only now: some browsers keep no page with such a listener for going back
}

/** The save is on the disk, or is given up. @param {Save} save */
export function finish(save) {
  if (unfinished.get(save.id) === save) forget(save.id);
}

/** The save is refused: the app has to merge the game with the stored one. @param {Save} save */
export const refuse = (save) => refused.add(save);

/** The app has merged the game, and what is stored already has all of it. @param {string} id */
export function settle(id) {
  const save = unfinished.get(id);
  if (save && refused.has(save)) forget(id);
}

/** @param {string} id */
export const isUnfinished = (id) => unfinished.has(id);

/** No save of the game is unfinished any more. @param {string} id */
export function forget(id) {
  unfinished.delete(id);
  if (rescued.delete(id)) texts.remove(key(id)); // as the page lives on
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
 * Has the browser ask before it closes a page with plies that would be lost. If the user stays, there is
 * time to save them.
 * @param {BeforeUnloadEvent} event
 */
function warn(event) {
  if (!rescue()) event.preventDefault();
}
