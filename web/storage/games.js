// Games between the device and the app: saved one by one over the version that was seen last,
// so that no tab overwrites what another has played; and news of what other tabs did.
"use strict";
tesserae.games = (() => {
  const { database, keys, shape, texts } = tesserae;
  const FULL = "QuotaExceededError";
  const versions = new Map(); // of all games, as this tab knows them
  const written = new Map(); // by this tab
  const unfinished = new Map(); // the last save of each game that is under way
  const rescued = new Set();
  const waiting = [];
  let tell = (event) => waiting.push(event);
  let refreshing = null;
  let again = false;

  const embedded = "embed" in document.documentElement.dataset;
  const store = embedded ? null : database.ready().then(() => database, () => keys);
  const channel = !embedded && self.BroadcastChannel ? new BroadcastChannel("tesserae") : null;

  const say = (event) => tell(JSON.stringify(event));
  const news = () => channel?.postMessage("changed");

  /** Whole summaries by id; what is no summary is set aside. */
  async function summaries() {
    const it = await store;
    const found = new Map();
    for (const [id, summary] of await it.summaries()) {
      if (shape.isSummary(id, summary)) found.set(id, shape.plain(summary));
      else await it.setAside(id).catch(() => {});
    }
    return found;
  }

  /** The text of a game, or null: then the game is set aside. */
  async function text(id) {
    const it = await store;
    const found = await it.text(id);
    if (shape.isText(found)) return found;
    await it.setAside(id);
    return null;
  }

  /** Writes; where the database fails but for want of room, the other way of keeping is tried. */
  async function write(id, decide) {
    const it = await store;
    try {
      return await it.write(id, decide);
    } catch (error) {
      if (it === keys || error?.name === FULL) throw error;
      return keys.write(id, decide);
    }
  }

  function done({ summary: { id, version, updated, used } }) {
    versions.set(id, version);
    written.set(id, version);
    news();
    tesserae.takeover.done(id);
    return { type: "saved", id, version, updated, used };
  }

  /**
   * A page that goes away takes unfinished transactions with it. What is being saved then is kept
   * where it can be done at once; the next start takes it over from there.
   */
  function rescue() {
    const now = Date.now();
    for (const { id, game, about, text } of unfinished.values()) {
      const summary = { id, game, version: now, updated: now, used: now, about };
      texts.save(`game.${id}`, JSON.stringify({ summary, text }));
      rescued.add(id);
    }
  }

  function finished(save) {
    if (unfinished.get(save.id) !== save) return;
    unfinished.delete(save.id);
    if (rescued.delete(save.id)) texts.remove(`game.${save.id}`); // the page came back
  }

  /** A version of -1 asks for a game that is not there yet. */
  async function savegame(save) {
    const { id, game, version, about, text, updated, used } = save;
    const now = Date.now();
    unfinished.set(id, save);
    const decide = (there) => {
      const seen = version < 0 ? -1 : Math.max(version, written.get(id) ?? 0); // the save before is done by now
      const newest = shape.isTime(there?.version) ? there.version : 0;
      if (there && newest > seen) return null;
      const next = Math.max(now, newest + 1, seen + 1);
      const stamps = { updated: updated || now, used: used || tesserae.takeover.stamp(id) || now };
      return { summary: { id, game, version: next, ...stamps, about }, text };
    };
    try {
      const kept = await write(id, decide);
      return kept ? done(kept) : { ...(await loadgame({ id })), refused: true };
    } catch {
      return { type: "unsaved", id };
    } finally {
      finished(save);
    }
  }

  async function touchgame({ id }) {
    const touch = (there) => shape.isSummary(id, there) && { summary: { ...there, used: Date.now() } };
    const kept = await write(id, touch).catch(() => null);
    return kept ? done(kept) : null;
  }

  async function loadgame({ id }) {
    const summary = (await summaries()).get(id);
    const found = summary && (await text(id));
    if (!found) return { type: "listed", games: [], gone: [id] };
    versions.set(id, summary.version);
    return { type: "game", game: { ...summary, text: found } };
  }

  async function removegame({ id }) {
    versions.delete(id);
    tesserae.takeover.done(id);
    await (await store).remove(id);
    if ((await store) === database) await keys.remove(id);
    news();
  }

  async function asidegame({ id }) {
    if (!(await tesserae.takeover.setAside(id))) await (await store).setAside(id);
    versions.delete(id);
    news();
  }

  /** Asks once on a device, as some browsers then ask the person. */
  async function persist() {
    if (texts.read("persistence") || (await navigator.storage?.persisted?.())) return;
    texts.save("persistence", "asked");
    await navigator.storage?.persist?.();
  }

  /** Tells the app what other tabs have done since the last look. */
  async function look() {
    const before = new Set(versions.keys());
    const found = await summaries();
    const games = [...found.values()].filter((it) => it.version !== versions.get(it.id));
    const gone = [...before].filter((id) => !found.has(id) && versions.has(id));
    for (const it of games) versions.set(it.id, it.version);
    for (const id of gone) versions.delete(id);
    const GAMES = 500; // in one event
    for (let at = 0; at < games.length; at += GAMES) say({ type: "listed", games: games.slice(at, at + GAMES) });
    if (gone.length) say({ type: "listed", gone });
  }

  /** One look at a time, and one more if there were news meanwhile. */
  async function refresh() {
    again = true;
    if (refreshing) return;
    refreshing = true;
    while (again) {
      again = false;
      await look().catch(() => {});
    }
    refreshing = null;
  }

  /** From now on the app hears of other tabs. */
  function watch() {
    if (channel) channel.onmessage = refresh;
    addEventListener("storage", ({ key }) => (key === null || key.startsWith(`${texts.PREFIX}game.`)) && refresh());
    addEventListener("pagehide", rescue);
    addEventListener("pageshow", ({ persisted }) => persisted && refresh());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
  }

  function hear(heard) {
    tell = heard;
    for (const event of waiting.splice(0)) heard(event);
    if (!embedded) watch();
  }

  const effects = { savegame, touchgame, loadgame, removegame, asidegame, persist };
  return { store, versions, summaries, text, say, hear, refresh, effects };
})();
