// The clock: counts on, tells what has passed, and is heard in the last seconds.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Page } from "../support/page.js";

const FACES = '<span data-clock="0"></span><span data-clock="1"></span>';

/** @type {Page} */
let page;
/** @type {Record<string, any>[]} */
let told;
let now = 0;
/** @type {(command: object) => void} */
let run;

let copies = 0;

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  page = new Page(FACES);
  told = [];
  copies += 1;
  const { runClock } = await import(`../../../web/page/browser/clock.js?${copies}`);
  const send = (/** @type {object} */ event) => told.push(event);
  run = (command) =>
    runClock({ do: "runclock", id: "", turn: 0, plies: 1, side: 0, free: 0, ...command }, send);
});

afterEach(() => {
  mock.restoreAll();
  mock.timers.reset();
});

/** Time passes, in steps as small as the clock's. @param {number} milliseconds */
function pass(milliseconds) {
  for (let left = milliseconds; left > 0; left -= 50) {
    now += Math.min(50, left);
    mock.timers.tick(Math.min(50, left));
  }
}

const faces = () => [...page.document.querySelectorAll("[data-clock]")].map((it) => it.textContent);

test("it counts down, and tells what has passed when a turn is over", () => {
  run({ id: "a", turn: 1, left: [300_000, 200_000] });
  pass(61_500);
  assert.deepEqual(faces(), ["3:58", "3:20"]);
  run({ id: "a", turn: 2, side: 1, left: [300_000, 200_000] });
  assert.deepEqual(told, [{ type: "clock", id: "a", turn: 1, spent: 61_500 }]);
  assert.deepEqual(faces(), ["3:58", "3:20"]); // the app has yet to answer
  run({ id: "a", turn: 2, side: 1, left: [241_500, 200_000] });
  pass(3_600_000);
  assert.deepEqual(faces(), ["4:01", "0.0"]);
});

test("it tells at the last minute, at zero, and when it is asked", () => {
  run({ id: "a", asked: 0, left: [65_000, 1] });
  pass(2_000);
  run({ id: "a", asked: 1, left: [65_000, 1] });
  assert.deepEqual(faces()[0], "1:03");
  run({ id: "a", asked: 1, left: [63_000, 1] });
  pass(70_000);
  assert.deepEqual(
    told.map((it) => it.spent),
    [2_000, 3_050, 60_000],
  );
});

test("what is free is taken off first", () => {
  run({ id: "a", left: [60_001, 1], free: 5_000 });
  pass(4_900);
  assert.equal(faces()[0], "1:00");
  pass(10_100);
  assert.equal(faces()[0], "0:50");
  assert.equal(told.length, 1);
});

test("stopped, it tells and stands still; a redrawn page shows the time at once", () => {
  run({ id: "a", left: [600_000, 600_000] });
  pass(10_000);
  page.document.body.innerHTML = FACES;
  page.window.dispatchEvent(new page.window.CustomEvent("tesserae-patched"));
  assert.deepEqual(faces(), ["9:50", "10:00"]);
  run({ id: "" });
  pass(10_000);
  assert.deepEqual(faces(), ["9:50", "10:00"]);
  assert.equal(told.length, 1);
});

test("a page that is left notes what has passed", () => {
  run({ id: "a", plies: 3, left: [600_000, 600_000] });
  pass(2_500);
  page.window.dispatchEvent(new page.window.Event("pagehide"));
  const noted = page.window.localStorage.getItem("tesserae.clock");
  assert.deepEqual(JSON.parse(noted), { id: "a", plies: 3, spent: 2_500 });
  run({ id: "" });
  assert.equal(page.window.localStorage.getItem("tesserae.clock"), null);
});
