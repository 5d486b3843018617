// A line of a study is read under a finger that is held on it, as it is under a mouse: sliding along
// shows one position after the other, and lifting it shows the board again. A tap plays.
const HOLD = 400; // milliseconds
const SLIP = 10; // pixels that a finger may move before that
const CLICK_DELAY = 700; // milliseconds in which the click of a lifted finger comes, if it comes

const READ = '[data-aim^="read:"]';

/** @typedef {{ id: number, x: number, y: number, timer: number, reads: boolean }} Hold */

/** The finger that is held on a line. @type {Hold | null} */
let hold = null;

/** Whether the click that is to come belongs to a finger that has read. */
let spent = false;
let timer = 0;

/** Whether a finger's present event is part of reading: neither a click, nor the focus that it brings. */
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
    if (hold) event.preventDefault(); // Android asks for it, and would take the finger away
  });
}
