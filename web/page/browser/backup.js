// Backs up all stored data as one file, and restores it. The format: docs/storage.md.
import * as lab from "../../lab/kept.js";
import * as texts from "../../storage/texts.js";
import { isId, isObject, isText, isTime, parseJson } from "../../storage/validation.js";

const VERSION = 1;
const LARGEST_FILE = 100_000_000; // bytes
const MOST_GAMES = 50_000;
const PART = { games: 25, characters: 300_000 };
const MOST_ASIDE = 500;

/**
 * The page's own module: this file is in another bundle, whose copy would open the database again.
 * @typedef {typeof import("../../storage/games.js")} Module
 * @typedef {Pick<Module, "store" | "summaries" | "text" | "sendToApp">} Games
 */

/** All items that were set aside, with their names. @param {Games} games */
async function readAside(games) {
  const found = await (await games.store).aside();
  return found.map(([name, value]) => ({ name: String(name), value }));
}

/** @param {Games} games */
async function readAll(games) {
  const kept = [];
  for (const [id, { updated, used }] of await games.summaries()) {
    const text = await games.text(id);
    if (text !== null) kept.push({ id, updated, used, text });
  }
  const made = new Date().toISOString();
  const aside = await readAside(games);
  const values = texts.readAll();
  return { tesserae: "backup", version: VERSION, made, values, lab: lab.all(), games: kept, aside };
}

/**
 * The name and the text of a backup file.
 * @param {string} date
 * @param {Games} games
 */
export async function backup(date, games) {
  const text = JSON.stringify(await readAll(games));
  return { name: `tesserae-${date.replaceAll(".", "-") || "backup"}.json`, text };
}

/** The name and the text of a file with the items that were set aside. @param {Games} games */
export async function setAside(games) {
  return { name: "tesserae-set-aside.json", text: JSON.stringify(await readAside(games), null, 1) };
}

/** Parses a backup file; null if it is not one. @param {string} text */
function parseBackup(text) {
  const it = parseJson(text);
  const isBackup = it?.tesserae === "backup" && it.version === VERSION;
  return isBackup && Array.isArray(it.games) && it.games.length <= MOST_GAMES ? it : null;
}

/** A game of the file, as the app reads it; empty if it is invalid. @param {unknown} it */
function validGame(it) {
  const time = (/** @type {unknown} */ found) => (isTime(found) ? Math.min(found, Date.now()) : 0);
  if (!isObject(it) || !isId(it.id) || !isText(it.text)) return {};
  return { id: it.id, text: it.text, updated: time(it.updated), used: time(it.used) };
}

/**
 * The valid texts of the file. Stores those that the device lacks, but not the settings.
 * @param {unknown} found
 */
function restoreTexts(found) {
  const pairs = Object.entries(isObject(found) ? found : {}).slice(0, 20);
  /** @type {[string, string][]} */
  const ours = pairs.flatMap(([name, it]) => {
    const sound = /^[a-z][a-z.-]{0,40}$/.test(name) && !texts.isForeign(name);
    return sound && typeof it === "string" && it.length <= texts.LONGEST ? [[name, it]] : [];
  });
  for (const [name, it] of ours)
    if (name !== "settings" && texts.read(name) === null) texts.save(name, it);
  return Object.fromEntries(ours);
}

/**
 * @param {unknown} found
 * @param {Games} games
 */
async function keepAside(found, games) {
  const store = await games.store;
  for (const it of Array.isArray(found) ? found.slice(0, MOST_ASIDE) : []) {
    if (!isObject(it) || typeof it.name !== "string" || it.name.length > 200) continue;
    await store.keepAside(it.name, it.value).catch(() => {});
  }
}

/** @type {Generator<AppEvent> | null} */
let parts = null;

/**
 * Splits a file into parts; the app asks for each after it has handled the one before.
 * @param {Record<string, any>} found
 * @returns {Generator<AppEvent>}
 */
function* splitIntoParts(found) {
  const all = found.games.map(validGame);
  const total = all.length;
  let texts = restoreTexts(found.values); // with the first part
  let part = [];
  let size = 0;
  let sent = 0;
  for (const it of all) {
    part.push(it);
    size += JSON.stringify(it).length;
    if (part.length < PART.games && size < PART.characters) continue;
    yield { type: "backup-part", games: part, total, values: texts };
    [part, size, texts, sent] = [[], 0, {}, sent + 1];
  }
  if (part.length || sent === 0) yield { type: "backup-part", games: part, total, values: texts };
}

/** Returns the next part of the file being restored, or its end. @returns {AppEvent} */
export function nextPart() {
  const part = parts?.next();
  if (part && !part.done) return part.value;
  parts = null;
  return { type: "backup-read", trouble: false };
}

/**
 * @param {File} file
 * @param {Games} games
 */
export async function restore(file, games) {
  if (parts) return;
  const found = file.size <= LARGEST_FILE ? parseBackup(await file.text()) : null;
  if (!found) {
    games.sendToApp({ type: "backup-read", trouble: true });
    return;
  }
  await keepAside(found.aside, games);
  const left = lab.add(found.lab);
  if (left.length) await keepAside([{ name: "lab", value: left }], games);
  parts = splitIntoParts(found);
  games.sendToApp(nextPart());
}
