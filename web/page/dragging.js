// Dragging moves a piece of the tray or a unit on the board onto a target, like clicks on both. It
// picks the piece at once, so that the board shows where it can go; released elsewhere, the piece
// goes back. A finger has to be held first, as a swipe scrolls the page.
const SLIP = 6; // pixels that a pointer moves before it drags, or a finger before it scrolls
const HOLD = 250; // milliseconds that a finger has to be held
const PATIENCE = 2000; // milliseconds to wait for the answer to the pick

const PIECE = '.stock[data-act="target"]';
const UNIT = '.place .spot.drags[data-act="target"]';
const HELD = '[aria-pressed="true"], .held';
const PICKED = ".place .spot.picked";
const OTHER = ".drags.pick"; // another unit, which a click would take

/**
 * A press that may become a drag. ready: it does as soon as the pointer moves. ghost: the picture
 * that follows the pointer. picks: the drag has picked the piece, which was not in hand. late: it
 * picks only at the end.
 * @typedef {{ id: number, from: Element, finger: boolean, x: number, y: number, timer: number,
 *   ready: boolean, ghost: HTMLElement | null, picks: boolean, late: boolean }} Drag
 */

/** @type {Drag | null} */
let drag = null;

/** Whether the next click ends a drag. */
let dropped = false;

/** Ends a drag released before its pick was answered. @type {(() => void) | null} */
let land = null;

/** Until when that drag may put back its piece; 0 if it need not. */
let returnsUntil = 0;

/** The target that the drag has picked: in hand once the app answers. */
let pickedTarget = "";

/** The target just put back, which the page still shows in hand. */
let returnedTarget = "";

/** Whether the current pointer event is part of a drag, not a click. */
export const hasDropped = () => dropped;

/**
 * @param {(act: string, arg: string) => void} press
 * @param {() => void} release shows the replies held back while a pointer is down
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

  /** Begins the drag. @param {Drag} drag */
  function lift(drag) {
    const { from } = drag;
    drag.ghost = ghostOf(from);
    release();
    const isAwaited = land !== null && pickedTarget === argOf(from);
    land = null;
    if (from.matches(HELD) && returnedTarget !== argOf(from)) return;
    if (isAwaited) {
      drag.picks = true;
      return;
    }
    const other = from.matches(PIECE) && document.querySelector(PICKED);
    // The bar of a frame shows pieces only while a cell is picked; a finger would lose them.
    drag.late = Boolean(other && from.closest("#bar"));
    drag.picks = !drag.late;
    if (drag.late) return;
    if (other) press("elsewhere", "");
    press("target", argOf(from));
  }

  /** Puts a piece of the bar where it is released: onto the picked cell, or another. */
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
    if (far && !drag.ready) return end(); // the page scrolls
    if (far && !drag.ghost) lift(drag);
    if (drag.ghost) place(drag.ghost, clientX, clientY);
  }

  function up(/** @type {PointerEvent} */ { pointerId, clientX, clientY }) {
    // Before a click follows, which would find the piece in hand.
    if (land && performance.now() < returnsUntil) takeBack(pickedTarget);
    land = null;
    if (drag?.id !== pointerId) return;
    const { ghost, from, picks, late } = drag;
    end();
    if (!ghost) return;
    dropped = true;
    setTimeout(() => (dropped = false), 100); // a click follows at once, if any
    if (late) return put(from, targetAt(clientX, clientY));
    const name = argOf(from);
    const until = performance.now() + PATIENCE;
    land = () => {
      if (performance.now() > until) land = null; // it was refused, or had only one target
      if (!land || !isHeld(name)) return;
      land = null;
      const to = dropTarget(from, clientX, clientY);
      if (to) press("target", argOf(to));
      else if (picks) takeBack(name);
    };
    pickedTarget = name;
    returnsUntil = picks && !dropTarget(from, clientX, clientY) ? until : 0;
    land();
  }

  function cancel() {
    const name = drag?.ghost && drag.picks ? argOf(drag.from) : "";
    end();
    if (name) takeBack(name);
  }

  function takeBack(/** @type {string} */ name) {
    press("takeback", "");
    returnedTarget = name;
  }

  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", cancel);
  addEventListener("blur", cancel);
  addEventListener("tesserae-patched", () => {
    returnedTarget = "";
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

/** Keeps the page still under a finger that drags; elsewhere, no listener delays scrolling. */
function holdPage() {
  for (const it of document.querySelectorAll(`${PIECE}, ${UNIT}`))
    it.addEventListener("touchmove", stay, { passive: false }); // adding it again has no effect
}

/** @param {Event} event */
function stay(event) {
  if (drag?.ready && event.cancelable) event.preventDefault();
}

const argOf = (/** @type {Element} */ element) => element.getAttribute("data-arg") ?? "";

const targetAt = (/** @type {number} */ x, /** @type {number} */ y) =>
  document.elementFromPoint(x, y)?.closest('.place [data-act="target"]');

/** The target where a drag ends; null where it began, or where a click picks another unit. */
function dropTarget(/** @type {Element} */ from, /** @type {number} */ x, /** @type {number} */ y) {
  const to = targetAt(x, y);
  return to && to !== from && !to.matches(OTHER) ? to : null;
}

const isHeld = (/** @type {string} */ name) =>
  [...document.querySelectorAll(`:is(.stock, .spot):is(${HELD})`)].some((it) => argOf(it) === name);

/** @param {Drag} drag by a finger held long enough */
function makeReady(drag) {
  drag.ready = true;
}

function end() {
  if (!drag) return;
  clearTimeout(drag.timer);
  drag.ghost?.remove();
  drag = null;
}

/** Shows what is dragged: a piece, or the board under a unit. @param {Element} from */
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
