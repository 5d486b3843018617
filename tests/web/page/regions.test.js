// Regions that are drawn again: what stays, stays as the reader has it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page } from "../support/page.js";

const BODY = '<div id="page"><main><p id="one">1</p></main></div><dialog id="dialog"></dialog>';

/** @param {string} [body] */
async function opened(body = BODY) {
  const page = new Page(body);
  const { patch } = await page.module("page/regions.js");
  return { page, patch };
}

test("elements that stay are the same ones, and stay open", async () => {
  const { page, patch } = await opened();
  const markup = (/** @type {string} */ more) =>
    `<main><input id="field"><details id="d"><summary>S</summary></details><p id="one">${more}</p></main>`;
  patch(["page", markup("1")]);
  const [field, details] = [page.get("field"), page.get("d")];
  details.open = true;
  patch(["page", markup("2")]);
  assert.equal(page.get("field"), field);
  assert.equal(details.open, true);
  assert.equal(page.get("one").textContent, "2");
});

test("a move that is half typed stays in its field, whatever is drawn anew, until one is entered", async () => {
  const { page, patch } = await opened();
  const form = (/** @type {number} */ entered, hint = "a move") =>
    `<form><input id="field" placeholder="${hint}" data-entered="${entered}"></form>`;
  patch(["page", form(0)]);
  const field = page.get("field");
  for (const typed of ["S", "Sb", "Sb2"]) {
    field.value = typed;
    patch(["page", form(0, `${typed}, in French`)]);
    assert.equal(field.value, typed);
    assert.equal(page.get("field"), field);
  }
  patch(["page", form(1)]);
  assert.equal(field.value, "");
});

test("a text that is being written stays as it was typed, and is drawn anew afterwards", async () => {
  const { page, patch } = await opened();
  const markup = (/** @type {string} */ text) =>
    `<main><textarea id="note">${text}</textarea><input id="field"></main>`;
  patch(["page", markup("a")]);
  const note = page.get("note");
  note.focus();
  note.value = "abc";
  patch(["page", markup("ab")]);
  assert.equal(note.value, "abc", "the reply is older than what was typed");
  page.get("field").focus();
  patch(["page", markup("undone")]);
  assert.equal(page.get("note"), note);
  assert.equal(note.value, "undone");
});

test("another screen, or one of another game, replaces everything", async () => {
  const { page, patch } = await opened();
  const screen = (/** @type {string} */ game) =>
    `<div data-game="${game}"><main class="game"><input id="field"></main></div>`;
  patch(["page", screen("pyrga")]);
  const field = page.get("field");
  patch(["page", screen("pyrga")]);
  assert.equal(page.get("field"), field);
  patch(["page", screen("zaic")]);
  assert.notEqual(page.get("field"), field);
});

test("a region within another that is drawn again is filled before it is shown", async () => {
  const { page, patch } = await opened();
  patch(["page", '<main><div id="inner" data-kept></div></main>', "inner", "<b id='b'>new</b>"]);
  assert.equal(page.get("inner").innerHTML, '<b id="b">new</b>');
  assert.ok(!page.get("inner").hasAttribute("data-kept"));
  const b = page.get("b");
  patch(["page", '<main><p>more</p><div id="inner" data-kept></div></main>']);
  assert.equal(page.get("b"), b, "what is kept comes empty, and stays");
  patch(["nowhere", "<b>x</b>"]);
  assert.equal(page.document.querySelectorAll("b").length, 1);
});

const cell = (/** @type {string} */ id, /** @type {string} */ fill) =>
  `<g id="${id}"><rect fill="${fill}"></rect></g>`;
const board = (/** @type {string[]} */ ...cells) => `<rect></rect>${cells.join("")}`;
const BOARD = '<div id="page"><svg id="board"></svg></div>';

test("of a board only the cells that have changed are drawn again", async () => {
  const { page, patch } = await opened(BOARD);
  patch(["board", board(cell("a", "red"), cell("b", "red"))]);
  const [a, b] = [page.get("a"), page.get("b")];
  a.setAttribute("data-mark", ""); // by nobody who tells
  patch(["board", board(cell("a", "red"), cell("b", "blue"))]);
  assert.deepEqual([page.get("a"), page.get("b")], [a, b]);
  assert.ok(a.hasAttribute("data-mark"), "it was not looked at");
  assert.equal(b.firstElementChild.getAttribute("fill"), "blue");
  assert.equal(b.namespaceURI, "http://www.w3.org/2000/svg");
});

test("a board with another form is drawn as a whole", async () => {
  const { page, patch } = await opened(BOARD);
  patch(["board", board(cell("a", "red"))]);
  for (const next of [
    board(cell("a", "red"), cell("b", "red")),
    board(cell("a", "red"), cell("c", "red")),
    `<circle></circle>${cell("a", "red")}${cell("c", "red")}`,
    "<circle></circle>",
    board(cell("a", "red"), "<circle></circle>"),
    board(cell("a", "blue"), "<rect></rect>"),
    board(cell("a", "red").replace("</g>", "<text>1</text></g>")),
  ]) {
    patch(["board", next]);
    assert.equal(page.get("board").innerHTML, next);
  }
});

test("the handles of a board come, change and go", async () => {
  const { page, patch } = await opened(BOARD);
  const handles = (/** @type {string} */ name) =>
    `<g role="group"><rect name="${name}"></rect></g>`;
  const plain = board(cell("a", "red"));
  for (const next of [plain, plain + handles("x"), plain + handles("y"), plain]) {
    patch(["board", next]);
    assert.equal(page.get("board").innerHTML, next);
  }
});

test("a drawing without ids is updated in place, element by element", async () => {
  const page = new Page('<svg id="s"></svg>');
  const { redraw } = await page.module("page/drawings.js");
  const svg = page.get("s");
  const first = '<g class="x"><rect width="1"></rect></g><text>1</text>';
  svg.innerHTML = first;
  const group = svg.firstElementChild;
  for (const next of [
    '<g class="y" data-more=""><rect width="2"></rect><circle></circle></g><text>2</text>',
    "<g></g>",
    "<circle></circle>",
    "some text",
    "",
    first,
  ]) {
    const to = page.document.createElementNS("http://www.w3.org/2000/svg", "svg");
    to.innerHTML = next;
    redraw(svg, to);
    assert.equal(svg.innerHTML, next);
    if (next.startsWith("<g")) assert.equal(next === first, svg.firstElementChild !== group);
  }
});
