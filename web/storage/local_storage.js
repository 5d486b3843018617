// Games in localStorage, a key for each, if there is no database. If that fails, too, the app keeps
// them as long as the page is open.
import * as texts from "./texts.js";
import { parseJson } from "./validation.js";

/** Prefix of the keys of games; their id follows. */
export const GAME = "game.";

const ASIDE = "aside.";

/**
 * @param {string} prefix
 * @returns {[string, string][]}
 */
const withPrefix = (prefix) =>
  texts
    .all()
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, text]) => [name.slice(prefix.length), text]);

/** @param {string} id */
const read = (id) => parseJson(texts.read(GAME + id) ?? "null");

/**
 * @param {string} name
 * @param {unknown} value
 */
function put(name, value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (!texts.save(name, text)) throw new Error("This device keeps nothing.");
}

/** @type {GameStore} */
export const localGames = {
  summaries: async () => withPrefix(GAME).map(([id, text]) => [id, parseJson(text)?.summary]),
  summary: async (id) => read(id)?.summary,
  text: async (id) => read(id)?.text,

  async write(id, decide) {
    const before = read(id);
    const written = decide(before === null ? undefined : (before?.summary ?? null));
    if (written) put(GAME + id, { summary: written.summary, text: written.text ?? before?.text });
    return written;
  },

  remove: async (id) => texts.remove(GAME + id),

  async setAside(id) {
    const text = texts.read(GAME + id);
    if (text === null) return;
    put(`${ASIDE}game ${id} ${Date.now()}`, text); // throws without room for both: the game stays
    texts.remove(GAME + id);
  },

  keepAside: async (name, value) => put(ASIDE + name, value),
  aside: async () => withPrefix(ASIDE),
  countAside: async () => withPrefix(ASIDE).length,
};
