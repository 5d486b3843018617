// Lets a running page begin anew: the app gets its boot event once more, as a page that was opened
// just now would send it, and answers as if it had seen nothing before. How the page and its worker
// talk does not matter: an event is any text of JSON with a type in what one posts to the other.
"use strict";
(() => {
  let boot = null; // the event that this page began with
  let instead = null; // goes in the place of the next event
  const storage = indexedDB; // the browser's own: the page puts another in its place

  function read(text) {
    if (!text.startsWith("{")) return null;
    try {
      const event = JSON.parse(text);
      return typeof event.type === "string" ? event : null;
    } catch {
      return null;
    }
  }

  function passed(posted) {
    if (Array.isArray(posted)) return posted.map(passed);
    const event = typeof posted === "string" ? read(posted) : null;
    if (!event) return posted;
    if (event.type === "boot") boot = event;
    if (!instead) return posted;
    const text = JSON.stringify(instead);
    instead = null;
    return text;
  }

  for (const { prototype } of [Worker, MessagePort]) {
    const { postMessage } = prototype;
    prototype.postMessage = function (posted, ...more) {
      return postMessage.call(this, passed(posted), ...more);
    };
  }

  /** Empties all that an origin keeps. */
  async function forget() {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await storage.databases()) await emptied(name);
  }

  /** A database stays, as the app may have it open; its records go. */
  function emptied(name) {
    return new Promise((done, failed) => {
      const asked = storage.open(name);
      asked.onerror = () => failed(asked.error);
      asked.onsuccess = () => {
        const database = asked.result;
        const stores = [...database.objectStoreNames];
        const closed = () => done(database.close());
        if (!stores.length) return closed();
        const change = database.transaction(stores, "readwrite");
        for (const store of stores) change.objectStore(store).clear();
        change.oncomplete = closed;
        change.onerror = () => failed(change.error);
      };
    });
  }

  /** Sends a boot event; what the page shows is marked, and the mark goes with the answer. */
  function begin(hash, event) {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    document.activeElement?.blur();
    getSelection().removeAllRanges();
    scrollTo(0, 0);
    document.documentElement.removeAttribute("data-ready");
    for (const shown of document.getElementById("page").children) shown.dataset.stale = "";
    history.replaceState(null, "", hash);
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    instead = { ...event, hash, dark, still };
    dispatchEvent(new HashChangeEvent("hashchange"));
  }

  const places = { window, document, navigator, history, clipboard: navigator.clipboard };

  /** The names of all that hangs on the objects that a test may hang something on. */
  function names() {
    return Object.entries(places).flatMap(([place, it]) =>
      Object.getOwnPropertyNames(it ?? {}).map((name) => `${place}.${name}`),
    );
  }

  const again = { begin, forget, names, storage, booted: () => boot };
  Object.defineProperty(window, "again", { value: again });
})();
