// Keeps the room of a hint for a second after it is played or hidden: so no other element moves
// under the finger, which may tap again.
const HOLD_TIME = 1000; // milliseconds

let pressed = false;
let timer = 0;

const assist = () => document.getElementById("assist");

function hold(/** @type {Event} */ { target }) {
  const region = assist();
  if (!region || !(target instanceof Node) || !region.contains(target)) return;
  clearTimeout(timer);
  region.style.minHeight = `${region.offsetHeight}px`;
  pressed = true;
}

function release() {
  assist()?.style.removeProperty("min-height");
  dispatchEvent(new Event("tesserae-released"));
}

/** Holds the height of the hints from a press in them until a second after the reply. */
export function holdAssistRoom() {
  document.addEventListener("click", hold, true);
  addEventListener("tesserae-patched", (event) => {
    const changed = /** @type {CustomEvent<string[]>} */ (event).detail;
    if (!pressed || !(changed.includes("assist") || changed.includes("page"))) return;
    pressed = false;
    timer = window.setTimeout(release, HOLD_TIME);
  });
}
