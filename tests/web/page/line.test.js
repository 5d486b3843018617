// The connection to the app: first in MicroPython, then in Pyodide.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page } from "../support/page.js";

test("fingerprints are CRC-32 of UTF-8", async () => {
  const { checksum } = await new Page("").module("page/worker/checksum.js");
  assert.equal(checksum("123456789"), 0xcbf43926);
  assert.equal(checksum(""), 0);
  assert.equal(checksum("é語😀"), 0x10b6fe55);
});

test("events are kept until Pyodide has them, and answered by the other app meanwhile", async () => {
  const page = new Page("");
  const line = await page.module("page/worker/line.js");
  /** @type {string[]} */
  const posted = [];
  line.send({ type: "a" });
  line.postTo((/** @type {string} */ text) => posted.push(text));
  line.notePainted({ page: 7, toast: 8 });
  line.send({ type: "b" });
  assert.deepEqual(posted, ['{"type":"b"}']);
  line.noteAnswer(["[]", "page", "<p>"]);
  /** @type {any} */
  let resumed = null;
  /** @type {string[]} */
  const dispatched = [];
  line.handOverTo(
    (/** @type {string} */ text) => dispatched.push(text),
    (/** @type {string} */ kept) => {
      resumed = JSON.parse(kept);
    },
  );
  const { seed, ...rest } = resumed;
  assert.match(seed, /^\d+$/);
  const { checksum } = await page.module("page/worker/checksum.js");
  assert.deepEqual(rest, {
    events: ['{"type":"a"}', '{"type":"b"}'],
    answered: 1,
    shown: { page: checksum("<p>"), toast: 8 },
  });
  line.send({ type: "c" });
  assert.deepEqual([dispatched, posted.length], [['{"type":"c"}'], 1]);
});

test("a ply of the other app's engine is an event in its place among those of the page", async () => {
  const line = await new Page("").module("page/worker/line.js");
  for (const type of ["boot", "press", "later"]) line.send({ type });
  line.noteAnswer([]);
  line.noteAnswer([]);
  line.notePlayed("ply", 2);
  line.noteAnswer([]);
  const kept = /** @type {string[]} */ ([]);
  line.handOverTo(
    () => {},
    (/** @type {string} */ text) => kept.push(text),
  );
  const { events, answered } = JSON.parse(kept[0]);
  const names = ['{"type":"boot"}', '{"type":"press"}', "ply", '{"type":"later"}'];
  assert.deepEqual([events, answered], [names, 3]);
});

test("without another app Pyodide gets events at once", async () => {
  const line = await new Page("").module("page/worker/line.js");
  /** @type {string[]} */
  const dispatched = [];
  line.connectTo((/** @type {string} */ text) => dispatched.push(text));
  line.sendText("x");
  assert.deepEqual(dispatched, ["x"]);
});
