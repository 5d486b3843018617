// Steps through the plies of a game: by the wheel over the board, and by a swipe on the strip of
// moves. The button of the replay has the directions in which you can step.
const NOTCH = 50; // pixels of the wheel that are a step; a notch of a mouse has more
const WHEEL_PAUSE = 300; // milliseconds after which another turn of the wheel begins
const SWIPE = 36; // pixels of a swipe

const STRIPS = "#study-steps, #bar, #moves";

/** Whether there is a ply in a direction. @param {number} by */
function leads(by) {
  const steps = document.querySelector("[data-steps]")?.getAttribute("data-steps") ?? "";
  return steps.includes(by > 0 ? "forward" : "back") && !document.querySelector("dialog[open]");
}

/** @param {(by: number) => void} step */
export function watchStepping(step) {
  /** The watched boards. @type {WeakSet<Element>} */
  const watched = new WeakSet();
  let turned = 0;
  let heard = 0;
  let stepped = Number.NEGATIVE_INFINITY;
  /** @type {PointerEvent | null} */
  let down = null;

  function wheel(/** @type {WheelEvent} */ event) {
    const { deltaY, deltaMode, timeStamp, ctrlKey, shiftKey, metaKey } = event;
    const by = Math.sign(deltaY);
    if (!by || ctrlKey || shiftKey || metaKey) return;
    const leading = leads(by);
    if (!leading && timeStamp - stepped > WHEEL_PAUSE) return; // the page scrolls
    event.preventDefault();
    if (timeStamp - heard > WHEEL_PAUSE || by !== Math.sign(turned)) turned = 0;
    heard = timeStamp;
    turned += deltaMode ? by * NOTCH : deltaY;
    if (!leading || Math.abs(turned) < NOTCH) return;
    turned = 0;
    stepped = timeStamp;
    step(by);
  }

  // A listener that may stop scrolling slows it down: only boards have one.
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
    if (far && leads(by)) step(by);
    down = null;
  });
}
