// Games where there is no database: in localStorage, a key for each, or where that is refused as
// well, for as long as the page is open. The same methods as in database.js.
"use strict";
tesserae.keys = (() => {
  const { texts } = tesserae;
  const GAME = "game.";
  const ASIDE = "aside.";

  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  const starting = (prefix) =>
    texts.all().flatMap(([name, text]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : []));
  const game = (id) => parsed(texts.read(GAME + id) ?? "null");

  function put(name, value) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    if (!texts.save(name, text)) throw new Error("This device keeps nothing.");
  }

  return {
    summaries: async () => starting(GAME).map(([id, text]) => [id, parsed(text)?.summary]),
    text: async (id) => game(id)?.text,

    async write(id, decide) {
      const there = game(id);
      const written = decide(there?.summary);
      if (written) put(GAME + id, { summary: written.summary, text: written.text ?? there?.text });
      return written;
    },

    remove: async (id) => texts.remove(GAME + id),

    async setAside(id) {
      const text = texts.read(GAME + id);
      if (text === null) return;
      put(`${ASIDE}game ${id} ${Date.now()}`, text); // where there is no room for both, it stays
      texts.remove(GAME + id);
    },

    keepAside: async (name, value) => put(ASIDE + name, value),
    aside: async () => starting(ASIDE),
    countAside: async () => starting(ASIDE).length,
  };
})();
