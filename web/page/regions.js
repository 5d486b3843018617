// Morphs the regions of the page into new markup: elements that stay keep their focus, their scroll
// position, and what was typed or opened in them.
import { Idiomorph } from "idiomorph";
import { redraw, updateCells, updateInOrder } from "./drawings.js";

const callbacks = {
  /**
   * Skips parts with data-kept, which come empty as they have not changed, parts of the board that
   * are updated already, and a text that is being written: replies are later than what was typed.
   * A move that was typed stays until one has been entered.
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
  /** Keeps <details> open or closed as the reader has left them, and a slider or a search in use as it is. */
  beforeAttributeUpdated: (/** @type {string} */ name, /** @type {Element} */ element) =>
    name === "open"
      ? element.tagName !== "DETAILS"
      : name !== "value" ||
        !element.matches("[type=range]:is(:focus, :active), [type=search]:focus"),
};

/** The markup that each region shows. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * Shows regions, given as pairs of an id and its markup, outer regions before inner ones.
 * @param {string[]} pairs
 */
export function patch(pairs) {
  /** @type {[Element, Element][]} regions, and copies with their new content */
  const changes = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const [name, markup] = pairs.slice(i, i + 2);
    const inside = within(changes, name);
    const region = document.getElementById(name);
    if (region && !inside && updateCells(region, drawn.get(region) ?? "", markup)) {
      drawn.set(region, markup);
      continue;
    }
    if (region) drawn.delete(region);
    if (inside) fill(inside, markup);
    else if (region) changes.push([region, copyWith(region, markup)]);
  }
  for (const [region, next] of changes) morph(region, next);
  for (let i = 0; i < pairs.length; i += 2) {
    const region = document.getElementById(pairs[i]);
    if (region) drawn.set(region, pairs[i + 1]);
  }
}

/**
 * A region within the new content of another.
 * @param {[Element, Element][]} changes
 * @param {string} name
 */
function within(changes, name) {
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
 * A copy of a region with other content. (The parser reads SVG as such only within SVG.)
 * @param {Element} region
 * @param {string} markup
 */
function copyWith(region, markup) {
  const next = /** @type {Element} */ (region.cloneNode(false));
  next.innerHTML = markup;
  return next;
}

/**
 * Whether the page changes to another screen, or to another game: then nothing of it is reused.
 * @param {Element} region
 * @param {Element} next
 */
function isAnotherScreen(region, next) {
  const kind = (/** @type {Element} */ it) =>
    `${it.firstElementChild?.getAttribute("data-game")} ${it.querySelector("main")?.className}`;
  return region.id === "page" && kind(region) !== kind(next);
}

/** Whether an element is a picture, without targets that have to stay. @param {Element} it */
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
