// What a frame tells the page around it of keys, and of its size.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page } from "./support/page.js";

const BODY = `<main id="page"><div id="board" tabindex="0"></div><button id="next">Next</button>
  <input id="field"><div id="used" tabindex="0"></div></main>`;

/** A frame whose host page has said hello, and what that is told. @param {object} [more] of the hello */
async function opened(more = {}) {
  /** @type {Record<string, any>[]} */
  const told = [];
  const parent = { postMessage: (/** @type {string} */ text) => told.push(JSON.parse(text)) };
  class ResizeObserver {
    /** @param {() => void} tell */
    constructor(tell) {
      this.observe = tell;
    }
  }
  const page = new Page(BODY, { given: { parent, ResizeObserver } });
  await page.module("frame.js");
  const data = JSON.stringify({ tesserae: 1, type: "hello", ...more });
  page.fire(page.window, "message", { source: parent, origin: "https://host.example", data });
  page.document.addEventListener("keydown", (event) => {
    if (event.target === page.get("used")) event.preventDefault();
  });
  return { page, told, last: () => told.splice(0) };
}

test("a key that the board does not use is told", async () => {
  const { page, last } = await opened();
  last();
  const press = (/** @type {string} */ key, id = "board", more = {}) => {
    page.fire(page.get(id), "keydown", { key, ...more });
    return last();
  };
  assert.deepEqual(press("x"), []); // the app is not there yet
  page.tesserae.listen(() => {});
  assert.deepEqual(press("x"), [{ tesserae: 1, type: "key", key: "x" }]);
  assert.equal(press("ArrowUp", "next").length, 1);
  for (const key of ["Tab", "Shift", "F5", "CapsLock", "AltGraph", "Dead"])
    assert.deepEqual(press(key), [], key);
  for (const mark of ["ctrlKey", "metaKey", "altKey", "repeat"])
    assert.deepEqual(press("x", "board", { [mark]: true }), [], mark);
  assert.deepEqual(press("x", "field"), []); // it is typed there
  assert.deepEqual(press("Enter", "next"), []); // it presses that
  assert.deepEqual(press("x", "used"), []);
});

test("the size is told where the host page asks for it", async () => {
  assert.deepEqual(
    (await opened()).told.map(({ type }) => type),
    ["hello"],
  );
  const { told } = await opened({ size: true });
  assert.deepEqual(told[1], { tesserae: 1, type: "resize", width: 0, height: 0 });
});
