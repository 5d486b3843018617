// Short texts by name in localStorage, such as settings. They can be read before the first paint.

export const PREFIX = "tesserae.";

/** Maximum length of a text; longer ones are not ours. */
export const LONGEST = 100_000;

/** Maximum length of all texts, as JSON: the boot event has a limit. */
const ROOM = 300_000;

/**
 * Whether a name belongs to a game in localStorage or to storage itself, not to a text of the app.
 * @param {string} name
 */
export const isForeign = (name) =>
  /^(games$|game\.|rescued\.|aside\.|unreadable$|persistence$|begun$|lab(\.\w+)?$)/.test(name);

/** All names with their texts. @returns {[string, string][]} */
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
 * Texts by name, as many as fit, the settings first; without those that are too long.
 * @returns {Record<string, string>}
 */
export function readAll() {
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

/** The texts that are too long to be ours. */
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
 * Saves a text; returns false if that fails.
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
    // no storage
  }
}

/**
 * Calls a listener for each text that another tab saves.
 * @param {(name: string, text: string) => void} listener
 */
export function subscribe(listener) {
  addEventListener("storage", ({ key, newValue }) => {
    const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
    if (!name || isForeign(name) || !newValue || newValue.length > LONGEST) return;
    listener(name, newValue);
  });
}

/** The kinds whose last game has begun; the first paint cannot wait for the database. */
const begunGames = () => (read("begun") ?? "").split(" ").filter(Boolean);

/** Notes whether the last game of a kind has begun. @param {string} slug @param {boolean} yes */
export function noteBegun(slug, yes) {
  const others = begunGames().filter((it) => it !== slug);
  const all = yes ? [...others, slug] : others;
  if (all.length) save("begun", all.join(" "));
  else remove("begun");
}

/** @param {string} slug */
export const isBegun = (slug) => begunGames().includes(slug);
