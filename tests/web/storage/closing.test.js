// Tabs that are left during a save: nothing that was played is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../support/browser.js";
import { save, settled } from "../support/games.js";

/** @param {Browser} browser @returns the names of what was rescued */
const rescued = (browser) =>
  Object.keys(browser.texts).filter((name) => name.startsWith("rescued."));

test("what two tabs could not save of one game is there at the next start", async (t) => {
  const browser = new Browser();
  const [one, other] = [await browser.tab(), await browser.tab()];
  await Promise.all([one.boot(), other.boot()]);
  const release = await browser.hold(t);
  one.perform(save("g", "one"));
  other.perform(save("g", "other"));
  await settled();
  assert.equal(one.leave(), false);
  assert.equal(other.leave(), false);
  assert.equal(rescued(browser).length, 2);
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
  assert.deepEqual(rescued(browser), []);
  assert.equal((await browser.read("texts")).g, "both");
});
