// What a kept game looks like. Whatever else stands on a device is set aside before the app sees
// it: nothing there may keep the app from starting.
"use strict";
tesserae.shape = (() => {
  const LONGEST_TEXT = 400_000;
  const LONGEST_ABOUT = 600;
  const LATEST = 2 ** 51;

  const isId = (id) => typeof id === "string" && /^[\w-]{1,64}$/.test(id);
  const isTime = (it) => Number.isSafeInteger(it) && it >= 0 && it < LATEST;
  const isText = (it) => typeof it === "string" && it.length <= LONGEST_TEXT;

  const isObject = (it) => typeof it === "object" && it !== null && !Array.isArray(it);

  function isSummary(id, it) {
    if (!isId(id) || !isObject(it) || it.id !== id) return false;
    const { game, version, updated, used, about } = it;
    if (typeof game !== "string" || game.length > 40 || ![version, updated, used].every(isTime)) return false;
    if (version === 0 || !isObject(about)) return false;
    try {
      return JSON.stringify(about).length <= LONGEST_ABOUT;
    } catch {
      return false;
    }
  }

  /** Nothing but what belongs to it. */
  const plain = ({ id, game, version, updated, used, about }) => ({ id, game, version, updated, used, about });

  /** A name that comes from a text: the same for the same text. */
  function named(text) {
    let [one, two, three] = [0x811c9dc5, 0x41c6ce57, 0x9e3779b1];
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x5f356495);
      three = Math.imul((three << 5) ^ (three >>> 27) ^ code, 0x85ebca6b);
    }
    return [one, two, three].map((it) => (it >>> 0).toString(36)).join("-");
  }

  return { isObject, isId, isTime, isText, isSummary, plain, named };
})();
