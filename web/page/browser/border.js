// Moves the border above the tree of a study, by dragging and keys. The tree's share of the column,
// in per cent, is stored on the device, but not in backups.

const STORAGE_KEY = "tesserae-tree";

const [MIN, DEFAULT, MAX, STEP] = [15, 40, 75, 5];

/** The change by each key. @type {Record<string, number>} */
const KEYS = { ArrowUp: STEP, ArrowDown: -STEP, Home: -100, End: 100 };

let share = DEFAULT;

/** The current drag: its start, and the share for each pixel. */
let drag = { y: 0, share: 0, each: 0 };

const border = () => document.getElementById("study-border");

/** Restores the border, and listens for drags and keys. */
export function watchBorder() {
  try {
    show(Number(localStorage.getItem(STORAGE_KEY)) || DEFAULT);
  } catch {} // no storage
  addEventListener("tesserae-patched", (event) => {
    if (/** @type {CustomEvent<string[]>} */ (event).detail.includes("page")) show(share);
  });
  document.addEventListener("pointerdown", begin);
  document.addEventListener("keydown", press, true);
}

/** @param {number} wanted */
function show(wanted) {
  share = Math.min(MAX, Math.max(MIN, Math.round(wanted)));
  document.documentElement.style.setProperty("--tree", String(share));
  border()?.setAttribute("aria-valuenow", String(share));
}

/** @param {number} wanted */
function save(wanted) {
  show(wanted);
  try {
    localStorage.setItem(STORAGE_KEY, String(share));
  } catch {} // no storage: it lasts as long as the page
}

/** @param {PointerEvent} event */
function begin({ target, button, isPrimary, pointerId, clientY }) {
  const line = border();
  if (!line || target !== line || !isPrimary || button) return;
  line.setPointerCapture(pointerId);
  line.onpointermove = move;
  line.onlostpointercapture = () => {
    line.onpointermove = null;
    save(share);
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
  save(share + by);
}
