// Resets a running page: the app gets a boot event again, as a page that was just opened would send
// it, and answers as a new app. This does not depend on how the page and its worker communicate: an
// event is any JSON text with a type in a posted message.
"use strict";
(() => {
  let boot = null; // the boot event of this page
  let instead = null; // replaces the next event
  const storage = indexedDB; // the browser's own: the page may replace it

  function read(text) {
    if (!text.startsWith("{")) return null;
    try {
      const event = JSON.parse(text);
      return typeof event.type === "string" ? event : null;
    } catch {
      return null;
    }
  }

  function passed(message) {
    if (Array.isArray(message)) return message.map(passed);
    const event = typeof message === "string" ? read(message) : null;
    if (!event) return message;
    if (event.type === "boot") boot = event;
    if (!instead) return message;
    const text = JSON.stringify(instead);
    instead = null;
    return text;
  }

  for (const { prototype } of [Worker, MessagePort]) {
    const { postMessage } = prototype;
    prototype.postMessage = function (message, ...more) {
      return postMessage.call(this, passed(message), ...more);
    };
  }

  /** Clears all storage of the origin. */
  async function forget() {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await storage.databases()) await emptied(name);
  }

  /** Clears a database without deleting it, as the app may have it open. */
  function emptied(name) {
    return new Promise((done, failed) => {
      const request = storage.open(name);
      request.onerror = () => failed(request.error);
      request.onsuccess = () => {
        const database = request.result;
        const stores = [...database.objectStoreNames];
        const close = () => done(database.close());
        if (!stores.length) return close();
        const transaction = database.transaction(stores, "readwrite");
        for (const store of stores) transaction.objectStore(store).clear();
        transaction.oncomplete = close;
        transaction.onerror = () => failed(transaction.error);
      };
    });
  }

  /** Sends a boot event; marks the elements of the page as stale until they are redrawn. */
  function begin(hash, event) {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    document.activeElement?.blur();
    getSelection().removeAllRanges();
    scrollTo(0, 0);
    document.documentElement.removeAttribute("data-ready");
    for (const element of document.getElementById("page").children) element.dataset.stale = "";
    history.replaceState(null, "", hash);
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    instead = { ...event, hash, dark, still };
    dispatchEvent(new HashChangeEvent("hashchange"));
  }

  const objects = { window, document, navigator, history, clipboard: navigator.clipboard };

  /** The property names of the objects to which a test may add properties. */
  function names() {
    return Object.entries(objects).flatMap(([object, it]) =>
      Object.getOwnPropertyNames(it ?? {}).map((name) => `${object}.${name}`),
    );
  }

  const again = { begin, forget, names, storage, booted: () => boot };
  Object.defineProperty(window, "again", { value: again });
})();
