// Morphs the regions of the page into new markup: elements that stay keep their focus, their scroll
// position, and what was typed or opened in them.
import { Idiomorph } from "idiomorph";
import { redraw, updateCells, updateInOrder } from "./drawings.js";

const callbacks = {
  /**
   * Skips parts with data-kept, which are unchanged and come empty; parts of the board that are
   * updated already; and a textarea in use, as its text is newer than the reply. A typed move stays
   * until a move is entered.
   */
  beforeNodeMorphed(/** @type {Node} */ old, /** @type {Node} */ next) {
    if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
      const { entered } = old.dataset;
      if (entered && entered === next.dataset.entered) next.setAttribute("value", old.value);
    }
    if (next instanceof SVGElement && old instanceof Element) return !updateInOrder(old, next);
    if (old === document.activeElement && old.nodeName === "TEXTAREA") return false;
    const kept = next instanceof HTMLElement && "kept" in next.dataset;
    return !(kept && old instanceof Element && old.id === next.id);
  },
  /** Keeps <details> as the reader has left them, and a slider or a search field in use. */
  beforeAttributeUpdated: (/** @type {string} */ name, /** @type {Element} */ element) =>
    name === "open"
      ? element.tagName !== "DETAILS"
      : name !== "value" ||
        !element.matches("[type=range]:is(:focus, :active), [type=search]:focus"),
};

/** The current markup of each region. @type {WeakMap<Element, string>} */
const current = new WeakMap();

/**
 * Updates regions of the page.
 * @param {string[]} pairs ids and markup in turn, outer regions before inner ones
 */
export function patch(pairs) {
  /** @type {[Element, Element][]} regions, and copies with their new content */
  const changes = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const [name, markup] = pairs.slice(i, i + 2);
    const nested = findNested(changes, name);
    const region = document.getElementById(name);
    if (region && !nested && updateCells(region, current.get(region) ?? "", markup)) {
      current.set(region, markup);
      continue;
    }
    if (region) current.delete(region);
    if (nested) fill(nested, markup);
    else if (region) changes.push([region, copyWith(region, markup)]);
  }
  for (const [region, next] of changes) morph(region, next);
  for (let i = 0; i < pairs.length; i += 2) {
    const region = document.getElementById(pairs[i]);
    if (region) current.set(region, pairs[i + 1]);
  }
}

/**
 * Finds a region within the new content of another.
 * @param {[Element, Element][]} changes
 * @param {string} name
 */
function findNested(changes, name) {
  for (const [, next] of changes) {
    const found = next.querySelector(`[id="${name}"]`);
    if (found) return found;
  }
  return null;
}

/**
 * Fills a region that is not on the page yet.
 * @param {Element} region
 * @param {string} markup
 */
function fill(region, markup) {
  region.removeAttribute("data-kept");
  region.innerHTML = markup;
}

/**
 * A copy of a region with new content. (The parser reads SVG as such only within SVG.)
 * @param {Element} region
 * @param {string} markup
 */
function copyWith(region, markup) {
  const next = /** @type {Element} */ (region.cloneNode(false));
  next.innerHTML = markup;
  return next;
}

/**
 * Whether the page shows another screen or game from now on: then none of its elements are reused.
 * @param {Element} region
 * @param {Element} next
 */
function isAnotherScreen(region, next) {
  const kind = (/** @type {Element} */ it) =>
    `${it.firstElementChild?.getAttribute("data-game")} ${it.querySelector("main")?.className}`;
  return region.id === "page" && kind(region) !== kind(next);
}

/** Whether an element is a picture without targets: it can be replaced. @param {Element} it */
const isDrawing = (it) => it instanceof SVGElement && !it.querySelector("[id]");

/**
 * @param {Element} region
 * @param {Element} next
 */
function morph(region, next) {
  if (isAnotherScreen(region, next)) return region.replaceChildren(...next.childNodes);
  if (isDrawing(region) && isDrawing(next)) return redraw(region, next);
  Idiomorph.morph(region, [...next.childNodes], { morphStyle: "innerHTML", callbacks });
}
