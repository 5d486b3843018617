// Keeps the last click before the app answers, which then carries it out.

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

/** @type {EventOf<"press"> | null} */
let kept = null;

/** @param {Event} event */
function keep(event) {
  const target = event.target instanceof Element && event.target.closest("[data-act]");
  if (!target) return;
  if (target instanceof HTMLAnchorElement && target.download) event.preventDefault(); // the app will fetch it
  for (const other of page.querySelectorAll(".early")) other.classList.remove("early");
  target.classList.add("early");
  const { act = "", arg = "" } = /** @type {HTMLElement | SVGElement} */ (target).dataset;
  kept = { type: "press", act, arg, touch: false };
}

export function keepFirstClick() {
  addEventListener("click", keep);
}

/** The app takes over; returns the click as an event, null if there was none. */
export function firstClick() {
  removeEventListener("click", keep);
  return kept;
}
