// A finger held on a line of a study reads it, as hovering does: sliding along shows one position
// after another, and lifting the finger shows the board again. A tap plays.
const HOLD = 400; // milliseconds
const SLIP = 10; // pixels that a finger may move before that
const CLICK_DELAY = 700; // milliseconds within which a click may follow

const READ = '[data-aim^="read:"]';

/** @typedef {{ id: number, x: number, y: number, timer: number, reads: boolean }} Hold */

/** The finger held on a line. @type {Hold | null} */
let hold = null;

/** Whether the next click belongs to a finger that has read. */
let spent = false;
let timer = 0;

/** Whether a finger's current event is part of reading: not a click, nor a move of the focus. */
export const isSpent = () => spent;

/**
 * @param {(target: string) => void} aim
 * @param {() => void} release shows the replies that are held back while a finger is down
 */
export function watchLongPress(aim, release) {
  /** @param {EventTarget | null} target */
  function read(target) {
    const element = target instanceof Element ? target.closest(READ) : null;
    if (element) aim(element.getAttribute("data-aim") ?? "");
  }

  function begin(/** @type {PointerEvent} */ event) {
    const { pointerId, pointerType, isPrimary, target, clientX, clientY } = event;
    if (!isPrimary && hold?.reads) return; // another finger, while one reads
    end();
    clearTimeout(timer);
    spent = false;
    if (pointerType !== "touch" || !isPrimary) return;
    if (!(target instanceof Element) || !target.closest(READ)) return;
    const start = () => {
      if (!hold) return;
      hold.reads = true;
      spent = true;
      release();
      read(target);
    };
    hold = { id: pointerId, x: clientX, y: clientY, timer: setTimeout(start, HOLD), reads: false };
  }

  function move(/** @type {PointerEvent} */ { pointerId, clientX, clientY }) {
    if (hold?.id !== pointerId) return;
    if (hold.reads) read(document.elementFromPoint(clientX, clientY));
    else if (Math.hypot(clientX - hold.x, clientY - hold.y) > SLIP) end();
  }

  function end() {
    if (!hold) return;
    clearTimeout(hold.timer);
    if (hold.reads) {
      aim("");
      timer = setTimeout(() => (spent = false), CLICK_DELAY);
    }
    hold = null;
  }

  const lift = (/** @type {PointerEvent} */ { pointerId }) => hold?.id === pointerId && end();

  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", move);
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
    document.addEventListener(name, lift);
  document.addEventListener("contextmenu", (event) => {
    if (hold) event.preventDefault(); // Android's menu would cancel the touch
  });
}
