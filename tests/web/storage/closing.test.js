// Tabs that are left during a save: nothing that was played is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { twoStarted } from "../support/browser.js";
import { save, settled } from "../support/games.js";

test("what two tabs could not save of one game is there at the next start", async (t) => {
  const { browser, one, other } = await twoStarted();
  const release = await browser.hold(t);
  one.perform(save("g", "one"));
  other.perform(save("g", "other"));
  await settled();
  assert.equal(one.leave(), false);
  assert.equal(other.leave(), false);
  assert.equal(browser.rescued.length, 2);
  release();
  const next = await browser.tab();
  const { games } = await next.boot();
  assert.deepEqual(
    games.map((/** @type {any} */ it) => [it.id, it.version]),
    [
      ["g", 0],
      ["g", 0],
    ],
  );
  assert.deepEqual(games.map((/** @type {any} */ it) => it.text).sort(), ["one", "other"]);
  assert.equal((await next.perform(save("g", "both"))).type, "saved");
  assert.deepEqual(browser.rescued, []);
  assert.equal((await browser.read("texts")).g, "both");
});
