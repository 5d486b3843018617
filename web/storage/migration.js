// Migrates games: those of an earlier version, under one key, and those saved while there was no
// database. The app saves them again; an old key is removed once all its games are saved.
import { database } from "./database.js";
import { localGames } from "./local_storage.js";
import * as texts from "./texts.js";
import { isSummary, isText, named } from "./validation.js";

const GAMES = "games";
const DEEPEST = 50;

/** Old key -> ids of its games that are not saved yet. */
const pending = /** @type {Map<string, Set<string>>} */ (new Map());

/** Id -> the game under its old key. */
const origins = /** @type {Map<string, OldGame>} */ (new Map());

/**
 * A game under an old key. merge: the database may have another state of it.
 * @typedef {{ id: string, text: string, used: number, key: string, merge?: boolean }} OldGame
 */

/**
 * Whether brackets are nested no deeper than the app writes; deep ones would crash a parser.
 * @param {string} text
 */
function shallow(text) {
  let depth = 0;
  for (const mark of text.match(/[[{\]}]/g) ?? []) {
    depth += mark === "[" || mark === "{" ? 1 : -1;
    if (depth > DEEPEST) return false;
  }
  return true;
}

/** @param {string} text */
function tables(text) {
  try {
    const kept = shallow(text) && JSON.parse(text);
    return kept?.v === 1 && Array.isArray(kept.tables) ? kept.tables : null;
  } catch {
    return null;
  }
}

/**
 * Sets an unreadable text aside, then removes its key.
 * @param {GameStore} store
 * @param {string} name
 * @param {string} text
 */
export async function setTextAside(store, name, text) {
  await store.keepAside(`${name} ${named(text)}`, text);
  texts.remove(name);
}

/**
 * The games of an earlier version. bad: the number of unreadable ones.
 * @param {GameStore} store
 * @returns {Promise<{ found: OldGame[], bad: number }>}
 */
async function ofEarlierVersion(store) {
  const text = texts.read(GAMES);
  if (text === null) return { found: [], bad: 0 };
  const kept = tables(text);
  if (!kept) {
    await setTextAside(store, GAMES, text);
    return { found: [], bad: 1 };
  }
  const now = Date.now();
  const all = kept.map((/** @type {unknown} */ table, /** @type {number} */ n) => {
    const text = JSON.stringify(table);
    return { id: `kept-${named(text)}`, text, used: now - n, key: GAMES };
  });
  const found = all.filter((/** @type {OldGame} */ it) => isText(it.text));
  const long = all.filter((/** @type {OldGame} */ it) => !isText(it.text));
  for (const it of long) await store.keepAside(`game ${it.id}`, it.text);
  return { found, bad: long.length };
}

/**
 * Games that were saved while there was no database. bad: the number of unreadable ones.
 * @param {GameStore} store
 * @returns {Promise<{ found: OldGame[], bad: number }>}
 */
async function ofLocalStorage(store) {
  const found = [];
  let bad = 0;
  for (const [id, summary] of store === database ? await localGames.summaries() : []) {
    const key = `game.${id}`;
    const text = await localGames.text(/** @type {string} */ (id));
    if (isSummary(id, summary) && isText(text)) {
      found.push({ id: summary.id, text, used: summary.used, key, merge: true });
    } else {
      await setTextAside(store, key, texts.read(key) ?? "");
      bad += 1;
    }
  }
  return { found, bad };
}

/** @param {string} key */
function finish(key) {
  if (pending.get(key)?.size) return;
  pending.delete(key);
  texts.remove(key);
}

/**
 * The games to migrate, as many as fit into `room` characters.
 * @param {GameStore} store
 * @param {Map<string, Summary>} known
 * @param {number} room
 */
export async function oldGames(store, known, room) {
  const [earlier, local] = [await ofEarlierVersion(store), await ofLocalStorage(store)];
  const all = [...earlier.found, ...local.found];
  const keys = new Set(all.map((it) => it.key));
  if (texts.read(GAMES) !== null) keys.add(GAMES);
  for (const key of keys) pending.set(key, new Set());
  const unsaved = all.filter((it) => it.merge || !known.has(it.id));
  for (const it of unsaved) {
    pending.get(it.key)?.add(it.id);
    origins.set(it.id, it);
  }
  for (const key of keys) finish(key);
  let left = room;
  const sent = unsaved.filter((it, n) => {
    left -= JSON.stringify(it.text).length;
    return left >= 0 || n === 0;
  });
  const games = sent.map(({ id, text }) => ({ id, version: 0, text }));
  return { bad: earlier.bad + local.bad, games };
}

/**
 * Called when a game has been saved.
 * @param {string} id
 */
export function done(id) {
  const origin = origins.get(id);
  if (!origin) return;
  origins.delete(id);
  pending.get(origin.key)?.delete(id);
  finish(origin.key);
}

/**
 * Sets aside a migrating game that the app cannot read; false if the game is not migrating.
 * @param {GameStore} store
 * @param {string} id
 */
export async function setAside(store, id) {
  const origin = origins.get(id);
  if (!origin) return false;
  await store.keepAside(`game ${id}`, origin.text);
  done(id);
  return true;
}

/**
 * The time when a migrating game was last used; undefined for others.
 * @param {string} id
 */
export const used = (id) => origins.get(id)?.used;
