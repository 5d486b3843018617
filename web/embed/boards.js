// All boards of a page: those with a frame, and their shared observer.
import { STYLING } from "./constants.js";
import { dark } from "./picture.js";
import { watchPolicy } from "./policy.js";

/** @typedef {import("./element.js").Board} Board */

/** All boards that have a frame. @type {Set<Board>} */
export const framed = new Set();

/** Those that are not being put to sleep, the most recently used last. @type {Set<Board>} */
export const running = new Set();

export const watcher = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    /** @type {Board} */ (target).inSight(isIntersecting);
  }
});

addEventListener("message", (event) => {
  for (const board of framed) board.hear(event);
});
dark.addEventListener("change", () => {
  for (const board of framed) board.attributeChangedCallback(STYLING[0]);
});
watchPolicy((byIsolation) => {
  for (const board of [...framed]) board.blocked(byIsolation);
});
