// Finds what of a page on which one plays is out of sight: the board, the prompt, and all that the
// next click may need. The answer has what is out of sight as the page lies now, and whether one
// scroll position shows all of it.
"use strict";
() => {
  const SLACK = 1; // px that rounding may cost
  const NEEDED = [
    ".place .board",
    ":is(.game, .study, .editor, .lab, .embed) #status > *",
    "#lesson > :is(b, .why, .read)",
    "#tray :is(button, a)",
    "#lesson-acts :is(button, a)",
    "#editor-tools > .toolbox:first-child button",
    "#bar :is(button, a)",
  ].join(", ");

  const scroller = document.scrollingElement;

  // What only screen readers are told has a box of one pixel.
  function drawn(element) {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 1 && height > 1;
  }

  const needed = [...document.querySelectorAll(NEEDED)].filter(drawn);

  function name(element) {
    if (element.matches(".board")) return "the board";
    const words = (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, " ");
    return `${element.id || element.localName} "${words.slice(0, 40)}"`;
  }

  // The tools of the editor scroll by themselves: those in hand first are seen, the others follow.
  // A strip of pictures goes on beyond its edge: the one that is seen in part says so.
  const inStrip = (element) => element.closest(".ready") !== null;

  // The part of the window in which an element can be seen: others may cut what is in them.
  function frame(element) {
    let { left, top, right, bottom } = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let it = element.parentElement; it && it !== document.body; it = it.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(it);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = it.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  }

  function cut(element) {
    const box = element.getBoundingClientRect();
    const there = frame(element);
    const along = box.top < there.top - SLACK || box.bottom > there.bottom + SLACK;
    const across = box.left < there.left - SLACK || box.right > there.right + SLACK;
    return along || (across && !inStrip(element));
  }

  // Another element lies over it: bars that stay at an edge while the page is scrolled. Words are
  // looked at line by line, as those of others may stand beside them.
  function covered(element) {
    const there = frame(element);
    return [...element.getClientRects()].some(({ left, top, right, bottom }) => {
      const x = (Math.max(left, there.left) + Math.min(right, there.right)) / 2;
      return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !element.contains(hit) && !hit.contains(element);
      });
    });
  }

  const outOfSight = () => needed.filter((it) => cut(it) || covered(it)).map(name);

  function scrolled(y) {
    scroller.scrollTo({ top: y, behavior: "instant" });
    return outOfSight();
  }

  const before = scroller.scrollTop;
  const now = outOfSight();
  let best = now;
  if (now.length > 0) {
    const boxes = needed.map((it) => it.getBoundingClientRect());
    const top = Math.min(...boxes.map((it) => it.top)) + before;
    const bottom = Math.max(...boxes.map((it) => it.bottom)) + before;
    const places = [top, bottom - innerHeight, (top + bottom - innerHeight) / 2];
    for (const y of places) {
      const left = scrolled(y);
      if (left.length < best.length) best = left;
    }
    scroller.scrollTo({ top: before, behavior: "instant" });
  }
  return { parts: needed.length, now, best };
}
