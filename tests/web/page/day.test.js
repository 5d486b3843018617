// The day, which goes on while the page is open.
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { Page } from "../support/page.js";

const HOUR = 3_600_000;

afterEach(() => {
  mock.timers.reset();
  process.env.TZ = "UTC";
});

/**
 * A page that was opened at a time, in a time zone.
 * @param {string} now
 * @param {string} zone
 */
async function openedAt(now, zone = "Europe/Paris") {
  process.env.TZ = zone;
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: new Date(now) });
  const page = new Page("");
  const { dayNow, watchDay } = await page.module("page/browser/day.js");
  /** @type {Record<string, any>[]} */
  const told = [];
  const look = watchDay(dayNow(), (/** @type {Record<string, any>} */ event) => told.push(event));
  return { page, look, days: () => told.splice(0).map(({ today }) => today), told };
}

test("a day is told at its midnight, one after the other", async () => {
  const { told, days } = await openedAt("2026-11-28T23:59:58");
  mock.timers.tick(1_000);
  assert.deepEqual(told, []);
  mock.timers.tick(1_000);
  assert.deepEqual(told, [{ type: "day", today: "2026.11.29", zone: -60 }]);
  days();
  mock.timers.tick(24 * HOUR - 1);
  assert.deepEqual(days(), []);
  mock.timers.tick(1);
  assert.deepEqual(days(), ["2026.11.30"]);
});

test("a year goes by", async () => {
  const { days } = await openedAt("2026-12-31T12:00:00");
  for (let n = 0; n < 365; n++) mock.timers.tick(24 * HOUR);
  const all = days();
  assert.equal(all.length, 365);
  assert.deepEqual([all[0], all.at(-1)], ["2027.01.01", "2027.12.31"]);
  assert.equal(new Set(all).size, 365);
});

test("days with 23 and 25 hours end at their midnights", async () => {
  for (const [from, hours, next] of /** @type {const} */ ([
    ["2026-03-29T00:00:00", 23, "2026.03.30"],
    ["2026-10-25T00:00:00", 25, "2026.10.26"],
  ])) {
    const { days } = await openedAt(from);
    mock.timers.tick(hours * HOUR - 1);
    assert.deepEqual(days(), []);
    mock.timers.tick(1);
    assert.deepEqual(days(), [next]);
    mock.timers.reset();
  }
});

test("a midnight that summer time leaves out is told as well", async () => {
  const { days } = await openedAt("2026-03-28T23:00:00", "Asia/Beirut");
  mock.timers.tick(HOUR);
  assert.deepEqual(days(), ["2026.03.29"]);
});

test("a page that slept tells the day when it is back, once", async () => {
  for (const [name, target] of /** @type {const} */ ([
    ["focus", "window"],
    ["pageshow", "window"],
    ["visibilitychange", "document"],
  ])) {
    const { page, days } = await openedAt("2026-11-28T12:00:00");
    mock.timers.reset(); // no timer runs
    mock.timers.enable({ apis: ["Date"], now: new Date("2026-12-01T08:00:00") });
    for (let n = 0; n < 2; n++) page.fire(page[target], name);
    assert.deepEqual(days(), ["2026.12.01"], name);
    mock.timers.reset();
  }
});

test("a clock that is set back is followed", async () => {
  const { look, days } = await openedAt("2026-11-28T12:00:00");
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: new Date("2026-11-27T12:00:00") });
  look();
  assert.deepEqual(days(), ["2026.11.27"]);
});

test("another time zone is told, on the same day as well", async () => {
  const { look, told } = await openedAt("2026-11-28T12:00:00");
  process.env.TZ = "Asia/Tokyo";
  look();
  process.env.TZ = "Pacific/Kiritimati";
  look();
  assert.deepEqual(
    told.map(({ today, zone }) => [today, zone]),
    [
      ["2026.11.28", -540],
      ["2026.11.29", -840],
    ],
  );
});

test("the day is told before what depends on it", async () => {
  const { page, look, told } = await openedAt("2026-11-28T12:00:00");
  const line = await page.module("page/worker/line.js");
  line.connectTo((/** @type {string} */ text) => told.push(JSON.parse(text)));
  line.beforeEvents(look);
  line.send({ type: "hash", hash: "#/" });
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: new Date("2026-11-29T00:00:01") });
  line.send({ type: "hash", hash: "#/pyrga/puzzle/2026.11.29" });
  assert.deepEqual(
    told.map(({ type }) => type),
    ["hash", "day", "hash"],
  );
});
