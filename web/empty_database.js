// PyScript opens databases for files and packages, which the app does not use. That fails where
// storage is blocked, as in a frame on another site: so the page and the worker give it a database
// that stores nothing.
"use strict";
(() => {
  /** @typedef {{ onsuccess?: (event: object) => void }} Request */

  /** @param {unknown} result */
  const answer = (result) => {
    /** @type {Request} */
    const request = {};
    setTimeout(() => request.onsuccess?.({ type: "success", target: { result } }));
    return request;
  };
  /** @type {Record<string | symbol, unknown>} */
  const empty = { getAllKeys: [], count: 0 };
  const objectStore = () => new Proxy({}, { get: (_, verb) => () => answer(empty[verb]) });
  const database = { objectStoreNames: [""], transaction: () => ({ objectStore }), close() {} };
  const value = { open: () => answer(database) };
  Object.defineProperty(globalThis, "indexedDB", { value });
})();
