// Finds what is wrong with the layout of a page as it stands, in words: one sentence a finding.
//
// A text is looked at line by line, as the boxes that the browser made of a text node. Fonts reserve
// more height than letters have, so a box is taken without its uppermost and lowermost part.
"use strict";
() => {
  const SLACK = 1; // px that rounding may cost
  const TARGET = 24; // WCAG 2.2, 2.5.8
  const LEADING = 0.12; // of a line's height above its letters, and as much below them
  const SHEER = new Set(["transparent", "rgba(0, 0, 0, 0)"]);
  const CONTROLS = "a, button, select, summary, input, textarea, label.button, [data-act]:not(main):not(form)";
  const FRAMED = "button, .button, select, .stock, kbd, .code, input, .days a";

  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;

  function kept(compute) {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, compute(element));
      return known.get(element);
    };
  }

  const style = kept((element) => getComputedStyle(element));

  function ancestors(element) {
    const all = [];
    for (let it = element; it; it = it.parentElement) all.push(it);
    return all;
  }

  function name(element) {
    const path = [];
    for (const it of ancestors(element)) {
      const classes = it.getAttribute("class");
      const own = it.localName + (classes ? `.${classes.trim().split(/\s+/).join(".")}` : "");
      path.unshift(it.id ? `#${it.id}` : own);
      if (it.id || path.length === 3) break;
    }
    return path.join(" > ");
  }

  const report = (kind, element, text) =>
    found.push(`${kind}: ${name(element)} "${text.trim().replace(/\s+/g, " ").slice(0, 60)}"`);

  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const wide = (it) => it.right - it.left;
  const high = (it) => it.bottom - it.top;
  const empty = (it) => wide(it) <= 0.5 || high(it) <= 0.5;
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  // For screen readers only, or not drawn at all.
  const unseen = kept((element) => {
    const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    return element.matches("input[type=file]") || !element.checkVisibility(options) || clipped(element);
  });
  const clipped = kept((element) =>
    style(element).clipPath.startsWith("inset(50%") ||
    (element.parentElement !== null && clipped(element.parentElement)));

  // The part inside a border, where overflow is cut.
  const inside = kept((element) => {
    if (element.localName === "svg") return element.getBoundingClientRect();
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  });

  // The elements that cut the overflow of what is in an element.
  const cutters = kept((element) => {
    const all = [];
    let position = "static";
    for (const it of ancestors(element)) {
      const its = style(it);
      const holds = its.position !== "static" || its.transform !== "none";
      if (position === "fixed" || (position === "absolute" && !holds)) continue;
      ({ position } = its);
      if (it === document.body || it === document.documentElement) continue;
      if (its.display === "inline" || it.ownerSVGElement) continue;
      if (its.overflowX !== "visible" || its.overflowY !== "visible") all.push(it);
    }
    return all;
  });

  const scrolls = (how) => how === "auto" || how === "scroll";

  // What of a box is to be seen.
  function shown(rect, element) {
    let left = rect;
    for (const it of cutters(element)) left = common(left, inside(it));
    return left;
  }

  function letters(rect) {
    const lead = LEADING * (rect.bottom - rect.top);
    return { ...box(rect), top: rect.top + lead, bottom: rect.bottom - lead };
  }

  // The words that an ellipsis leaves out can be read elsewhere. One of a line leaves out none below it.
  function ellipsis(element, below = false) {
    const clamped = (it) => style(it).webkitLineClamp !== "none";
    const ends = (it) => (!below && style(it).textOverflow === "ellipsis") || clamped(it);
    return ends(element) && ancestors(element).some((it) => it.title);
  }

  // The nearest element that lies over others: its words hide those beneath, and are not among them.
  const overlay = kept((element) => {
    const { position, backgroundColor, backgroundImage } = style(element);
    const lies = position !== "static" && position !== "relative" &&
      (!SHEER.has(backgroundColor) || backgroundImage !== "none");
    return lies || !element.parentElement ? element : overlay(element.parentElement);
  });

  // A picture shows a part of a board: the rest is not drawn.
  function outside({ element, ink }) {
    const svg = element.closest("svg");
    return svg && empty(common(ink, svg.getBoundingClientRect()));
  }

  function lines() {
    const all = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, noscript, option") || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const ink = letters(rect);
        const line = { node, element, text: node.data, ink, seen: shown(ink, element) };
        if (!empty(rect) && !outside(line)) all.push(line);
      }
    }
    return all;
  }

  // The chosen option of a list, and the hint in an empty field: text, but not of the document.
  function fields() {
    const context = document.createElement("canvas").getContext("2d");
    for (const it of root.querySelectorAll("select, input[placeholder]")) {
      if (unseen(it)) continue;
      const text = it.localName === "select" ? (it.selectedOptions[0]?.text ?? "") : it.placeholder;
      const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = style(it);
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const room = it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const cut = context.measureText(text).width > room + SLACK;
      const opens = it.localName === "select" && style(it).textOverflow === "ellipsis";
      if (cut && !opens && !ellipsis(it)) report("cut", it, text);
      if (Number.parseFloat(fontSize) > it.clientHeight + SLACK) report("cut", it, text);
    }
  }

  function cut({ element, text, ink }) {
    for (const it of cutters(element)) {
      const { overflowX, overflowY } = style(it);
      const there = inside(it);
      const across = ink.left < there.left - SLACK || ink.right > there.right + SLACK;
      const along = ink.top < there.top - SLACK || ink.bottom > there.bottom + SLACK;
      if (across && !scrolls(overflowX) && !ellipsis(it)) return true;
      if (along && !scrolls(overflowY) && !ellipsis(it, true)) return true;
    }
    return false;
  }

  // Text is wider than the element that has the ellipsis, although no line reaches beyond it.
  function shortened() {
    for (const it of root.querySelectorAll("*")) {
      const { textOverflow, webkitLineClamp } = style(it);
      const ends = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      if (!ends || it.localName === "input" || it.localName === "select" || unseen(it)) continue;
      const across = it.scrollWidth > it.clientWidth + SLACK && !ellipsis(it);
      const below = it.scrollHeight > it.clientHeight + SLACK && !ellipsis(it, true);
      if (across || below) report("cut", it, it.textContent);
    }
  }

  // A word on a button that is broken between two lines.
  function broken({ node, element, text }) {
    if (!element.closest("button, .button, .stock")) return;
    const range = document.createRange();
    for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()];
      if (text[index - 1] === "\u00ad" && boxes.length > 1) boxes.shift(); // the hyphen itself
      const [first, ...others] = boxes;
      if (others.some((it) => it.top > first.bottom - SLACK)) report("broken", element, word);
    }
  }

  // Whether a box lies inside the border of an element.
  function within(it, frame) {
    const there = inside(frame);
    const before = ["left", "top"].every((side) => it[side] >= there[side] - 0.5);
    return before && ["right", "bottom"].every((side) => it[side] <= there[side] + 0.5);
  }

  function beyondBorder({ element, text, ink }) {
    const frame = element.closest(FRAMED);
    if (!frame || element.closest("svg")) return;
    if (!within(ink, frame)) report("over a border", frame, text);
  }

  function beyondWindow({ element, text, seen }) {
    if (empty(seen)) return;
    const over = seen.left < -SLACK || seen.right > innerWidth + SLACK || seen.top + scrollY < -SLACK;
    if (over) report("beyond the window", element, text);
  }

  // A number on a board has a shape of its own behind it, which hides what is beneath.
  function badge({ element, ink }) {
    const shape = element.previousElementSibling;
    if (!shape || !["rect", "circle"].includes(shape.localName)) return false;
    const there = shape.getBoundingClientRect();
    return wide(common(there, ink)) >= wide(ink) && high(common(there, ink)) >= high(ink);
  }

  function overlaps(all) {
    const sorted = all.filter((it) => !empty(it.seen)).sort((a, b) => a.seen.top - b.seen.top);
    const told = new Set();
    sorted.forEach((upper, n) => {
      for (const lower of sorted.slice(n + 1)) {
        if (lower.seen.top >= upper.seen.bottom - SLACK) break;
        const both = common(upper.seen, lower.seen);
        if (wide(both) <= SLACK || high(both) <= SLACK) continue;
        if (overlay(upper.element) !== overlay(lower.element)) continue;
        if (badge(upper) || badge(lower)) continue;
        if (upper.node === lower.node && style(upper.element).textOverflow === "ellipsis") continue;
        const pair = `${name(upper.element)} ${upper.text} ${name(lower.element)} ${lower.text}`;
        if (told.has(pair)) continue;
        told.add(pair);
        report(`over ${name(lower.element)} "${lower.text.trim().slice(0, 40)}"`, upper.element, upper.text);
      }
    });
  }

  // Icons and small pictures keep clear of the words beside them.
  function pictures(all) {
    for (const it of root.querySelectorAll("svg.icon, svg.mini, svg.logo, svg.figure, img, .qr")) {
      if (unseen(it) || it.closest(".board")) continue;
      const there = shown(box(it.getBoundingClientRect()), it);
      if (empty(there)) continue;
      for (const { element, text, seen } of all) {
        const both = common(there, seen);
        if (wide(both) <= 2 || high(both) <= 2 || it.contains(element)) continue;
        if (overlay(element) === overlay(it)) report(`over a picture in ${name(it.parentElement)}`, element, text);
      }
      if (there.right > innerWidth + SLACK) report("beyond the window", it, "");
      const frame = it.closest(FRAMED);
      if (frame && !within(it.getBoundingClientRect(), frame)) report("over a border", it, "");
    }
  }

  function sideways() {
    const page = document.scrollingElement;
    if (page.scrollWidth > page.clientWidth) {
      report(`sideways by ${page.scrollWidth - page.clientWidth} px`, page, "");
    }
    for (const it of root.parentElement.querySelectorAll("*")) {
      if (it.scrollWidth <= it.clientWidth || !scrolls(style(it).overflowX) || unseen(it)) continue;
      if (it.matches(".ready")) continue; // a strip: the picture that is seen in part says so
      if (it.matches(".wide-table[tabindex]")) continue; // a table of numbers scrolls in its own box
      if (it.querySelector(":scope > .board") || it.localName === "input") continue; // a board may be larger
      report(`sideways by ${it.scrollWidth - it.clientWidth} px`, it, "");
    }
  }

  // A link in a sentence is as high as its line; what is small may have room around it instead. The
  // cells of a board are as large as the board allows, and every move can be typed as well.
  function targets() {
    const all = [...root.querySelectorAll(CONTROLS)]
      .filter((it) => !unseen(it) && !it.matches(".board *"))
      .map((it) => [it, box(it.getBoundingClientRect())])
      .filter(([, there]) => !empty(there));
    const small = ([, it]) => Math.min(wide(it), high(it)) < TARGET - 0.1;
    const middle = (it) => [(it.left + it.right) / 2, (it.top + it.bottom) / 2];
    const from = ([x, y], it) =>
      Math.hypot(Math.max(it.left - x, 0, x - it.right), Math.max(it.top - y, 0, y - it.bottom));
    const inSentence = (it) =>
      style(it).display === "inline" && it.parentElement.textContent.trim() !== it.textContent.trim();
    for (const one of all.filter(small)) {
      const [element, there] = one;
      if (inSentence(element)) continue;
      const at = middle(there);
      const crowded = all.some((other) => {
        const [its, where] = other;
        if (other === one || element.contains(its) || its.contains(element)) return false;
        if (small(other)) return Math.hypot(...middle(where).map((it, n) => it - at[n])) < TARGET - 0.1;
        return from(at, where) < TARGET / 2 - 0.1;
      });
      const size = `${Math.round(wide(there))} x ${Math.round(high(there))} px`;
      if (crowded) report(`a target of ${size}`, element, element.ariaLabel ?? element.textContent);
    }
  }

  const all = lines();
  for (const it of all) {
    if (cut(it)) report("cut", it.element, it.text);
    broken(it);
    beyondBorder(it);
    beyondWindow(it);
  }
  overlaps(all);
  pictures(all);
  fields();
  shortened();
  sideways();
  targets();
  return [...new Set(found)];
}
