// Migrates games: those of an earlier version of the app, all under one key; those saved when there
// was no database; and those of pages that were left during a save. The app merges the states of a
// game and saves it again; an old key is removed once all its games are saved.
import { database } from "./database.js";
import { GAME } from "./local_storage.js";
import * as texts from "./texts.js";
import { RESCUED } from "./unfinished.js";
import { hashName, isSummary, isText, parseJson } from "./validation.js";

const GAMES = "games";
const DEEPEST = 50;

/** By old key: its text, and the ids of its games that are not saved yet. */
const pending = /** @type {Map<string, { raw: string | null, ids: Set<string> }>} */ (new Map());

/** By id: the states of the game that the app was given. */
const origins = /** @type {Map<string, OldGame[]>} */ (new Map());

/** The ids of games that the app could read. */
const accepted = /** @type {Set<string>} */ (new Set());

/**
 * A game under an old key. merge: the store may have another state of it.
 * @typedef {{ id: string, text: string, used: number, key: string, merge?: boolean }} OldGame
 */

/**
 * Whether brackets are nested no deeper than the app writes them: deep ones would crash a parser.
 * @param {string} text
 */
function isShallow(text) {
  let depth = 0;
  for (const mark of text.match(/[[{\]}]/g) ?? []) {
    depth += mark === "[" || mark === "{" ? 1 : -1;
    if (depth > DEEPEST) return false;
  }
  return true;
}

/** @param {string} text */
function parseTables(text) {
  const it = isShallow(text) && parseJson(text);
  return it?.v === 1 && Array.isArray(it.tables) ? it.tables : null;
}

/**
 * Sets an unreadable text aside, then removes its key.
 * @param {GameStore} store
 * @param {string} name
 * @param {string} text
 */
export async function setTextAside(store, name, text) {
  await store.keepAside(`${name} ${hashName(text)}`, text);
  texts.remove(name);
}

/**
 * Reads the games of an earlier version. bad: the number of unreadable ones.
 * @param {GameStore} store
 * @returns {Promise<{ found: OldGame[], bad: number }>}
 */
async function readEarlierVersion(store) {
  const text = texts.read(GAMES);
  if (text === null) return { found: [], bad: 0 };
  const tables = parseTables(text);
  if (!tables) {
    await setTextAside(store, GAMES, text);
    return { found: [], bad: 1 };
  }
  const now = Date.now();
  const all = tables.map((/** @type {unknown} */ table, /** @type {number} */ n) => {
    const text = JSON.stringify(table);
    return { id: `kept-${hashName(text)}`, text, used: now - n, key: GAMES };
  });
  const found = all.filter((/** @type {OldGame} */ it) => isText(it.text));
  const long = all.filter((/** @type {OldGame} */ it) => !isText(it.text));
  for (const it of long) await store.keepAside(`game ${it.id}`, it.text);
  return { found, bad: long.length };
}

/**
 * Reads games with a key each, the last used one first. bad: the number of unreadable ones.
 * @param {GameStore} store
 * @param {string} prefix of the keys; the id of the game follows
 * @returns {Promise<{ found: OldGame[], bad: number }>}
 */
async function readKeys(store, prefix) {
  /** @type {OldGame[]} */
  const found = [];
  let bad = 0;
  for (const [key, raw] of texts.all().filter(([key]) => key.startsWith(prefix))) {
    const [id] = key.slice(prefix.length).split(".");
    const { summary, text } = (isShallow(raw) && parseJson(raw)) || {};
    if (isSummary(id, summary) && isText(text)) {
      found.push({ id, text, used: summary.used, key, merge: true });
    } else {
      await setTextAside(store, key, raw).catch(() => {}); // it stays if there is no room
      bad += 1;
    }
  }
  return { found: found.sort((a, b) => b.used - a.used), bad };
}

/**
 * Removes a key if all its games are saved and no other page has written it since.
 * @param {string} key
 */
function removeIfSaved(key) {
  const { raw, ids } = pending.get(key) ?? { raw: null, ids: new Set() };
  if (ids.size) return;
  pending.delete(key);
  if (texts.read(key) === raw) texts.remove(key);
}

/**
 * The games to migrate, as many as fit into `room` characters.
 * @param {GameStore} store
 * @param {Map<string, Summary>} known
 * @param {number} room
 */
export async function oldGames(store, known, room) {
  const before = new Map(texts.all());
  const rescued = await readKeys(store, RESCUED); // of pages that were left during a save
  const earlier = await readEarlierVersion(store);
  // Games saved while there was no database.
  const local = store === database ? await readKeys(store, GAME) : { found: [], bad: 0 };
  const all = [...rescued.found, ...earlier.found, ...local.found];
  const keys = new Set(all.map((it) => it.key));
  if (texts.read(GAMES) !== null) keys.add(GAMES);
  for (const key of keys) pending.set(key, { raw: before.get(key) ?? null, ids: new Set() });
  const unsaved = all.filter((it) => it.merge || !known.has(it.id));
  for (const it of unsaved) pending.get(it.key)?.ids.add(it.id);
  for (const key of keys) removeIfSaved(key);
  let left = room;
  const games = unsaved.filter((it, n) => {
    left -= JSON.stringify(it.text).length;
    return left >= 0 || n === 0;
  });
  return { bad: rescued.bad + earlier.bad + local.bad, games };
}

/** Notes the games that the app was given. @param {OldGame[]} games */
export function noteLoaded(games) {
  for (const it of games) origins.set(it.id, [...(origins.get(it.id) ?? []), it]);
}

/** Notes that the app has read a game, as it saves it. @param {string} id */
export const accept = (id) => accepted.add(id);

/** Notes that a game is saved, or was set aside. @param {string} id */
export function finish(id) {
  for (const { key } of origins.get(id) ?? []) {
    pending.get(key)?.ids.delete(id);
    removeIfSaved(key);
  }
  origins.delete(id);
}

/** Forgets a game that is removed. @param {string} id */
export function remove(id) {
  finish(id);
  for (const [key] of texts.all()) if (key.startsWith(`${RESCUED}${id}.`)) texts.remove(key);
}

/** The states of a migrating game, unless the app has read them. @param {string} id */
export const unreadStates = (id) => (accepted.has(id) ? [] : (origins.get(id) ?? []));

/**
 * Sets aside a migrating game of which the app cannot read a state.
 * @param {GameStore} store
 * @param {string} id
 * @param {OldGame[]} states
 */
export async function setAside(store, id, states) {
  for (const { text } of states) await store.keepAside(`game ${id} ${hashName(text)}`, text);
  finish(id);
}

/** The time when a migrating game was last used; undefined for others. @param {string} id */
export const lastUsed = (id) => origins.get(id)?.[0].used;
