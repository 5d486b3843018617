// The border above the tree of a study, which you can drag, or move by keys: the tree's share of
// the column, in per cent. It is stored on the device, but not in backups.

const STORAGE_KEY = "tesserae-tree";

const [LEAST, USUAL, MOST, STEP] = [15, 40, 75, 5];

/** The change by each key. @type {Record<string, number>} */
const KEYS = { ArrowUp: STEP, ArrowDown: -STEP, Home: -100, End: 100 };

let share = USUAL;

/** The current drag: its start, and the share for each pixel. */
let drag = { y: 0, share: 0, each: 0 };

const border = () => document.getElementById("study-border");

/** From now on, moves it. */
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
  } catch {} // it is lost with the page
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
