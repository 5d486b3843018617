// Draws on the board of a study: a drag from cell to cell draws an arrow, a click colours a cell.
// The right button draws at any time, the left one and fingers only while a tool is chosen. Their
// clicks, like keys, press targets, and the app draws.

/** @typedef {(event: AppEvent) => void} Send */
/** @typedef {{ cell: Element, right: boolean, line: SVGLineElement | null }} Drag */

/** The current drag. @type {Drag | null} */
let drag = null;

/** Whether the last press on the board was with the right button, which then opens no menu. */
let right = false;

let watching = false;

/** Starts to draw. @param {Send} send */
export function watchDrawing(send) {
  if (watching) return;
  watching = true;
  document.documentElement.dataset.drawable = ""; // tests wait for it
  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", preview);
  document.addEventListener("pointerup", (event) => end(event, send));
  document.addEventListener("pointercancel", cancel);
  document.addEventListener("contextmenu", (event) => {
    if (right || drag) event.preventDefault();
  });
}

/** The cell of a study's board that an element is in. @param {EventTarget | null} target */
const cellOf = (target) =>
  target instanceof Element ? target.closest('.study [role="gridcell"]') : null;

const cellAt = (/** @type {PointerEvent} */ { clientX, clientY }) =>
  cellOf(document.elementFromPoint(clientX, clientY));

const nameOf = (/** @type {Element} */ cell) => cell.getAttribute("data-arg") ?? "";

/** @param {PointerEvent} event */
function begin({ target, button, isPrimary }) {
  cancel();
  const cell = cellOf(target);
  right = cell !== null && button === 2;
  const draws = right || (button === 0 && document.querySelector("[data-draws]") !== null);
  if (cell && draws && isPrimary) drag = { cell, right, line: null };
}

/** Shows the arrow that a drag would draw. @param {PointerEvent} event */
function preview(event) {
  if (!drag) return;
  const to = cellAt(event);
  const board = drag.cell.closest("svg");
  if (!to || to === drag.cell || !board) {
    drag.line?.remove();
    drag.line = null;
    return;
  }
  const line = drag.line ?? document.createElementNS("http://www.w3.org/2000/svg", "line");
  const [from, end] = [middleOf(drag.cell), middleOf(to)];
  for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: end.x, y2: end.y })) {
    line.setAttribute(name, String(value));
  }
  line.setAttribute("class", "drawing-preview");
  if (!drag.line) board.append(line);
  drag.line = line;
}

/** The middle of a cell, in units of the board. @param {Element} cell */
function middleOf(cell) {
  const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (cell).getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {PointerEvent} event @param {Send} send */
function end(event, send) {
  if (!drag) return;
  const { cell, right } = drag;
  const to = cellAt(event);
  cancel();
  if (!to || (to === cell && !right)) return; // a click of the left button is the app's
  const cells = to === cell ? nameOf(cell) : nameOf(cell) + nameOf(to);
  send({ type: "press", act: "draw", arg: colourOf(event) + cells, touch: false, again: false });
}

/** The colour of the keys held down; "" for the chosen one. @param {PointerEvent} event */
function colourOf({ shiftKey, ctrlKey, altKey }) {
  if (shiftKey || ctrlKey) return altKey ? "Y" : "R";
  return altKey ? "B" : "";
}

function cancel() {
  drag?.line?.remove();
  drag = null;
}
