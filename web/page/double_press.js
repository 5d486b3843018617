// Whether a click is the second of a double click or a double tap. What the first one has changed under the
// finger cannot have been seen yet: such a click is for what the first one was for, or for nothing.
const SOON = 300; // milliseconds
const NEAR = 16; // pixels

let last = { time: -SOON, x: 0, y: 0, use: "" };

/** @typedef {"first" | "again" | "stray"} Press again: for what the click before was for; stray: for something else */

/**
 * @param {MouseEvent} event
 * @param {string} use what a click is for where this one is
 * @returns {Press}
 */
export function pressKind({ timeStamp: time, clientX: x, clientY: y, detail }, use) {
  if (!detail) return "first"; // by a key
  const second = time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
  const kind = !second ? "first" : use === last.use ? "again" : "stray";
  last = { time, x, y, use: kind === "stray" ? last.use : use };
  return kind;
}
