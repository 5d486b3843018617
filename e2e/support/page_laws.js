// What is wrong with a page as a person sees it now, in words; an empty list if nothing is.
"use strict";
() => {
  const found = [];
  const visible = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const words = (it) => it.textContent.trim().replace(/\s+/g, " ").slice(0, 60);

  // A notice can be seen, and a screen reader is told of it.
  for (const it of document.querySelectorAll("#toast .toast")) {
    if (!visible(it)) continue;
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const at = document.elementFromPoint(x, y);
    if (y < 0 || y > innerHeight) found.push(`a notice is out of sight: ${words(it)}`);
    else if (at && !it.contains(at) && getComputedStyle(it).pointerEvents !== "none") {
      found.push(`something lies on a notice: ${words(it)}`);
    }
    const modal = document.querySelector("dialog:modal");
    const above = it.closest(":popover-open, dialog");
    if (modal && !above) found.push(`a dialog hides a notice: ${words(it)}`);
  }

  // The page scrolls in one direction.
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth + 1) {
    found.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth} px`);
  }

  // Focus is on something that is there.
  const { activeElement: focus } = document;
  if (focus && focus !== document.body && !visible(focus)) {
    found.push(`focus is on what cannot be seen: ${focus.localName} ${focus.id} ${words(focus)}`);
  }
  return found;
}
