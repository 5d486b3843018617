// Dragging pieces and units onto targets, as clicks on both would.
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { Page } from "../support/page.js";

const BODY = `
  <div class="screen" data-keys="Escape">
    <div class="place"><svg class="board">
      <g id="b2" class="spot offered" data-act="target" data-arg="b2"></g>
      <g id="unit" class="spot offered drags pick" data-act="target" data-arg="k5"></g>
      <g id="held" class="spot drags held" data-act="target" data-arg="k6"></g>
    </svg></div>
    <button id="S" class="stock" data-act="target" data-arg="S" aria-pressed="false"><svg></svg></button>
    <button id="T" class="stock" data-act="target" data-arg="T" aria-pressed="true"></button>
    <p id="text">Text</p><dialog id="dialog"></dialog>
  </div>`;

const PICK = (/** @type {string} */ arg, touch = false) => ({
  type: "press",
  act: "target",
  arg,
  touch,
  again: false,
});
const ELSEWHERE = { type: "press", act: "elsewhere", arg: "", touch: false, again: false };
const BACK = { type: "press", act: "takeback", arg: "", touch: false, again: false };

afterEach(() => mock.timers.reset());

/** @param {string} pointerType */
async function opened(pointerType = "mouse") {
  mock.timers.enable({ apis: ["setTimeout"] });
  const page = new Page(BODY);
  const { listen } = await page.module("page/events.js");
  const told = await page.told();
  let released = 0;
  listen(() => (released += 1));
  let under = page.get("text");
  for (const id of ["unit", "held"])
    Object.assign(page.get(id), { getBBox: () => ({ x: 2, y: 3, width: 1, height: 1 }) });
  Object.assign(page.document, { elementFromPoint: () => under });
  /** @param {string} name @param {string} id @param {number} x */
  const point = (name, id, x, more = {}) => {
    under = page.get(id);
    const pointer = { pointerType, pointerId: 1, isPrimary: true, button: 0 };
    return page.fire(under, name, { ...pointer, clientX: x, clientY: 0, ...more });
  };
  /** Drags from one to another, a finger after it was held. @param {string} id @param {string} to */
  const drag = (id, to = "text", more = {}) => {
    point("pointerdown", id, 0, more);
    if (pointerType === "touch") mock.timers.tick(300);
    point("pointermove", to, 20, more);
  };
  const drop = (/** @type {string} */ id) => point("pointerup", id, 50);
  /** The app answers that it is in hand. @param {string} id */
  const answer = (id) => {
    page.get(id).setAttribute("aria-pressed", "true");
    page.get(id).classList.replace("pick", "held");
    page.dispatch("tesserae-patched");
  };
  const ghosts = () => page.document.querySelectorAll(".dragged").length;
  const last = () => told.splice(0);
  return { page, point, drag, drop, answer, ghosts, last, released: () => released };
}

test("a piece is picked when it is dragged, and put where it is released", async () => {
  const { page, point, drop, answer, ghosts, last, released } = await opened();
  point("pointerdown", "S", 0);
  point("pointermove", "S", 5);
  assert.deepEqual([last(), ghosts()], [[], 0], "a click may shake");
  point("pointermove", "text", 20);
  assert.deepEqual([last(), ghosts(), released()], [[PICK("S")], 1, 1]);
  answer("S");
  drop("b2");
  assert.deepEqual([last(), ghosts()], [[PICK("b2")], 0]);
  page.fire(page.get("b2"), "click");
  assert.deepEqual(last(), [], "the click that follows is none");
  mock.timers.tick(200);
  page.fire(page.get("b2"), "click");
  assert.deepEqual(last(), [PICK("b2")]);
});

test("what is released elsewhere is put back, and so is what is cancelled", async () => {
  const { page, point, drag, answer, ghosts, last } = await opened();
  for (const [name, id] of [
    ["pointerup", "text"],
    ["pointerup", "T"],
    ["pointerup", "unit"],
    ["pointercancel", "b2"],
    ["pointerdown", "text"],
  ]) {
    page.get("S").setAttribute("aria-pressed", "false");
    drag("S");
    answer("S");
    point(name, id, 50);
    assert.deepEqual([last(), ghosts()], [[PICK("S"), BACK], 0], name);
  }
});

test("Escape ends a drag", async () => {
  const { page, drag, drop, answer, ghosts, last } = await opened();
  drag("S");
  answer("S");
  page.fire(page.document.body, "keydown", { key: "Escape" });
  drop("b2");
  assert.deepEqual(last(), [PICK("S"), { type: "key", key: "Escape", focus: "", seen: 0 }]);
  assert.equal(ghosts(), 0);
});

test("what is in hand is not picked again, and stays there", async () => {
  const { drag, drop, last } = await opened();
  for (const id of ["T", "held"]) {
    drag(id);
    drop("b2");
    assert.deepEqual(last(), [PICK("b2")]);
    drag(id, "b2");
    drop("text");
    assert.deepEqual(last(), []);
  }
});

test("a unit is dragged on the board; a cell is none", async () => {
  const { page, drag, drop, answer, last } = await opened();
  drag("unit");
  assert.equal(page.document.querySelector(".dragged svg")?.getAttribute("viewBox"), "2 3 1 1");
  answer("unit");
  drop("b2");
  assert.deepEqual(last(), [PICK("k5"), PICK("b2")]);
  drag("b2");
  drop("unit");
  assert.deepEqual(last(), []);
});

test("a quick drag waits for the answer, and a refused one plays nothing", async () => {
  const { page, point, drag, drop, answer, last } = await opened();
  drag("S");
  drop("b2");
  page.dispatch("tesserae-patched"); // the answer to something else
  assert.deepEqual(last(), [PICK("S")]);
  answer("S");
  page.dispatch("tesserae-patched");
  assert.deepEqual(last(), [PICK("b2")]);
  page.get("S").setAttribute("aria-pressed", "false");
  drag("S");
  drop("b2");
  page.dispatch("tesserae-patched");
  assert.deepEqual(last(), [PICK("S")]);
  point("pointerdown", "S", 0);
  point("pointerup", "S", 0);
  answer("S");
  assert.deepEqual(last(), [], "a click is none of the drag before it");
});

test("what was released elsewhere before the answer is put back by the next press", async () => {
  const { page, point, drag, drop, answer, last } = await opened();
  const click = () => {
    point("pointerdown", "S", 0);
    point("pointerup", "S", 0);
    page.fire(page.get("S"), "click");
  };
  drag("S");
  drop("text");
  mock.timers.tick(200);
  click();
  assert.deepEqual(last(), [PICK("S"), BACK, PICK("S")]);
  answer("S");
  click();
  assert.deepEqual(last(), [PICK("S")], "once");
});

test("what is dragged again at once is picked once, however late the answers are", async () => {
  const { page, drag, drop, answer, last } = await opened();
  drag("S");
  drop("text");
  assert.deepEqual(last(), [PICK("S")], "a second pick would put it back");
  drag("S");
  assert.deepEqual(last(), []);
  answer("S");
  drop("b2");
  assert.deepEqual(last(), [PICK("b2")]);
  page.get("S").setAttribute("aria-pressed", "false");
  drag("S");
  answer("S");
  drop("text");
  assert.deepEqual(last(), [PICK("S"), BACK]);
  drag("S");
  assert.deepEqual(last(), [PICK("S")], "it is on its way back");
  answer("S");
  drop("b2");
  assert.deepEqual(last(), [PICK("b2")]);
});

test("a finger is held before it drags; a swipe scrolls, and a long tap is one", async () => {
  const { page, point, drag, drop, answer, ghosts, last } = await opened("touch");
  const scrolls = () => !page.fire(page.get("S"), "touchmove").defaultPrevented;
  point("pointerdown", "S", 0);
  point("pointermove", "text", 20);
  assert.ok(scrolls());
  mock.timers.tick(300);
  drop("b2");
  assert.deepEqual([last(), ghosts()], [[], 0]);
  point("pointerdown", "S", 0);
  mock.timers.tick(300);
  assert.ok(!scrolls());
  assert.ok(page.fire(page.get("S"), "contextmenu").defaultPrevented);
  point("pointerup", "S", 2);
  page.fire(page.get("S"), "click");
  assert.deepEqual(last(), [PICK("S", true)]);
  drag("S");
  answer("S");
  drop("b2");
  assert.deepEqual(last(), [PICK("S", true), PICK("b2", true)]);
  assert.ok(scrolls());
});

test("what can be dragged holds the page under a finger, from its first sight on; nothing else does", async () => {
  const { page, point } = await opened("touch");
  /** @param {any} target */
  const holds = (target) => page.fire(target, "touchmove").defaultPrevented;
  const late = page.get("S").cloneNode(true);
  page.get("S").after(late);
  page.dispatch("tesserae-patched");
  point("pointerdown", "S", 0);
  mock.timers.tick(300);
  for (const id of ["S", "unit", "held"]) assert.ok(holds(page.get(id)), id);
  assert.ok(holds(late));
  for (const id of ["b2", "text"]) assert.ok(!holds(page.get(id)), id);
  point("pointercancel", "S", 0);
  assert.ok(!holds(late));
});

test("other buttons and fingers drag nothing", async () => {
  const { drag, drop, last } = await opened();
  for (const more of [{ button: 2 }, { isPrimary: false }]) {
    drag("S", "text", more);
    drop("b2");
    assert.deepEqual(last(), []);
  }
});

test("a piece that is dragged takes the place of a cell that was picked", async () => {
  const { page, drag, last } = await opened();
  page.get("b2").classList.add("picked");
  drag("S");
  assert.deepEqual(last(), [ELSEWHERE, PICK("S")]);
});

test("a piece in the bar of a frame, which is there for a cell, is picked where it is released", async () => {
  const { page, drag, drop, ghosts, last } = await opened("touch");
  page.document.body.id = "bar";
  page.get("b2").classList.add("picked");
  const touch = (/** @type {string} */ arg) => PICK(arg, true);
  /** @type {[string, unknown[]][]} */
  const ends = [
    ["b2", [touch("S")]],
    ["unit", [{ ...ELSEWHERE, touch: true }, touch("S"), touch("k5")]],
    ["text", []],
  ];
  for (const [end, presses] of ends) {
    drag("S");
    assert.equal(ghosts(), 1);
    assert.deepEqual(last(), []);
    drop(end);
    assert.deepEqual(last(), presses);
    assert.equal(ghosts(), 0);
  }
});
