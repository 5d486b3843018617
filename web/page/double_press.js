// Recognizes the second click of a double click or double tap. Nobody can have seen yet what the
// first one has changed there: so the second repeats the first, or has no effect.
const SAME_PRESS_TIME = 300; // milliseconds
const SAME_PRESS_DISTANCE = 16; // pixels

let last = { time: -SAME_PRESS_TIME, x: 0, y: 0, use: "" };

/** @typedef {"first" | "again" | "stray"} Press again: on the same; stray: on something else */

/**
 * @param {MouseEvent} event
 * @param {string} use the use of a click at this place
 * @returns {Press}
 */
export function pressKind({ timeStamp: time, clientX: x, clientY: y, detail }, use) {
  if (!detail) return "first"; // made by a key
  const second =
    time - last.time < SAME_PRESS_TIME && Math.hypot(x - last.x, y - last.y) < SAME_PRESS_DISTANCE;
  const kind = !second ? "first" : use === last.use ? "again" : "stray";
  last = { time, x, y, use: kind === "stray" ? last.use : use };
  return kind;
}
