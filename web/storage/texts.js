// Short texts that this device keeps by name, in localStorage: settings, and what later features
// have of their kind. They can be read before the first paint.

export const PREFIX = "tesserae.";

/** Characters of a text at most; longer ones are not ours. */
export const LONGEST = 100_000;

/** Characters of all texts at most, as JSON: the first event has a limit. */
const ROOM = 300_000;

/**
 * Whether a name is read by others: games of an earlier version, or where there is no database; what
 * was painted first.
 * @param {string} name
 */
export const isForeign = (name) =>
  /^(games$|game\.|aside\.|unreadable$|persistence$|begun$)/.test(name);

/**
 * All names there are, with their values.
 * @returns {[string, string][]}
 */
export function all() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? ""]);
  } catch {
    return [];
  }
}

const own = () => all().filter(([name]) => !isForeign(name));

/**
 * Texts by name, the settings first; those that are too long to be ours are left out.
 * @returns {Record<string, string>}
 */
export function kept() {
  let room = ROOM;
  const fits = (/** @type {[string, string]} */ [, text]) => {
    if (text.length > LONGEST) return false;
    room -= JSON.stringify(text).length;
    return room >= 0;
  };
  const rank = (/** @type {[string, string]} */ [name]) => (name === "settings" ? 0 : 1);
  const sorted = own().sort((a, b) => rank(a) - rank(b));
  return Object.fromEntries(sorted.filter(fits).slice(0, 20));
}

/** Those that are too long to be ours. */
export const tooLong = () => own().filter(([, text]) => text.length > LONGEST);

/** @param {string} name */
export function read(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text; false where the device refuses.
 * @param {string} name
 * @param {string} text
 */
export function save(name, text) {
  try {
    localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
export function remove(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // then it is still there, and harmless
  }
}

/**
 * Hears of the texts that other tabs save.
 * @param {(name: string, text: string) => void} heard
 */
export function hear(heard) {
  addEventListener("storage", ({ key, newValue }) => {
    const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
    if (!name || isForeign(name) || !newValue || newValue.length > LONGEST) return;
    heard(name, newValue);
  });
}

/** The games whose boards are not empty, as far as is known before the database is read. */
const begun = () => (read("begun") ?? "").split(" ").filter(Boolean);

/** Notes whether a game has begun, for the first paint. @param {string} slug @param {boolean} yes */
export function noteBegun(slug, yes) {
  const others = begun().filter((it) => it !== slug);
  const all = yes ? [...others, slug] : others;
  if (all.length) save("begun", all.join(" "));
  else remove("begun");
}

/** @param {string} slug */
export const isBegun = (slug) => begun().includes(slug);
