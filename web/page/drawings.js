// Updates SVG in place, element by element in their order: on a board that is quicker than to look for
// elements that have moved.

/**
 * Makes a drawing without ids equal to another one, elements of which may be moved into it.
 * @param {Element} old
 * @param {Element} next
 */
export function redraw(old, next) {
  let child = old.firstChild;
  for (const nextChild of [...next.childNodes]) {
    if (!child) {
      old.append(nextChild);
      continue;
    }
    const following = child.nextSibling;
    if (!isElement(child) || !isElement(nextChild) || child.tagName !== nextChild.tagName) {
      child.replaceWith(nextChild);
    } else if (!child.isEqualNode(nextChild)) {
      copyAttributes(child, nextChild);
      redraw(child, nextChild);
    }
    child = following;
  }
  while (child) {
    const following = child.nextSibling;
    child.remove();
    child = following;
  }
}

/**
 * Copies the attributes of an element and its descendants, where both have the same ones in the same
 * order.
 * @param {Element} old
 * @param {Element} next
 * @returns {boolean} whether they are equal now; if not, the rest is to be morphed
 */
export function updateInOrder(old, next) {
  if (old.isEqualNode(next)) return true;
  if (old.tagName !== next.tagName || old.id !== next.id) return false;
  if (old.childElementCount !== next.childElementCount) return false;
  copyAttributes(old, next);
  const children = [...old.children];
  if (!children.length) return old.textContent === next.textContent;
  return [...next.children].every((child, n) => updateInOrder(children[n], child));
}

/**
 * @param {Element} old
 * @param {Element} next
 */
function copyAttributes(old, next) {
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.attributes.length === next.attributes.length) return;
  for (const name of old.getAttributeNames()) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
}

/** @param {Node} node @returns {node is Element} */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
