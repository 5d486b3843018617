// The border above the tree of a study, which may be dragged, or moved by keys: how much of the column the
// tree has, in per cent. It is kept on the device, apart from what a backup holds.

const STORAGE_KEY = "tesserae-tree";

const [LEAST, USUAL, MOST, STEP] = [15, 40, 75, 5];

/** How much each key adds. @type {Record<string, number>} */
const KEYS = { ArrowUp: STEP, ArrowDown: -STEP, Home: -100, End: 100 };

let share = USUAL;

/** The drag that goes on: where it began, and the share for each pixel. */
let drag = { y: 0, share: 0, each: 0 };

const border = () => document.getElementById("study-border");

/** Moves it from now on. */
export function watchBorder() {
  try {
    show(Number(localStorage.getItem(STORAGE_KEY)) || USUAL);
  } catch {} // there is no storage
  addEventListener("tesserae-patched", (event) => {
    if (/** @type {CustomEvent<string[]>} */ (event).detail.includes("page")) show(share);
  });
  document.addEventListener("pointerdown", begin);
  document.addEventListener("keydown", press, true);
}

/** @param {number} wanted */
function show(wanted) {
  share = Math.min(MOST, Math.max(LEAST, Math.round(wanted)));
  document.documentElement.style.setProperty("--tree", String(share));
  border()?.setAttribute("aria-valuenow", String(share));
}

/** @param {number} wanted */
function keep(wanted) {
  show(wanted);
  try {
    localStorage.setItem(STORAGE_KEY, String(share));
  } catch {} // it lasts as long as the page
}

/** @param {PointerEvent} event */
function begin({ target, button, isPrimary, pointerId, clientY }) {
  const line = border();
  if (!line || target !== line || !isPrimary || button) return;
  line.setPointerCapture(pointerId);
  line.onpointermove = move;
  line.onlostpointercapture = () => {
    line.onpointermove = null;
    keep(share);
  };
  drag = { y: clientY, share, each: 100 / (line.parentElement?.clientHeight || 1) };
}

/** @param {PointerEvent} event */
const move = ({ clientY }) => show(drag.share + (drag.y - clientY) * drag.each);

/** @param {KeyboardEvent} event */
function press(event) {
  const by = KEYS[event.key];
  if (event.target !== border() || !by || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(share + by);
}
