// The interface of storage: the data that the app starts with, and the commands. The database is
// read while Python loads.
import { fragment } from "./address.js";
import * as games from "./games.js";
import * as migration from "./migration.js";
import * as texts from "./texts.js";

const LISTED = 60; // maximum number of summaries in the boot event; others follow
const ROOM = 400_000; // maximum length of the games in the boot event, as JSON
const PATIENCE = 3_000; // milliseconds after which the app starts without the games, which follow

/**
 * The stored games.
 * @typedef {object} Found
 * @property {import("./migration.js").OldGame[]} old games to migrate
 * @property {(Summary & { text: string })[]} loaded others, with their texts
 * @property {Summary[]} more others, without texts
 * @property {Summary[]} reported the summaries of all of these
 * @property {number} aside the number of items that are set aside
 * @property {number} unreadable the number of those that this start has found
 */

/** @type {Found} */
const NOTHING = { old: [], loaded: [], more: [], reported: [], aside: 0, unreadable: 0 };

/**
 * The games that the first screen may need: the last one of each kind, the last unfinished one, and
 * those that the link may lead to. Studies are loaded when they are opened.
 * @param {Summary[]} all
 */
function neededFirst(all) {
  const sorted = all.filter((it) => !it.about.study);
  const slugs = new Set(sorted.map((it) => it.game));
  const last = [...slugs].map((slug) => sorted.find((it) => it.game === slug));
  const current = sorted.find((it) => Number(it.about.plies) > 0 && it.about.result === "");
  const [path, query] = fragment().split("?");
  const linked = query ? sorted.filter((it) => it.about.linked && path === `#/${it.game}`) : [];
  return sorted.filter((it) => last.includes(it) || it === current || linked.includes(it));
}

/** Sets aside texts that are too long to be ours. @param {GameStore} store */
async function tidy(store) {
  const earlier = texts.read("unreadable");
  if (earlier !== null) await migration.setTextAside(store, "unreadable", earlier).catch(() => {});
  const long = texts.tooLong();
  for (const [name, text] of long) await migration.setTextAside(store, name, text).catch(() => {});
  return long.length;
}

/**
 * Loads the texts of games, as many as fit. gone: games set aside because their text is invalid.
 * @param {Summary[]} summaries
 */
async function withTexts(summaries) {
  const loaded = [];
  const gone = new Set();
  let room = ROOM;
  for (const summary of summaries) {
    const text = await games.text(summary.id).catch(() => undefined);
    if (text === null) gone.add(summary.id);
    if (typeof text !== "string") continue;
    const size = JSON.stringify(text).length;
    if (size <= room) loaded.push({ ...summary, text });
    room -= size;
  }
  return { loaded, gone };
}

/** Notes whether the last game of each kind has begun. @param {Summary[]} sorted */
function noteBegun(sorted) {
  texts.remove("begun");
  const played = sorted.filter((it) => !it.about.study);
  const last = new Map(played.reverse().map((it) => [it.game, it.about]));
  for (const [slug, { plies }] of last) texts.noteBegun(slug, Number(plies) > 0);
}

/** @returns {Promise<Found>} */
async function readGames() {
  const store = await games.store;
  const before = await store.countAside();
  const long = await tidy(store);
  const known = await games.summaries();
  const old = await migration.oldGames(store, known, ROOM).catch(() => ({ bad: 0, games: [] }));
  const taken = new Set(old.games.map((it) => it.id));
  const rest = [...known.values()].filter((it) => !taken.has(it.id));
  const sorted = rest.sort((a, b) => b.used - a.used);
  const { loaded, gone } = await withTexts(neededFirst(sorted));
  const ids = new Set(loaded.map((it) => it.id));
  const others = sorted.filter((it) => !ids.has(it.id) && !gone.has(it.id));
  const more = others.filter((it, n) => n < LISTED || it.about.linked).slice(0, 5 * LISTED);
  const reported = [...loaded, ...more, ...old.games.flatMap((it) => known.get(it.id) ?? [])];
  noteBegun(sorted);
  const aside = await store.countAside();
  const unreadable = Math.max(aside - before, long + old.bad);
  return {
    old: old.games,
    loaded,
    more,
    reported,
    aside: Math.max(aside, unreadable),
    unreadable,
  };
}

const reading = games.embedded ? Promise.resolve(NOTHING) : readGames();
reading.catch(() => {});

/**
 * The stored data within the boot event.
 * @typedef {Pick<EventOf<"boot">,
 *   "games" | "more" | "aside" | "unreadable" | "stored">} BootData
 */

/** The stored data for the boot event; other games follow. @returns {Promise<BootData>} */
export async function bootData() {
  /** @type {Promise<Found>} */
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, NOTHING));
  const found = await Promise.race([reading.catch(() => NOTHING), late]);
  const { old, loaded, more, reported, aside, unreadable } = found;
  for (const it of reported) games.versions.set(it.id, it.version);
  for (const it of loaded) games.loadedVersions.set(it.id, it.version);
  migration.noteLoaded(old); // games that come too late are migrated at the next start
  const migrating = old.map(({ id, text }) => ({ id, version: 0, text }));
  return {
    games: [...migrating, ...loaded],
    more,
    aside,
    unreadable,
    stored: texts.readAll(),
  };
}

/** @param {(event: string) => void} listener gets the events of storage */
export function subscribe(listener) {
  games.subscribe(listener);
  texts.subscribe((name, text) => games.sendToApp({ type: "stored", name, text }));
  if (!games.embedded) reading.finally(games.refresh).catch(() => {});
}

/** Texts that could not be saved; the next save retries. @type {Map<string, string>} */
const unsaved = new Map();

/**
 * @param {CommandOf<"save">} command
 * @returns {EventOf<"unsaved"> | EventOf<"texts-saved"> | null}
 */
function save({ key, text }) {
  const failed = unsaved.size > 0;
  unsaved.set(key, text);
  for (const [name, it] of unsaved) if (texts.save(name, it)) unsaved.delete(name);
  if (unsaved.has(key)) return { type: "unsaved", id: "" };
  return failed && !unsaved.size ? { type: "texts-saved" } : null;
}

/** Commands by name; some answer with an event. */
export const commands = /** @satisfies {Partial<Handlers>} */ ({ save, ...games.commands });

/** Whether a file begins like a backup. @param {File} file */
export async function isBackup(file) {
  return /^\s*\{\s*"tesserae":\s*"backup"/.test(await file.slice(0, 80).text());
}
