// Dragging: a piece of the tray, or a unit on the board, is moved onto a target, as clicks on both would.
// It is picked when the drag begins, so that the board shows where it can go; released elsewhere it is put
// back. A finger is held first: a swipe scrolls the page.
const SLIP = 6; // pixels by which a pointer moves in a drag; more than a finger that is held may move
const HOLD = 250; // milliseconds that a finger is held
const PATIENCE = 2000; // milliseconds in which the pick is answered

const PIECE = '.stock[data-act="target"]';
const UNIT = '.place .spot.drags[data-act="target"]';
const HELD = '[aria-pressed="true"], .held';
const PICKED = ".place .spot.picked";
const OTHER = ".drags.pick"; // another unit, which a click would take

/**
 * A press that may become a drag. ready: it does as soon as the pointer moves. ghost: what is seen to
 * move then. picks: whether the drag has picked what is dragged, which was not in hand. late: it is
 * picked at the end.
 * @typedef {{ id: number, from: Element, finger: boolean, x: number, y: number, timer: number,
 *   ready: boolean, ghost: HTMLElement | null, picks: boolean, late: boolean }} Drag
 */

/** @type {Drag | null} */
let drag = null;

/** Whether the click that is to come ends a drag. */
let dropped = false;

/** Ends a drag that was released before its pick was answered. @type {(() => void) | null} */
let land = null;

/** The target that the drag has picked, and that will be in hand once the app answers. */
let awaited = "";

/** The target just put back, which the page still shows in hand. */
let putBack = "";

/** Whether the present event of the pointer is part of a drag, not a click. */
export const hasDropped = () => dropped;

/**
 * @param {(act: string, arg: string) => void} press
 * @param {() => void} release shows the replies that are held back while a pointer is down
 */
export function watchDragging(press, release) {
  function begin(/** @type {PointerEvent} */ event) {
    cancel();
    dropped = false;
    const { target, isPrimary, button, pointerId, pointerType, clientX, clientY } = event;
    const from = target instanceof Element ? target.closest(`${PIECE}, ${UNIT}`) : null;
    if (!from || !isPrimary || button || document.querySelector("[data-draws]")) return;
    const finger = pointerType !== "mouse";
    drag = {
      ...{ id: pointerId, from, finger, x: clientX, y: clientY, timer: 0 },
      ...{ ready: !finger, ghost: null, picks: false, late: false },
    };
    if (finger) drag.timer = setTimeout(makeReady, HOLD, drag);
  }

  /** The drag begins. @param {Drag} drag */
  function lift(drag) {
    const { from } = drag;
    drag.ghost = ghostOf(from);
    release();
    const isAwaited = land !== null && awaited === argOf(from);
    land = null;
    if (from.matches(HELD) && putBack !== argOf(from)) return;
    if (isAwaited) {
      drag.picks = true;
      return;
    }
    const other = from.matches(PIECE) && document.querySelector(PICKED);
    // The bar of a frame has its pieces only while a cell is picked, and a finger would lose them.
    drag.late = Boolean(other && from.closest("#bar"));
    drag.picks = !drag.late;
    if (drag.late) return;
    if (other) press("elsewhere", "");
    press("target", argOf(from));
  }

  /** Puts a piece of the bar where it is released: onto the cell that is picked, or another. */
  function put(/** @type {Element} */ piece, /** @type {Element | null | undefined} */ to) {
    if (!to) return;
    const isPicked = to.matches(".picked");
    if (!isPicked) press("elsewhere", "");
    press("target", argOf(piece));
    if (!isPicked) press("target", argOf(to));
  }

  function move(/** @type {PointerEvent} */ { pointerId, clientX, clientY }) {
    if (drag?.id !== pointerId) return;
    const far = Math.hypot(clientX - drag.x, clientY - drag.y) > SLIP;
    if (far && !drag.ready) return end(); // it scrolls
    if (far && !drag.ghost) lift(drag);
    if (drag.ghost) place(drag.ghost, clientX, clientY);
  }

  function up(/** @type {PointerEvent} */ { pointerId, clientX, clientY }) {
    land = null;
    if (drag?.id !== pointerId) return;
    const { ghost, from, picks, late } = drag;
    end();
    if (!ghost) return;
    dropped = true;
    setTimeout(() => (dropped = false), 100); // a click follows at once, if any does
    if (late) return put(from, targetAt(clientX, clientY));
    const name = argOf(from);
    const until = performance.now() + PATIENCE;
    land = () => {
      if (performance.now() > until) land = null; // it was refused, or could go to one place alone
      if (!land || !isHeld(name)) return;
      land = null;
      const to = targetAt(clientX, clientY);
      if (to && to !== from && !to.matches(OTHER)) press("target", argOf(to));
      else if (picks) takeBack(name);
    };
    awaited = name;
    land();
  }

  function cancel() {
    const name = drag?.ghost && drag.picks ? argOf(drag.from) : "";
    end();
    if (name) takeBack(name);
  }

  function takeBack(/** @type {string} */ name) {
    press("takeback", "");
    putBack = name;
  }

  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", cancel);
  addEventListener("blur", cancel);
  addEventListener("tesserae-patched", () => {
    putBack = "";
    land?.();
    holdPage();
  });
  document.addEventListener("keydown", ({ key }) => {
    land = null;
    if (key === "Escape") end(); // the app takes it back
  });
  document.addEventListener("contextmenu", (event) => drag?.finger && event.preventDefault());
  holdPage();
}

/** Has the page stay where it is under a finger that drags. What cannot be dragged scrolls unasked. */
function holdPage() {
  for (const it of document.querySelectorAll(`${PIECE}, ${UNIT}`))
    it.addEventListener("touchmove", stay, { passive: false }); // there before the finger, and once
}

/** @param {Event} event */
function stay(event) {
  if (drag?.ready && event.cancelable) event.preventDefault();
}

const argOf = (/** @type {Element} */ element) => element.getAttribute("data-arg") ?? "";

const targetAt = (/** @type {number} */ x, /** @type {number} */ y) =>
  document.elementFromPoint(x, y)?.closest('.place [data-act="target"]');

const isHeld = (/** @type {string} */ name) =>
  [...document.querySelectorAll(`:is(.stock, .spot):is(${HELD})`)].some((it) => argOf(it) === name);

/** A finger was held long enough. @param {Drag} drag */
function makeReady(drag) {
  drag.ready = true;
}

function end() {
  if (!drag) return;
  clearTimeout(drag.timer);
  drag.ghost?.remove();
  drag = null;
}

/** A picture of what is dragged: a piece's own, or the part of the board under a unit. @param {Element} from */
function ghostOf(from) {
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  const board = from.closest("svg.board");
  const picture = (board ?? from.querySelector("svg"))?.cloneNode(true);
  if (picture instanceof Element) {
    for (const it of picture.querySelectorAll("[id], .spot")) it.removeAttribute("id");
    if (board && from instanceof SVGElement) {
      const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (from).getBBox();
      picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    }
    ghost.append(picture);
  }
  const screen = from.closest(".screen") ?? document.body;
  screen.append(ghost);
  return ghost;
}

/** @param {HTMLElement} ghost @param {number} x @param {number} y */
function place(ghost, x, y) {
  ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`;
}
