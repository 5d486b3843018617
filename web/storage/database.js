// Games in IndexedDB: a summary and a text for each, written in one transaction with strict
// durability.

const NAME = "tesserae";
const PATIENCE = 10_000; // milliseconds, as some browsers never answer

/** IndexedDB, read before empty_database.js replaces it. */
const factory = findFactory();

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

function findFactory() {
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
const resultOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction */
const completionOf = (transaction) =>
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
 * Runs `act` in one transaction, which is complete when the promise resolves.
 * @template Result
 * @param {string[]} stores
 * @param {IDBTransactionMode} mode
 * @param {(store: (name: string) => IDBObjectStore) => Promise<Result>} act
 */
async function transact(stores, mode, act) {
  opened ??= open();
  const transaction = (await opened).transaction(stores, mode, { durability: "strict" });
  const completed = completionOf(transaction);
  completed.catch(() => {}); // awaited below, unless another error is thrown
  try {
    const result = await act((name) => transaction.objectStore(name));
    await completed;
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
const readFrom = (name, ask) => transact([name], "readonly", (store) => resultOf(ask(store(name))));

/** Reads pairs of a key and its value, which may be anything. @param {string} name */
const readPairs = (name) =>
  transact([name], "readonly", async (store) => {
    const [keys, values] = await Promise.all([
      resultOf(store(name).getAllKeys()),
      resultOf(store(name).getAll()),
    ]);
    return /** @type {[unknown, unknown][]} */ (keys.map((key, n) => [key, values[n]]));
  });

/** Rejects if there is no usable database. */
export const ready = () => readFrom("games", (store) => store.count());

/** @type {GameStore} */
export const database = {
  summaries: () => readPairs("games"),
  summary: (id) => readFrom("games", (store) => store.get(id)),
  text: (id) => readFrom("texts", (store) => store.get(id)),

  write: (id, decide) =>
    transact(["games", "texts"], "readwrite", async (store) => {
      const written = decide(await resultOf(store("games").get(id)));
      if (!written) return null;
      store("games").put(written.summary, id);
      if (written.text !== undefined) store("texts").put(written.text, id);
      return written;
    }),

  remove: (id) =>
    transact(["games", "texts"], "readwrite", async (store) => {
      store("games").delete(id);
      store("texts").delete(id);
    }),

  setAside: (id) =>
    transact(["games", "texts", "aside"], "readwrite", async (store) => {
      const [summary, text] = await Promise.all([
        resultOf(store("games").get(id)),
        resultOf(store("texts").get(id)),
      ]);
      if (summary === undefined && text === undefined) return;
      store("aside").put({ summary, text }, `game ${id} ${Date.now()}`);
      store("games").delete(id);
      store("texts").delete(id);
    }),

  keepAside: (name, value) =>
    transact(["aside"], "readwrite", async (store) => {
      store("aside").put(value, name);
    }),

  aside: () => readPairs("aside"),
  countAside: () => readFrom("aside", (store) => store.count()),
};
