// Saves that are not on the disk yet. Leaving the page aborts their transactions, so these games
// are then written to localStorage, which is synchronous. Their keys name the tab, as another may
// leave the same game at the same time. The next start merges them (migration.js).
import * as texts from "./texts.js";

/** @typedef {CommandOf<"savegame">} Save */

/** Prefix of the keys; the id of the game and the name of the tab follow. */
export const RESCUED = "rescued.";

const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The last save of each game. @type {Map<string, Save>} */
const unfinished = new Map();

/** Saves refused because a newer state is stored, until the app has merged both. */
const refused = /** @type {WeakSet<Save>} */ (new WeakSet());

/** The ids of games that were written to localStorage. */
const rescued = /** @type {Set<string>} */ (new Set());

/** @param {string} id */
const key = (id) => `${RESCUED}${id}.${tab}`;

/** @param {Save} save */
export function begin(save) {
  unfinished.set(save.id, save);
  addEventListener("beforeunload", warn); // only now: it disables some back/forward caches
}

/** Notes that a save is on the disk, or given up. @param {Save} save */
export function finish(save) {
  if (unfinished.get(save.id) === save) forget(save.id);
}

/** Notes that a save is refused: the app has to merge both games. @param {Save} save */
export const refuse = (save) => refused.add(save);

/** Notes that the app has merged the game and the store has all of it. @param {string} id */
export function settle(id) {
  const save = unfinished.get(id);
  if (save && refused.has(save)) forget(id);
}

/** @param {string} id */
export const isUnfinished = (id) => unfinished.has(id);

/** Forgets the save of a game. @param {string} id */
export function forget(id) {
  unfinished.delete(id);
  if (rescued.delete(id)) texts.remove(key(id)); // the page was not closed
  if (unfinished.size === 0) removeEventListener("beforeunload", warn);
}

/** Writes unfinished games to localStorage; returns false if it has no room for all of them. */
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
 * Has the browser ask before it closes a page whose plies would be lost. If the user stays, there
 * is time to save them.
 * @param {BeforeUnloadEvent} event
 */
function warn(event) {
  if (!rescue()) event.preventDefault();
}
