// The code that the lab keeps on the device, and what a backup adds to it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { full, Page } from "../support/page.js";

/** @param {Record<string, string>} [stored] */
async function opened(stored = {}) {
  const page = new Page('<div id="page"></div>');
  page.keep(stored);
  return { kept: await page.module("lab/kept.js"), localStorage: page.window.localStorage };
}

test("what is replaced comes back in turn, the last first, and one's own again after it", async () => {
  const { kept } = await opened();
  for (const code of ["a", "b", " \n", "a", "c"]) kept.keepEarlier(code);
  assert.deepEqual(kept.earlier(), ["c", "a", "b"]);
  assert.equal(kept.turnBack("own"), "c");
  assert.equal(kept.turnBack("c"), "a");
  assert.equal(kept.turnBack("a"), "b");
  assert.equal(kept.turnBack("b"), "own");
  assert.equal(kept.turnBack(""), "c", "an example, or nothing, does not come back");
  assert.deepEqual(kept.earlier(), ["a", "b"]);
});

test("without anything earlier the code stays", async () => {
  const { kept } = await opened({ "lab.earlier": '{"not": "a list"}' });
  assert.equal(kept.turnBack("own"), "own");
  assert.deepEqual(kept.earlier(), []);
});

test("the one code that earlier versions kept is the first of the list", async () => {
  const { kept, localStorage } = await opened({ "lab.before": "old" });
  assert.deepEqual(kept.earlier(), ["old"]);
  kept.keepEarlier("new");
  assert.deepEqual(kept.earlier(), ["new", "old"]);
  assert.equal(localStorage.getItem("tesserae.lab.before"), null);
});

test("there are at most fifty", async () => {
  const { kept } = await opened();
  for (let n = 0; n < 52; n += 1) kept.keepEarlier(`${n}`);
  assert.equal(kept.earlier().length, 50);
  assert.equal(kept.earlier()[49], "2");
});

test("a backup adds its code, and replaces none", async () => {
  const { kept } = await opened({ lab: "mine", "lab.earlier": '["before"]' });
  assert.deepEqual(kept.all(), { code: "mine", earlier: ["before"] });
  assert.deepEqual(kept.add({ code: "theirs", earlier: ["mine", "old", "before", "old"] }), []);
  assert.equal(kept.own(), "mine");
  assert.deepEqual(kept.earlier(), ["before", "theirs", "old"]);
});

test("where there is no code, that of a backup is one's own, and earlier code as well", async () => {
  const { kept } = await opened();
  assert.equal(kept.all(), undefined);
  assert.deepEqual(kept.add({ code: "theirs", earlier: [] }), []);
  assert.equal(kept.own(), "theirs");
  assert.deepEqual(kept.earlier(), ["theirs"], "as another tab may write over one's own");
});

for (const [what, found] of /** @type {[string, unknown][]} */ ([
  ["nothing", undefined],
  ["no object", ["a"]],
  ["a number", { code: 7, earlier: 8 }],
  ["numbers", { code: null, earlier: [1, null, " "] }],
  ["hidden text", { code: "a\u202eb", earlier: ["\0"] }],
  ["too long a text", { code: "x".repeat(50_001), earlier: [] }],
]))
  test(`of a backup with ${what} nothing is taken`, async () => {
    const { kept } = await opened();
    assert.deepEqual(kept.add(found), []);
    assert.equal(kept.all(), undefined);
  });

test("what there is no room for is given back, and nothing changes", async () => {
  const localStorage = full({ "tesserae.lab": "mine" });
  const kept = await new Page("", { given: { localStorage } }).module("lab/kept.js");
  assert.deepEqual(kept.add({ code: "theirs", earlier: ["old"] }), ["theirs", "old"]);
  assert.deepEqual(kept.all(), { code: "mine", earlier: [] });
});
