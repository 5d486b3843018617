// Games that were kept in another way: by an earlier version under one key, or while there was
// no database. The app saves them anew; the old key goes when the last of them is safe.
"use strict";
tesserae.takeover = (() => {
  const { database, shape, texts } = tesserae;
  const GAMES = "games";
  const DEEPEST = 50;
  const pending = new Map(); // old key -> the ids in it that are not safe yet
  const origins = new Map(); // id -> the old value and the time to sort it by

  /** Whether brackets go no deeper than what the app wrote; deep ones would end a parser. */
  function shallow(text) {
    let depth = 0;
    for (const mark of text.match(/[[{\]}]/g) ?? []) {
      depth += mark === "[" || mark === "{" ? 1 : -1;
      if (depth > DEEPEST) return false;
    }
    return true;
  }

  function tables(text) {
    try {
      const kept = shallow(text) && JSON.parse(text);
      return kept?.v === 1 && Array.isArray(kept.tables) ? kept.tables : null;
    } catch {
      return null;
    }
  }

  /** The name of the game among all others, and what it is. */
  function item(value, used) {
    const text = JSON.stringify(value);
    const id = `kept-${shape.named(text)}`;
    return { id, text, used };
  }

  /** Puts a text that cannot be read where it is safe, then takes it from its key. */
  async function away(store, name, text) {
    await store.keepAside(`${name} ${shape.named(text)}`, text);
    texts.remove(name);
  }

  /** The games of an earlier version; how many of them cannot be games. */
  async function earlier(store) {
    const text = texts.read(GAMES);
    if (text === null) return { found: [], bad: 0 };
    const kept = tables(text);
    if (!kept) {
      await away(store, GAMES, text);
      return { found: [], bad: 1 };
    }
    const now = Date.now();
    const all = kept.map((value, n) => item(value, now - n));
    const found = all.filter((it) => shape.isText(it.text));
    const long = all.filter((it) => !shape.isText(it.text));
    for (const it of long) await store.keepAside(`game ${it.id}`, it.text);
    return { found: found.map((it) => ({ ...it, key: GAMES })), bad: long.length };
  }

  /** Games that were kept while there was no database; how many are none. */
  async function stranded(store) {
    const found = [];
    let bad = 0;
    for (const [id, summary] of store === database ? await tesserae.keys.summaries() : []) {
      const key = `game.${id}`;
      const text = await tesserae.keys.text(id);
      if (shape.isSummary(id, summary) && shape.isText(text)) {
        found.push({ id, text, used: summary.used, key, merged: true });
      } else {
        await away(store, key, texts.read(key));
        bad += 1;
      }
    }
    return { found, bad };
  }

  function finish(key) {
    if (pending.get(key)?.size) return;
    pending.delete(key);
    texts.remove(key);
  }

  /** All that is still to be saved anew, as far as it fits into `room` characters. */
  async function items(store, known, room) {
    const [old, lone] = [await earlier(store), await stranded(store)];
    const all = [...old.found, ...lone.found];
    const keys = new Set(all.map((it) => it.key));
    if (texts.read(GAMES) !== null) keys.add(GAMES);
    for (const key of keys) pending.set(key, new Set());
    const wanted = all.filter((it) => it.merged || !known.has(it.id));
    for (const it of wanted) {
      pending.get(it.key).add(it.id);
      origins.set(it.id, it);
    }
    for (const key of keys) finish(key);
    const sent = wanted.filter((it, n) => (room -= JSON.stringify(it.text).length) >= 0 || n === 0);
    return { bad: old.bad + lone.bad, games: sent.map(({ id, text }) => ({ id, version: 0, text })) };
  }

  function done(id) {
    const origin = origins.get(id);
    if (!origin) return;
    origins.delete(id);
    pending.get(origin.key)?.delete(id);
    finish(origin.key);
  }

  /** One that the app cannot read; false if it is none of these. */
  async function setAside(id) {
    const origin = origins.get(id);
    if (!origin) return false;
    await (await tesserae.games.store).keepAside(`game ${id}`, origin.text);
    done(id);
    return true;
  }

  return { items, done, setAside, away, stamp: (id) => origins.get(id)?.used };
})();
