// Short texts that this device keeps by name, in localStorage: settings, and what of their kind
// later features have. They are there before the first paint. A getter that throws would end
// MicroPython, and a frame may have no storage: so all of it is in JavaScript.
"use strict";
tesserae.texts = (() => {
  const PREFIX = "tesserae.";
  const LONGEST = 100_000;
  const ROOM = 300_000; // characters of all texts, as JSON: the first event has a limit

  /** What is read by others: the games of an earlier version, or where there is no database. */
  const foreign = (name) => /^(games$|game\.|aside\.|unreadable$|persistence$)/.test(name);

  /** All names there are, with the values they have. */
  function all() {
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
      return names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name)]);
    } catch {
      return [];
    }
  }

  const own = () => all().filter(([name]) => !foreign(name));

  /** Texts by name, the settings first; those that are too long to be ours are left out. */
  function kept() {
    let room = ROOM;
    const fits = ([, text]) => text.length <= LONGEST && (room -= JSON.stringify(text).length) >= 0;
    const first = ([name]) => (name === "settings" ? 0 : 1);
    const sorted = own().sort((a, b) => first(a) - first(b));
    return Object.fromEntries(sorted.filter(fits).slice(0, 20));
  }

  /** What cannot be ours. */
  const strange = () => own().filter(([, text]) => text.length > LONGEST);

  function read(name) {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  }

  /** Keeps a text; false where the device refuses. */
  function save(name, text) {
    try {
      localStorage.setItem(PREFIX + name, text);
      return true;
    } catch {
      return false;
    }
  }

  function remove(name) {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // then it is still there, and harmless
    }
  }

  return { PREFIX, LONGEST, foreign, all, kept, strange, read, save, remove };
})();
