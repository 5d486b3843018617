// What the rest of the page uses: what the device has when the app starts, effects that storage
// carries out, and files that are backups. The database is read while Python loads.
"use strict";
tesserae.storage = (() => {
  const { games, shape, takeover, texts } = tesserae;
  const LISTED = 60; // summaries that the first event carries; others follow it
  const ROOM = 400_000; // characters of the games in it, as JSON
  const PATIENCE = 3_000; // milliseconds; then the app starts, and the games follow
  const embedded = "embed" in document.documentElement.dataset;
  const nothing = { games: [], more: [], aside: 0, unreadable: 0 };

  /** The games that the first screen may need: of each kind the last, the last that goes on, and
      those that a link may lead to. */
  function needed(sorted) {
    const slugs = new Set(sorted.map((it) => it.game));
    const wanted = [...slugs].map((slug) => sorted.find((it) => it.game === slug));
    const current = sorted.find((it) => it.about.plies > 0 && it.about.result === "");
    const [path, query] = location.hash.split("?");
    const linked = query ? sorted.filter((it) => it.about.linked && path === `#/${it.game}`) : [];
    return sorted.filter((it) => wanted.includes(it) || it === current || linked.includes(it));
  }

  /** Sets aside whatever is too long to be ours. */
  async function tidy(store) {
    let bad = 0;
    const earlier = texts.read("unreadable");
    if (earlier !== null) await takeover.away(store, "unreadable", earlier).catch(() => {});
    for (const [name, text] of texts.strange()) {
      bad += 1;
      await takeover.away(store, name, text).catch(() => {});
    }
    return bad;
  }

  async function read() {
    const store = await games.store;
    const before = await store.countAside();
    const strange = await tidy(store);
    const known = await games.summaries();
    const old = await takeover.items(store, known, ROOM).catch(() => ({ bad: 0, games: [] }));
    const taken = new Set(old.games.map((it) => it.id));
    const sorted = [...known.values()].filter((it) => !taken.has(it.id)).sort((a, b) => b.used - a.used);
    const loaded = [];
    let room = ROOM;
    for (const summary of needed(sorted)) {
      const text = await games.text(summary.id).catch(() => null);
      const size = text === null ? Infinity : JSON.stringify(text).length;
      if (size <= room) loaded.push({ ...summary, text });
      room -= size === Infinity ? 0 : size;
    }
    const there = new Set(loaded.map((it) => it.id));
    const others = sorted.filter((it) => !there.has(it.id));
    const first = others.filter((it, n) => n < LISTED || it.about.linked).slice(0, 5 * LISTED);
    const told = [...loaded, ...first, ...old.games.flatMap((it) => known.get(it.id) ?? [])];
    for (const it of told) games.versions.set(it.id, it.version);
    const aside = await store.countAside();
    const unreadable = Math.max(aside - before, strange + old.bad);
    return { games: [...old.games, ...loaded], more: first, aside: Math.max(aside, unreadable), unreadable };
  }

  const reading = embedded ? Promise.resolve(nothing) : read();
  reading.catch(() => {});

  /** What the first event tells of games; the rest follows when the app hears. */
  async function first() {
    const late = new Promise((give) => setTimeout(give, PATIENCE, nothing));
    const found = await Promise.race([reading.catch(() => nothing), late]);
    const zone = new Date().getTimezoneOffset();
    return { ...found, stored: texts.kept(), zone };
  }

  function hear(heard) {
    games.hear(heard);
    if (!embedded) reading.finally(games.refresh).catch(() => {});
  }

  function save({ key, text }) {
    return texts.save(key, text) ? null : { type: "unsaved", id: "" };
  }

  const effects = { save, ...games.effects };

  /** A file that begins as a backup does. */
  const isBackup = async (file) => /^\s*\{\s*"tesserae":\s*"backup"/.test(await file.slice(0, 80).text());

  return { first, hear, effects, isBackup, say: games.say, shape };
})();
