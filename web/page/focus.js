// The keyboard focus on the page.

/** The id of the focused element, "" if there is none. */
export function focusedId() {
  return document.activeElement?.id ?? "";
}

/** Focuses an element; unfolds the part whose heading it is. @param {string} id */
export function focus(id) {
  const element = document.getElementById(id);
  const folded = element?.matches('summary [tabindex="-1"]') && element.closest("details");
  if (folded) folded.open = true;
  element?.focus({ preventScroll: true });
  if (element) revealOnBoard(element);
}

/** How often the app has moved the focus. */
let moves = 0;

export const focusMoves = () => moves;

/** @param {CommandOf<"focus">} command */
export function moveFocus({ id, number }) {
  focus(id);
  moves = number;
}

/** Scrolls a board wider than the window to the focus. @param {Element} element */
function revealOnBoard(element) {
  const place = element.closest(".place");
  if (place && place.scrollWidth > place.clientWidth) element.scrollIntoView({ block: "nearest" });
}

/** Restores the focus after a patch to the element that had it. @param {string} id */
export function restore(id) {
  if (id && focusedId() !== id) focus(id);
}

/** Focuses the first control of the open dialog, or else of the board, or else of the page. */
export function focusFirst() {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));
  const stops = ['[role="gridcell"][tabindex="0"]', "main a, main button, main summary"];
  const selectors = dialog.open ? ["#dialog button"] : stops.map((stop) => `#page :is(${stop})`);
  for (const selector of selectors) {
    const element = /** @type {HTMLElement | null} */ (document.querySelector(selector));
    if (element) return element.focus({ preventScroll: true });
  }
}
