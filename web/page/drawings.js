// Updates SVG in place, element by element in order. For boards that is faster than looking for
// elements that have moved.

/**
 * Makes a drawing without ids equal to another one, whose elements it may take.
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

const GROUP = '<g id="';
const HANDLES = '<g role="group">';

/**
 * Updates the handles and the cells of a board whose markup has changed. Comparing texts is faster
 * than parsing the whole board.
 * @param {Element} board
 * @param {string} old the markup that it shows
 * @param {string} next
 * @returns {boolean} whether the board is up to date; if not, it has to be morphed as a whole
 */
export function updateCells(board, old, next) {
  const [cells, handles] = old.split(HANDLES);
  const [nextCells, nextHandles, ...more] = next.split(HANDLES);
  return (
    !more.length && updateGroups(cells, nextCells) && updateHandles(board, handles, nextHandles)
  );
}

/**
 * @param {Element} board
 * @param {string} [old] the markup after the start tag of the group, if any
 * @param {string} [next]
 */
function updateHandles(board, old, next) {
  if (old === next) return true;
  const group = old === undefined ? null : board.lastElementChild;
  if (next === undefined) group?.remove();
  else if (group) return updateInOrder(group, parseSvg(HANDLES + next).children[0]);
  else board.append(...parseSvg(HANDLES + next).children);
  return true;
}

/** @param {string} markup of SVG */
function parseSvg(markup) {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
  holder.innerHTML = markup;
  return holder;
}

/**
 * Updates the groups with ids whose markup has changed, if nothing else has.
 * @param {string} old
 * @param {string} next
 */
function updateGroups(old, next) {
  const [before, after] = [old.split(GROUP), next.split(GROUP)];
  if (before.length < 2 || before.length !== after.length || before[0] !== after[0]) return false;
  const changed = [];
  for (const [n, text] of after.entries()) {
    if (text === before[n]) continue;
    const [was, is] = [groupOf(before[n]), groupOf(text)];
    if (!was || !is || was.id !== is.id || was.rest !== is.rest) return false;
    changed.push(is.markup);
  }
  return [...parseSvg(changed.join("")).children].every((group) => {
    const shown = document.getElementById(group.id);
    return shown !== null && updateInOrder(shown, group);
  });
}

/**
 * The group at the start of a text without its `GROUP` prefix, and the rest; null if it contains
 * groups.
 * @param {string} text
 */
function groupOf(text) {
  const end = text.indexOf("</g>") + "</g>".length;
  const markup = GROUP + text.slice(0, end);
  if (end < "</g>".length || markup.includes("<g", GROUP.length)) return null;
  return { markup, id: text.slice(0, text.indexOf('"')), rest: text.slice(end) };
}

/**
 * Copies the attributes of an element and its descendants, as far as both trees have the same
 * elements.
 * @param {Element} old
 * @param {Element} next
 * @returns {boolean} whether they are equal now; if not, the rest has to be morphed
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
