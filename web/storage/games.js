// Stored games: each is saved over the version that this tab has seen last, so that no tab
// overwrites what another has played; and reports of what other tabs did.
import { database, ready } from "./database.js";
import { localGames } from "./local_storage.js";
import * as migration from "./migration.js";
import * as texts from "./texts.js";
import { isObject, isSummary, isText, isTime, plain } from "./validation.js";

const FULL = "QuotaExceededError";
const LISTED = 500; // summaries in one event

/** The versions of all games, by id, as this tab knows them. */
export const versions = /** @type {Map<string, number>} */ (new Map());

/** The versions that this tab wrote itself. */
const written = /** @type {Map<string, number>} */ (new Map());

/** The last save of each game that is under way. */
const unfinished = /** @type {Map<string, Save>} */ (new Map());
const rescued = /** @type {Set<string>} */ (new Set());

/** @type {string[]} */
const waiting = [];
let tell = (/** @type {string} */ event) => {
  waiting.push(event);
};
let refreshing = false;
let again = false;

const embedded = "embed" in document.documentElement.dataset;
const channel = !embedded && self.BroadcastChannel ? new BroadcastChannel("tesserae") : null;

/** The store of games; frames use no database. */
export const store = embedded
  ? Promise.resolve(localGames)
  : ready().then(
      () => database,
      () => localGames,
    );

/**
 * Sends an event to the app, or keeps it until the app listens.
 * @param {AppEvent} event
 */
export const say = (event) => tell(JSON.stringify(event));

const tellOtherTabs = () => channel?.postMessage("changed");

/** Valid summaries by id; others are set aside. */
export async function summaries() {
  const it = await store;
  /** @type {Map<string, Summary>} */
  const found = new Map();
  for (const [id, summary] of await it.summaries()) {
    if (isSummary(id, summary)) found.set(summary.id, plain(summary));
    else await it.setAside(/** @type {string} */ (id)).catch(() => {});
  }
  return found;
}

/**
 * The text of a game; null if it is invalid, and the game set aside.
 * @param {string} id
 */
export async function text(id) {
  const it = await store;
  const found = await it.text(id);
  if (isText(found)) return found;
  await it.setAside(id);
  return null;
}

/**
 * Writes a game; falls back to localStorage if the database fails for another reason than its quota.
 * @param {string} id
 * @param {Decide} decide
 */
async function write(id, decide) {
  const it = await store;
  try {
    return await it.write(id, decide);
  } catch (error) {
    const full = error instanceof DOMException && error.name === FULL;
    if (it === localGames || full) throw error;
    return localGames.write(id, decide);
  }
}

/** @param {Written} written */
function saved({ summary: { id, game, about, version, updated, used } }) {
  versions.set(id, version);
  texts.noteBegun(game, Number(about.plies) > 0);
  written.set(id, version);
  tellOtherTabs();
  migration.done(id);
  return { type: "saved", id, version, updated, used };
}

/**
 * Saves unfinished games to localStorage, synchronously: leaving the page aborts transactions. The
 * next start migrates them.
 */
function rescue() {
  const now = Date.now();
  for (const { id, game, about, text } of unfinished.values()) {
    const summary = { id, game, version: now, updated: now, used: now, about };
    texts.save(`game.${id}`, JSON.stringify({ summary, text }));
    rescued.add(id);
  }
}

/** @param {Save} save */
function finished(save) {
  if (unfinished.get(save.id) !== save) return;
  unfinished.delete(save.id);
  if (rescued.delete(save.id)) texts.remove(`game.${save.id}`); // the page came back
}

/**
 * Saves a game; with version -1, only if it is not stored yet.
 * @param {Save} save
 */
async function savegame(save) {
  const { id, game, version, about, text, updated, used } = save;
  const now = Date.now();
  unfinished.set(id, save);
  /** @type {Decide} */
  const decide = (before) => {
    // The save before this one is done by now.
    const seen = version < 0 ? -1 : Math.max(version, written.get(id) ?? 0);
    const newest = isObject(before) && isTime(before.version) ? before.version : 0;
    if (before && newest > seen) return null;
    const next = Math.max(now, newest + 1, seen + 1);
    const times = { updated: updated || now, used: used || migration.used(id) || now };
    return { summary: { id, game, version: next, ...times, about }, text };
  };
  try {
    const kept = await write(id, decide);
    return kept ? saved(kept) : { ...(await loadgame({ id })), refused: true };
  } catch {
    return { type: "unsaved", id };
  } finally {
    finished(save);
  }
}

/** @param {{ id: string }} command */
async function touchgame({ id }) {
  /** @type {Decide} */
  const touch = (before) =>
    isSummary(id, before) ? { summary: { ...before, used: Date.now() } } : null;
  const kept = await write(id, touch).catch(() => null);
  return kept ? saved(kept) : null;
}

/** @param {{ id: string }} command */
async function loadgame({ id }) {
  const summary = (await summaries()).get(id);
  const found = summary && (await text(id));
  if (!found) return { type: "listed", games: [], gone: [id] };
  versions.set(id, summary.version);
  return { type: "game", game: { ...summary, text: found } };
}

/** @param {{ id: string }} command */
async function removegame({ id }) {
  versions.delete(id);
  migration.done(id);
  const it = await store;
  await it.remove(id);
  if (it === database) await localGames.remove(id);
  tellOtherTabs();
}

/** @param {{ id: string }} command */
async function asidegame({ id }) {
  const it = await store;
  if (!(await migration.setAside(it, id))) await it.setAside(id);
  versions.delete(id);
  tellOtherTabs();
}

/** Asks for persistent storage, once: some browsers then ask the user. */
async function persist() {
  if (texts.read("persistence") || (await navigator.storage?.persisted?.())) return;
  texts.save("persistence", "asked");
  await navigator.storage?.persist?.();
}

/** Reports changes by other tabs since the last report. */
async function tellOfOtherTabs() {
  const before = new Set(versions.keys());
  const found = await summaries();
  const games = [...found.values()].filter((it) => it.version !== versions.get(it.id));
  const gone = [...before].filter((id) => !found.has(id) && versions.has(id));
  for (const it of games) versions.set(it.id, it.version);
  for (const id of gone) versions.delete(id);
  for (let at = 0; at < games.length; at += LISTED)
    say({ type: "listed", games: games.slice(at, at + LISTED) });
  if (gone.length) say({ type: "listed", gone });
}

/** Reports changes by other tabs, one report at a time; once more if called meanwhile. */
export async function refresh() {
  again = true;
  if (refreshing) return;
  refreshing = true;
  while (again) {
    again = false;
    await tellOfOtherTabs().catch(() => {});
  }
  refreshing = false;
}

function watchOtherTabs() {
  if (channel) channel.onmessage = refresh;
  const isGame = (/** @type {string | null} */ key) =>
    key === null || key.startsWith(`${texts.PREFIX}game.`);
  addEventListener("storage", ({ key }) => isGame(key) && refresh());
  addEventListener("pagehide", rescue);
  addEventListener("pageshow", ({ persisted }) => persisted && refresh());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refresh();
  });
}

/** @param {(event: string) => void} listener gets the events that waited, and all later ones */
export function subscribe(listener) {
  tell = listener;
  for (const event of waiting.splice(0)) listener(event);
  if (!embedded) watchOtherTabs();
}

export const commands = { savegame, touchgame, loadgame, removegame, asidegame, persist };
