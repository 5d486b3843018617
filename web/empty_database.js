// PyScript opens databases for files and packages, which the app does not use. Where storage is
// blocked, as in a frame on another site, that would make it fail. So page and worker give it an
// empty database, which stores nothing.
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
