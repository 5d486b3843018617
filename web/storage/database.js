// Games in IndexedDB: a summary and a text for each, written in one transaction that counts as
// done when it is on the disk. It is opened before PyScript gets a stand-in for indexedDB.
"use strict";
tesserae.database = (() => {
  const NAME = "tesserae";
  const PATIENCE = 10_000; // milliseconds; some browsers never answer
  let opened = null;

  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const end = (transaction) =>
    new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });

  function open(factory) {
    return new Promise((resolve, reject) => {
      const request = factory.open(NAME, 1);
      request.onupgradeneeded = () => {
        for (const store of ["games", "texts", "aside"]) request.result.createObjectStore(store);
      };
      request.onsuccess = () => {
        const database = request.result;
        const forget = () => (opened = null);
        database.onversionchange = () => (database.close(), forget());
        database.onclose = forget;
        resolve(database);
      };
      request.onerror = () => reject(request.error);
      setTimeout(() => reject(new Error("The database does not answer.")), PATIENCE);
    });
  }

  const { indexedDB: factory } = (() => {
    try {
      return { indexedDB: globalThis.indexedDB };
    } catch {
      return {};
    }
  })();

  /** Does something in one transaction; it holds when the promise is kept. */
  async function within(stores, mode, act) {
    const database = await (opened ??= open(factory));
    const transaction = database.transaction(stores, mode, { durability: "strict" });
    const ended = end(transaction);
    ended.catch(() => {}); // whoever waits below hears of it
    try {
      const result = await act((name) => transaction.objectStore(name));
      await ended;
      return result;
    } catch (error) {
      if (mode === "readwrite") {
        try {
          transaction.abort();
        } catch {
          // it has ended
        }
      }
      throw error;
    }
  }

  /** Pairs of a key and what stands there, which may be anything. */
  async function pairs(store) {
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    return keys.map((key, n) => [key, values[n]]);
  }

  return {
    ready: () => within(["games"], "readonly", (store) => answer(store("games").count())),

    /** Ids and summaries. */
    summaries: () => within(["games"], "readonly", (store) => pairs(store("games"))),

    text: (id) => within(["texts"], "readonly", (store) => answer(store("texts").get(id))),

    /**
     * decide: gets the summary that stands there, and gives the new one with its text (none: it
     * stays), or null for nothing to be written. Returns what it gave.
     */
    write: (id, decide) =>
      within(["games", "texts"], "readwrite", async (store) => {
        const written = decide(await answer(store("games").get(id)));
        if (!written) return null;
        store("games").put(written.summary, id);
        if (written.text !== undefined) store("texts").put(written.text, id);
        return written;
      }),

    remove: (id) =>
      within(["games", "texts"], "readwrite", async (store) => {
        store("games").delete(id);
        store("texts").delete(id);
      }),

    /** Moves a game out of the way, whatever it is. */
    setAside: (id) =>
      within(["games", "texts", "aside"], "readwrite", async (store) => {
        const [summary, text] = await Promise.all([
          answer(store("games").get(id)),
          answer(store("texts").get(id)),
        ]);
        if (summary === undefined && text === undefined) return;
        store("aside").put({ summary, text }, `game ${id} ${Date.now()}`);
        store("games").delete(id);
        store("texts").delete(id);
      }),

    /** Keeps something else that cannot be read. */
    keepAside: (name, value) =>
      within(["aside"], "readwrite", async (store) => void store("aside").put(value, name)),

    aside: () => within(["aside"], "readonly", (store) => pairs(store("aside"))),

    countAside: () => within(["aside"], "readonly", (store) => answer(store("aside").count())),
  };
})();
