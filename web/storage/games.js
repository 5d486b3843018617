// Stored games. Each is saved only over a version that this tab has seen, so that no tab overwrites
// what another has played. Reports to the app what other tabs did.
import { database, ready } from "./database.js";
import { localGames } from "./local_storage.js";
import * as migration from "./migration.js";
import * as texts from "./texts.js";
import * as unfinished from "./unfinished.js";
import { isSummary, isText, plain } from "./validation.js";

const FULL = "QuotaExceededError";
const LISTED = 500; // maximum number of summaries in an event

/** The newest known version of each game, by id. */
export const versions = /** @type {Map<string, number>} */ (new Map());

/** The version of each game whose text the app has. */
export const loadedVersions = /** @type {Map<string, number>} */ (new Map());

/** The last version of each game that this tab wrote itself. */
const ownVersions = /** @type {Map<string, number>} */ (new Map());

/** Events until the app listens. @type {string[]} */
const undelivered = [];
let deliver = (/** @type {string} */ event) => {
  undelivered.push(event);
};
let refreshing = false;
let refreshAgain = false;

export const embedded = "embed" in document.documentElement.dataset;
const channel = !embedded && self.BroadcastChannel ? new BroadcastChannel("tesserae") : null;

/** The store of games; frames use no database. */
export const store = embedded
  ? Promise.resolve(localGames)
  : ready().then(
      () => database,
      () => localGames,
    );

/** Sends an event to the app, or keeps it until the app listens. @param {AppEvent} event */
export const sendToApp = (event) => deliver(JSON.stringify(event));

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

/** The text of a game; null if it is invalid, and the game set aside. @param {string} id */
export async function text(id) {
  const it = await store;
  const found = await it.text(id);
  if (isText(found)) return found;
  await it.setAside(id);
  return null;
}

/**
 * Writes a game; falls back to localStorage if the database fails, unless it is full.
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

/**
 * @param {Written} written
 * @returns {EventOf<"saved">}
 */
function savedEvent({ summary: { id, game, about, version, updated, used } }) {
  versions.set(id, version);
  loadedVersions.set(id, version);
  if (!about.study) texts.noteBegun(game, Number(about.plies) > 0);
  ownVersions.set(id, version);
  tellOtherTabs();
  return { type: "saved", id, version, updated, used };
}

/**
 * Saves a game; with version -1, for a backup, only if it is not stored yet. Any other save that
 * fails or is refused stays unfinished: the app tries again, or saves both games merged.
 * @param {CommandOf<"savegame">} save
 * @returns {Promise<AppEvent>}
 */
async function savegame(save) {
  const { id, version } = save;
  unfinished.begin(save);
  migration.accept(id);
  try {
    const event = await saveOverKnown(save);
    if (event.type === "game") unfinished.refuse(save);
    else {
      unfinished.finish(save);
      migration.finish(id);
    }
    return event;
  } catch {
    return { type: "unsaved", id };
  } finally {
    if (version < 0) unfinished.finish(save);
  }
}

/**
 * Writes a game, unless a newer version is stored: then returns that.
 * @param {CommandOf<"savegame">} save
 * @returns {Promise<EventOf<"saved" | "game">>}
 */
async function saveOverKnown({ id, game, version, about, text, updated, used }) {
  const now = Date.now();
  /** @type {Decide} */
  const decide = (before) => {
    // An earlier save of this tab may have written a newer version meanwhile.
    const seen = version < 0 ? -1 : Math.max(version, ownVersions.get(id) ?? 0);
    const newest = isSummary(id, before) ? before.version : 0;
    if (before !== undefined && (newest === 0 || newest > seen)) return null;
    const next = Math.max(now, newest + 1, seen + 1);
    const times = { updated: updated || now, used: used || migration.lastUsed(id) || now };
    return { summary: { id, game, version: next, ...times, about }, text };
  };
  for (let tries = 0; tries < 2; tries += 1) {
    const written = await write(id, decide);
    if (written) return savedEvent(written);
    const newer = await loadGame(id); // sets it aside if it is invalid
    if (newer.type === "game") return { ...newer, refused: true };
  }
  throw new Error("What is stored is invalid, and cannot be set aside.");
}

/**
 * Notes that a game is used. Returns the game if the app has an older version, as the next save
 * would overwrite the newer one.
 * @param {CommandOf<"touchgame">} command
 * @returns {Promise<AppEvent | null>}
 */
async function touchgame({ id }) {
  /** @type {Decide} */
  const touch = (before) =>
    isSummary(id, before) ? { summary: { ...before, used: Date.now() } } : null;
  const written = await write(id, touch).catch(() => null);
  if (!written) return null;
  if (written.summary.version !== loadedVersions.get(id)) return loadGame(id);
  unfinished.settle(id);
  if (!unfinished.isUnfinished(id)) migration.finish(id);
  return savedEvent(written);
}

/** @param {CommandOf<"loadgame">} command */
const loadgame = ({ id }) => loadGame(id);

/**
 * Loads a game, or reports that it is gone.
 * @param {string} id
 * @returns {Promise<EventOf<"game" | "listed">>}
 */
async function loadGame(id) {
  const it = await store;
  const summary = await it.summary(id);
  const isValid = isSummary(id, summary);
  if (!isValid) await it.setAside(id).catch(() => {});
  const found = isValid && (await text(id));
  if (!found) return { type: "listed", games: [], gone: [id] };
  versions.set(id, summary.version);
  loadedVersions.set(id, summary.version);
  return { type: "game", game: { ...plain(summary), text: found }, refused: false };
}

/** @param {CommandOf<"removegame">} command */
async function removegame({ id }) {
  versions.delete(id);
  unfinished.forget(id);
  migration.remove(id);
  const it = await store;
  await it.remove(id);
  if (it === database) await localGames.remove(id);
  tellOtherTabs();
}

/** @param {CommandOf<"asidegame">} command */
async function asidegame({ id }) {
  const migrating = migration.unreadStates(id); // before any await, in which the app may save it
  const it = await store;
  if (migrating.length) await migration.setAside(it, id, migrating);
  else await it.setAside(id);
  versions.delete(id);
  tellOtherTabs();
}

/** Asks for persistent storage, but only once, as some browsers ask the user. */
async function persist() {
  if (texts.read("persistence") || (await navigator.storage?.persisted?.())) return;
  texts.save("persistence", "asked");
  await navigator.storage?.persist?.();
}

/** Reports changes by other tabs since the last report. */
async function reportOtherTabs() {
  const before = new Set(versions.keys());
  const found = await summaries();
  const games = [...found.values()].filter((it) => it.version !== versions.get(it.id));
  const gone = [...before].filter((id) => !found.has(id) && versions.has(id));
  for (const it of games) versions.set(it.id, it.version);
  for (const id of gone) versions.delete(id);
  for (let at = 0; at < games.length; at += LISTED)
    sendToApp({ type: "listed", games: games.slice(at, at + LISTED), gone: [] });
  if (gone.length) sendToApp({ type: "listed", games: [], gone });
}

/** Reports changes by other tabs, one report at a time; once more if called meanwhile. */
export async function refresh() {
  refreshAgain = true;
  if (refreshing) return;
  refreshing = true;
  while (refreshAgain) {
    refreshAgain = false;
    await reportOtherTabs().catch(() => {});
  }
  refreshing = false;
}

function watchOtherTabs() {
  if (channel) channel.onmessage = refresh;
  const isGame = (/** @type {string | null} */ key) =>
    key === null || key.startsWith(`${texts.PREFIX}game.`);
  addEventListener("storage", ({ key }) => isGame(key) && refresh());
  addEventListener("pagehide", unfinished.rescue);
  addEventListener("pageshow", ({ persisted }) => persisted && refresh());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refresh();
  });
}

/** @param {(event: string) => void} listener gets the events that waited, and all later ones */
export function subscribe(listener) {
  deliver = listener;
  for (const event of undelivered.splice(0)) listener(event);
  if (!embedded) watchOtherTabs();
}

export const commands = /** @satisfies {Partial<Handlers>} */ ({
  savegame,
  touchgame,
  loadgame,
  removegame,
  asidegame,
  persist,
});
