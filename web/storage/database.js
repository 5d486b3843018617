// Games in IndexedDB: a summary and a text for each, written in one transaction with strict
// durability.

const NAME = "tesserae";
const PATIENCE = 10_000; // milliseconds; some browsers never answer

/** Read before empty_database.js replaces it. */
const factory = databases();

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

function databases() {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction */
const end = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error("There is no database.");
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of ["games", "texts", "aside"]) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        opened = null;
      };
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error("The database does not answer.")), PATIENCE);
  });
}

/**
 * Acts within one transaction, which is complete when the promise resolves.
 * @template Result
 * @param {string[]} stores
 * @param {IDBTransactionMode} mode
 * @param {(store: (name: string) => IDBObjectStore) => Promise<Result>} act
 */
async function within(stores, mode, act) {
  opened ??= open();
  const transaction = (await opened).transaction(stores, mode, { durability: "strict" });
  const ended = end(transaction);
  ended.catch(() => {}); // awaited below, unless another error is thrown
  try {
    const result = await act((name) => transaction.objectStore(name));
    await ended;
    return result;
  } catch (error) {
    if (mode === "readwrite") abort(transaction);
    throw error;
  }
}

/** @param {IDBTransaction} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // it has already ended
  }
}

/**
 * @template Result
 * @param {string} name
 * @param {(store: IDBObjectStore) => IDBRequest<Result>} ask
 * @returns {Promise<Result>}
 */
const reading = (name, ask) => within([name], "readonly", (store) => answer(ask(store(name))));

/** Pairs of a key and its value, which may be anything. @param {string} name */
const pairs = (name) =>
  within([name], "readonly", async (store) => {
    const [keys, values] = await Promise.all([
      answer(store(name).getAllKeys()),
      answer(store(name).getAll()),
    ]);
    return /** @type {[unknown, unknown][]} */ (keys.map((key, n) => [key, values[n]]));
  });

/** Rejects where there is no database. */
export const ready = () => reading("games", (store) => store.count());

/** @type {GameStore} */
export const database = {
  summaries: () => pairs("games"),
  summary: (id) => reading("games", (store) => store.get(id)),
  text: (id) => reading("texts", (store) => store.get(id)),

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

  keepAside: (name, value) =>
    within(["aside"], "readwrite", async (store) => {
      store("aside").put(value, name);
    }),

  aside: () => pairs("aside"),
  countAside: () => reading("aside", (store) => store.count()),
};
