// What counts as a stored game.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  hashName,
  isId,
  isObject,
  isSummary,
  isText,
  isTime,
  plain,
} from "../../../web/storage/validation.js";
import { summary } from "../support/games.js";

test("ids, times and texts have limits", () => {
  assert.deepEqual(["a", "A-_9", "x".repeat(64)].map(isId), [true, true, true]);
  assert.deepEqual(
    ["", "a b", "é", "a.b", "x".repeat(65), 7, null].map(isId),
    Array(7).fill(false),
  );
  assert.deepEqual([0, 2 ** 51 - 1].map(isTime), [true, true]);
  assert.deepEqual([-1, 0.5, 2 ** 51, Number.NaN, "1", null].map(isTime), Array(6).fill(false));
  assert.ok(isText("x".repeat(400_000)));
  assert.ok(!isText("x".repeat(400_001)) && !isText(7));
  assert.deepEqual([{}, [], null, "{}"].map(isObject), [true, false, false, false]);
});

test("a summary is one of the game with its id, with all fields in their bounds", () => {
  const sound = summary("g", 5);
  assert.ok(isSummary("g", sound));
  const cycle = /** @type {Record<string, unknown>} */ ({});
  cycle.cycle = cycle;
  for (const wrong of [
    { id: "h" },
    { game: 7 },
    { game: "x".repeat(41) },
    { version: 0 },
    { version: "5" },
    { updated: -1 },
    { used: 2 ** 52 },
    { about: [] },
    { about: { long: "x".repeat(600) } },
    { about: cycle },
  ])
    assert.ok(!isSummary("g", { ...sound, ...wrong }), Object.keys(wrong)[0]);
  assert.ok(!isSummary(7, { ...sound, id: 7 }));
  assert.ok(!isSummary("g", null));
  assert.deepEqual(plain(/** @type {any} */ ({ ...sound, more: 1 })), sound);
});

test("texts have names of their own", () => {
  const texts = Array.from({ length: 2_000 }, (_, n) => `{"moves":"${n}"}`);
  assert.equal(new Set(texts.map(hashName)).size, texts.length);
  assert.equal(hashName("a"), hashName("a"));
  assert.ok(isId(`kept-${hashName("x".repeat(10_000))}`));
});
