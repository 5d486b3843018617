// What happens on the page, told to the app.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

const BODY = `
  <div id="page" data-keys="ArrowLeft u">
    <button id="act" data-act="undo"><b id="inside">U</b></button>
    <a id="link" href="#/" data-act="go" data-arg="home">Home</a>
    <select id="select" data-act="seat" data-arg="0"><option value="3" selected>3</option></select>
    <form id="form" data-act="typed"><input id="field" name="move" value="Sb2"></form>
    <form id="plain"></form><textarea id="note" data-act="note">So</textarea>
    <div id="cell" data-act="target" data-arg="a1" data-aim="a1" tabindex="0"></div>
    <button id="ply" data-act="study-play" data-arg="Sb2" data-aim="read:Sb2">Sb2</button>
    <button id="next" data-act="study-play" data-arg="Sb2 Sc2" data-aim="read:Sb2 Sc2">Sc2</button>
    <button id="way" data-act="study-choose" data-arg="3" data-keys="Enter">Sb3</button>
    <div id="nothing" data-keys="x"></div>
  </div>
  <dialog id="dialog"></dialog>`;

/** What a press tells. @param {string} act */
const PRESS = (act, arg = "", touch = false) => ({ type: "press", act, arg, touch, again: false });

async function opened() {
  const page = new Page(BODY);
  const { listen } = await page.module("page/events.js");
  const told = await page.told();
  listen(() => {});
  const last = () => told.splice(0);
  /** A finger, the first or another. @param {string} name @param {string} id */
  const finger = (name, id, x = 0, pointerId = 1) => {
    const pointer = { pointerType: "touch", pointerId, isPrimary: pointerId === 1 };
    page.fire(page.get(id), name, { ...pointer, clientX: x, clientY: 0 });
  };
  return { page, finger, last };
}

test("a click presses what it is on, once", async () => {
  const { page, last } = await opened();
  page.fire(page.get("inside"), "click");
  assert.deepEqual(last(), [PRESS("undo")]);
  const event = page.fire(page.get("link"), "click");
  assert.deepEqual(last(), [PRESS("go", "home")]);
  assert.ok(event.defaultPrevented, "the app leads there");
  for (const id of ["select", "form", "nothing"]) page.fire(page.get(id), "click");
  assert.deepEqual(last(), []);
});

test("a finger is told from a pointer, until a key is pressed", async () => {
  const { page, last } = await opened();
  page.fire(page.get("act"), "pointerdown", { pointerType: "touch" });
  page.fire(page.get("act"), "click");
  assert.equal(last()[0].touch, true);
  page.fire(page.document.body, "keydown", { key: "Shift" });
  page.fire(page.get("act"), "click");
  assert.equal(last()[0].touch, false);
});

test("fields and forms tell their values", async () => {
  const { page, last } = await opened();
  page.fire(page.get("note"), "input");
  assert.deepEqual(last(), [{ type: "change", act: "note", value: "So" }]);
  page.fire(page.get("note"), "change");
  assert.deepEqual(last(), [], "all of it was told while it was typed");
  page.fire(page.get("select"), "change");
  assert.deepEqual(last(), [{ type: "change", act: "seat", value: "3" }]);
  page.fire(page.get("field"), "change");
  assert.deepEqual(last(), []);
  const event = page.fire(page.get("form"), "submit");
  assert.deepEqual(last(), [{ type: "submit", act: "typed", values: { move: "Sb2" } }]);
  assert.ok(event.defaultPrevented);
  assert.ok(!page.fire(page.get("plain"), "submit").defaultPrevented);
});

test("keys are told where somebody listens to them", async () => {
  const { page, last } = await opened();
  const press = (
    /** @type {any} */ target,
    /** @type {string} */ key,
    /** @type {Fields} */ more = {},
  ) => page.fire(target, "keydown", { key, ...more });
  press(page.document.body, "ArrowLeft");
  assert.deepEqual(last(), [{ type: "key", key: "ArrowLeft", focus: "", seen: 0 }]);
  page.dispatch("tesserae-patched");
  press(page.get("cell"), "u");
  assert.deepEqual(last(), [{ type: "key", key: "u", focus: "cell", seen: 0 }]);
  page.dispatch("tesserae-patched");
  press(page.document.body, "x");
  press(page.document.body, "u", { ctrlKey: true });
  press(page.get("field"), "u");
  press(page.get("act"), "Enter");
  assert.deepEqual(last(), [], "nobody, the browser, the field and the button");
  const event = press(page.get("cell"), "Enter");
  assert.deepEqual(last(), [{ type: "enter", act: "target", arg: "a1", seen: 0 }]);
  assert.ok(event.defaultPrevented);
  page.get("dialog").setAttribute("open", "");
  press(page.document.body, "u");
  assert.deepEqual(last(), [], "the dialog has keys of its own");
});

test("a key tells how often the app had moved the focus", async () => {
  const { page, last } = await opened();
  const { moveFocus } = await page.module("page/focus.js");
  moveFocus({ id: "cell", number: 3 });
  moveFocus({ id: "gone", number: 4 });
  page.fire(page.get("cell"), "keydown", { key: "u" });
  page.fire(page.get("cell"), "keydown", { key: " " });
  assert.deepEqual(
    last().filter(({ type }) => type !== "aim"),
    [
      { type: "key", key: "u", focus: "cell", seen: 4 },
      { type: "enter", act: "target", arg: "a1", seen: 4 },
    ],
  );
});

test("while a key is to be answered, those of all that listens are told", async () => {
  const { page, last } = await opened();
  const press = (/** @type {string} */ key) => page.fire(page.document.body, "keydown", { key });
  assert.ok(!press("x").defaultPrevented);
  press("ArrowLeft");
  for (const key of ["x", "Enter"])
    assert.ok(press(key).defaultPrevented, "the focus may be on the board by now");
  assert.deepEqual(
    last().map(({ key }) => key),
    ["ArrowLeft", "x", "Enter"],
  );
  page.dispatch("tesserae-patched");
  assert.ok(!press("x").defaultPrevented);
  assert.deepEqual(last(), []);
});

test("an element that listens to Enter gets it in place of a click", async () => {
  const { page, last } = await opened();
  assert.ok(page.fire(page.get("way"), "keydown", { key: "Enter" }).defaultPrevented);
  assert.deepEqual(last(), [{ type: "key", key: "Enter", focus: "way", seen: 0 }]);
  assert.ok(!page.fire(page.get("way"), "keydown", { key: " " }).defaultPrevented);
});

test("events that scripts fire at the document do no harm", async () => {
  const { page, last } = await opened();
  const names = "click submit change input focusin pointerover pointerdown".split(" ");
  for (const name of names) page.fire(page.document, name);
  page.fire(page.document, "keydown"); // as browsers do that fill in fields
  assert.deepEqual(last(), []);
  page.fire(page.document, "keydown", { key: "ArrowLeft" });
  assert.deepEqual(last(), [{ type: "key", key: "ArrowLeft", focus: "", seen: 0 }]);
});

test("keys that look about are kept until the app is there", async () => {
  const page = new Page(BODY);
  const { keepFirstClick, firstClick, firstKeys } = await page.module("page/first_click.js");
  keepFirstClick();
  const press = (/** @type {string} */ key) => page.fire(page.get("cell"), "keydown", { key });
  for (let n = 0; n < 80; n++) assert.equal(press("ArrowLeft").defaultPrevented, n < 60);
  assert.ok(!press("u").defaultPrevented, "it may mean a piece of another position");
  assert.ok(!press("Enter").defaultPrevented);
  assert.equal(firstClick(), null);
  assert.equal(firstKeys().length, 60);
  assert.deepEqual(firstKeys()[0], { type: "key", key: "ArrowLeft", focus: "cell", seen: 0 });
  press("ArrowLeft");
  assert.equal(firstKeys().length, 60);
});

test("a target is aimed at by the focus, and by a pointer once the computer player is there", async () => {
  const { page, last } = await opened();
  page.fire(page.get("cell"), "pointerover", { pointerType: "mouse" });
  assert.deepEqual(last(), []);
  page.startup.state = "handedOver";
  page.fire(page.get("cell"), "pointerover", { pointerType: "touch" });
  assert.deepEqual(last(), []);
  page.fire(page.get("cell"), "pointerover", { pointerType: "mouse" });
  assert.deepEqual(last(), [{ type: "aim", target: "a1" }]);
  page.fire(page.get("cell"), "focusin");
  assert.deepEqual(last(), [], "it is the same");
  page.fire(page.get("nothing"), "focusin");
  assert.deepEqual(last(), [{ type: "aim", target: "" }]);
});

test("a line is read under a finger that is held on it, and played by a tap", async (t) => {
  const { page, finger, last } = await opened();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const menu = () => page.fire(page.get("ply"), "contextmenu").defaultPrevented;
  assert.equal(menu(), false, "of a mouse");
  finger("pointerdown", "ply");
  t.mock.timers.tick(100);
  finger("pointerup", "ply");
  t.mock.timers.tick(1000);
  page.fire(page.get("ply"), "click");
  assert.deepEqual(last(), [PRESS("study-play", "Sb2", true)]);
  finger("pointerdown", "ply");
  finger("pointermove", "ply", 3);
  t.mock.timers.tick(500);
  assert.deepEqual(last(), [{ type: "aim", target: "read:Sb2" }]);
  assert.equal(menu(), true);
  Object.assign(page.document, { elementFromPoint: () => page.get("next") });
  finger("pointermove", "ply", 50);
  assert.deepEqual(last(), [{ type: "aim", target: "read:Sb2 Sc2" }]);
  Object.assign(page.document, { elementFromPoint: () => page.get("nothing") });
  finger("pointermove", "ply", 90);
  finger("pointerup", "ply");
  page.fire(page.get("ply"), "focusin");
  page.fire(page.get("ply"), "click");
  assert.deepEqual(last(), [{ type: "aim", target: "" }], "nothing is played");
  t.mock.timers.tick(1000);
  page.fire(page.get("ply"), "click");
  assert.equal(last()[0].act, "study-play", "by a key");
  for (const [name, x] of /** @type {[string, number][]} */ ([
    ["pointermove", 30],
    ["pointercancel", 0],
  ])) {
    finger("pointerdown", "ply");
    finger(name, "ply", x);
    t.mock.timers.tick(500);
  }
  finger("pointerdown", "nothing");
  t.mock.timers.tick(500);
  assert.deepEqual(last(), [], "the list was scrolled");
});

test("only the finger that is held on a line reads on", async (t) => {
  const { page, finger, last } = await opened();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  finger("pointerdown", "ply");
  t.mock.timers.tick(500);
  assert.deepEqual(last(), [{ type: "aim", target: "read:Sb2" }]);
  Object.assign(page.document, { elementFromPoint: () => page.get("next") });
  finger("pointerdown", "act", 50, 2);
  finger("pointermove", "act", 60, 2);
  finger("pointerup", "act", 60, 2);
  page.fire(page.get("act"), "click");
  assert.deepEqual(last(), [], "of another finger");
  finger("pointermove", "ply", 50);
  finger("pointerup", "ply");
  assert.deepEqual(last(), [
    { type: "aim", target: "read:Sb2 Sc2" },
    { type: "aim", target: "" },
  ]);
  finger("pointerdown", "ply");
  finger("pointerdown", "ply", 50, 2);
  t.mock.timers.tick(500);
  assert.deepEqual(last(), [], "two fingers make the page larger");
});

test("a dialog that is dismissed, and another address", async () => {
  const { page, last } = await opened();
  page.fire(page.get("dialog"), "cancel");
  assert.deepEqual(last(), [PRESS("close")]);
  page.window.location.hash = "#/zaic";
  last();
  page.fire(page.window, "hashchange");
  assert.deepEqual(last(), [{ type: "hash", hash: "#/zaic" }]);
});

test("the last click before the app answers is kept, and marked", async () => {
  const { page } = await opened();
  const { keepFirstClick, firstClick } = await page.module("page/first_click.js");
  keepFirstClick();
  for (const id of ["act", "nothing", "cell"]) page.fire(page.get(id), "click");
  assert.deepEqual(
    [...page.document.querySelectorAll(".early")].map((it) => it.id),
    ["cell"],
  );
  assert.deepEqual(firstClick(), PRESS("target", "a1"));
  page.fire(page.get("act"), "click");
  assert.equal(firstClick()?.act, "target", "it has been handed over");
});

/** A click at a place and a time, with a pointer. @param {Page} page @param {string} id @param {number} time */
function clickAt(page, id, time, x = 100) {
  const event = new page.window.MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  for (const [name, value] of Object.entries({ timeStamp: time, clientX: x, clientY: 50 }))
    Object.defineProperty(event, name, { value });
  page.get(id).dispatchEvent(event);
  return event;
}

test("the second click of a double click is for what the first was for, or for nothing", async () => {
  const { page, last } = await opened();
  const pressed = () => last().map((it) => [it.act, it.again]);
  clickAt(page, "cell", 1000);
  clickAt(page, "cell", 1250);
  clickAt(page, "cell", 1500);
  assert.deepEqual(pressed(), [
    ["target", false],
    ["target", true],
    ["target", true],
  ]);
  clickAt(page, "act", 3000);
  assert.equal(clickAt(page, "link", 3250).defaultPrevented, true);
  clickAt(page, "link", 3500);
  assert.deepEqual(pressed(), [["undo", false]], "the place does something else now");
  clickAt(page, "link", 3800);
  clickAt(page, "act", 3850, 130);
  page.fire(page.get("cell"), "click");
  assert.deepEqual(
    pressed(),
    [
      ["go", false],
      ["undo", false],
      ["target", false],
    ],
    "later, elsewhere, and by a key",
  );
});

test("a key that is held down presses once, and goes on with arrows", async () => {
  const { page, last } = await opened();
  const held = (/** @type {string} */ key, /** @type {string} */ id) =>
    page.fire(page.get(id), "keydown", { key, repeat: true }).defaultPrevented;
  assert.deepEqual(
    [held("Enter", "cell"), held(" ", "cell"), held("u", "cell")],
    [true, true, true],
  );
  assert.deepEqual(
    [held("Enter", "act"), held("Enter", "field"), held("Enter", "note")],
    [true, true, false],
  );
  assert.deepEqual(last(), []);
  held("ArrowLeft", "cell");
  assert.equal(last()[0].key, "ArrowLeft");
});
