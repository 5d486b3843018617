// Validates stored games. Invalid ones are set aside before the app sees them: no stored data may
// keep the app from starting.

const LONGEST_TEXT = 400_000;
const LONGEST_ABOUT = 600;
const LATEST = 2 ** 51;

/**
 * @param {unknown} id
 * @returns {id is string}
 */
export function isId(id) {
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id);
}

/**
 * @param {unknown} it
 * @returns {it is number}
 */
export function isTime(it) {
  return typeof it === "number" && Number.isSafeInteger(it) && it >= 0 && it < LATEST;
}

/**
 * @param {unknown} it
 * @returns {it is string}
 */
export function isText(it) {
  return typeof it === "string" && it.length <= LONGEST_TEXT;
}

/**
 * @param {unknown} it
 * @returns {it is Record<string, unknown>}
 */
export function isObject(it) {
  return typeof it === "object" && it !== null && !Array.isArray(it);
}

/** Parses JSON; undefined if it is invalid. @param {string} text @returns {any} */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether `it` is a summary of the game with this id.
 * @param {unknown} id
 * @param {unknown} it
 * @returns {it is Summary}
 */
export function isSummary(id, it) {
  if (!isId(id) || !isObject(it) || it.id !== id) return false;
  const { game, version, updated, used, about } = it;
  if (typeof game !== "string" || game.length > 40) return false;
  if (![version, updated, used].every(isTime) || version === 0 || !isObject(about)) return false;
  try {
    return JSON.stringify(about).length <= LONGEST_ABOUT;
  } catch {
    return false;
  }
}

/**
 * Removes unknown fields from a summary.
 * @param {Summary} summary
 * @returns {Summary}
 */
export const plain = ({ id, game, version, updated, used, about }) => ({
  id,
  game,
  version,
  updated,
  used,
  about,
});

/** Makes a name for a text from its hashes. @param {string} text */
export function hashName(text) {
  let [one, two, three] = [0x811c9dc5, 0x41c6ce57, 0x9e3779b1];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x5f356495);
    three = Math.imul((three << 5) ^ (three >>> 27) ^ code, 0x85ebca6b);
  }
  return [one, two, three].map((it) => (it >>> 0).toString(36)).join("-");
}
