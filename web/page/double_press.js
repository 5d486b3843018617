// Whether a click is the second of a double click or a double tap. What the first one has changed under the
// finger cannot have been seen yet: such a click is for what the first one was for, or for nothing.
const SAME_PRESS_TIME = 300; // milliseconds
const SAME_PRESS_DISTANCE = 16; // pixels

let last = { time: -SAME_PRESS_TIME, x: 0, y: 0, use: "" };

/** @typedef {"first" | "again" | "stray"} Press again: for what the click before was for; stray: for something else */

/**
 * @param {MouseEvent} event
 * @param {string} use what a click is for where this one is
 * @returns {Press}
 */
export function pressKind({ timeStamp: time, clientX: x, clientY: y, detail }, use) {
  if (!detail) return "first"; // by a key
  const second =
    time - last.time < SAME_PRESS_TIME && Math.hypot(x - last.x, y - last.y) < SAME_PRESS_DISTANCE;
  const kind = !second ? "first" : use === last.use ? "again" : "stray";
  last = { time, x, y, use: kind === "stray" ? last.use : use };
  return kind;
}
