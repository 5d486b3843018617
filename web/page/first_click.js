// The last click before the app answers is kept, and carried out then.

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

/** @type {EventOf<"press"> | null} */
let last = null;

/** @param {Event} event */
function keep(event) {
  const target = event.target instanceof Element && event.target.closest("[data-act]");
  if (!target) return;
  if (target instanceof HTMLAnchorElement && target.download) event.preventDefault(); // the app fetches it later
  for (const other of page.querySelectorAll(".early")) other.classList.remove("early");
  target.classList.add("early");
  const { act = "", arg = "" } = /** @type {HTMLElement | SVGElement} */ (target).dataset;
  last = { type: "press", act, arg, touch: false };
}

export function keepFirstClick() {
  addEventListener("click", keep);
}

/** Stops keeping clicks; returns the last one as an event, null if there was none. */
export function firstClick() {
  removeEventListener("click", keep);
  return last;
}
