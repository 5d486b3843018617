// Steps through the plies of a game, by the wheel over the board and by swipes on the strip of
// moves. The replay button has the directions in which you can step.
const NOTCH = 50; // pixels of the wheel for a step; the notch of a mouse has more
const WHEEL_PAUSE = 300; // milliseconds without an event that end a turn of the wheel
const SWIPE = 36; // minimum pixels of a swipe

const STRIPS = "#study-steps, #bar, #moves";

/** Whether you can step in a direction. @param {number} by */
function canStep(by) {
  const steps = document.querySelector("[data-steps]")?.getAttribute("data-steps") ?? "";
  return steps.includes(by > 0 ? "forward" : "back") && !document.querySelector("dialog[open]");
}

/** @param {(by: number) => void} step */
export function watchStepping(step) {
  /** The watched boards. @type {WeakSet<Element>} */
  const watched = new WeakSet();
  let scrolled = 0;
  let lastEvent = 0;
  let lastStep = Number.NEGATIVE_INFINITY;
  /** @type {PointerEvent | null} */
  let down = null;

  function wheel(/** @type {WheelEvent} */ event) {
    const { deltaY, deltaMode, timeStamp, ctrlKey, shiftKey, metaKey } = event;
    const by = Math.sign(deltaY);
    if (!by || ctrlKey || shiftKey || metaKey) return;
    const possible = canStep(by);
    if (!possible && timeStamp - lastStep > WHEEL_PAUSE) return; // the page scrolls
    event.preventDefault();
    if (timeStamp - lastEvent > WHEEL_PAUSE || by !== Math.sign(scrolled)) scrolled = 0;
    lastEvent = timeStamp;
    scrolled += deltaMode ? by * NOTCH : deltaY;
    if (!possible || Math.abs(scrolled) < NOTCH) return;
    scrolled = 0;
    lastStep = timeStamp;
    step(by);
  }

  // A listener that may prevent scrolling slows it down, so only boards have one.
  document.addEventListener("pointerover", ({ target }) => {
    const place = target instanceof Element ? target.closest(".place") : null;
    if (!(place instanceof HTMLElement) || watched.has(place)) return;
    watched.add(place);
    place.addEventListener("wheel", wheel, { passive: false });
  });
  document.addEventListener("pointerdown", (event) => {
    const { target, isPrimary, pointerType } = event;
    const strip = target instanceof Element && target.closest(STRIPS);
    down = strip && isPrimary && pointerType === "touch" ? event : null;
  });
  document.addEventListener("pointercancel", () => (down = null));
  document.addEventListener("pointerup", ({ clientX, clientY, pointerId }) => {
    if (down?.pointerId !== pointerId) return;
    const across = clientX - down.clientX;
    const by = across < 0 ? 1 : -1;
    const far = Math.abs(across) > Math.max(SWIPE, 2 * Math.abs(clientY - down.clientY));
    if (far && canStep(by)) step(by);
    down = null;
  });
}
