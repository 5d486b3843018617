// When the garbage of the stand-in is collected.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Garbage } from "../../../web/standin/garbage.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** Garbage on a device whose collections take so long, and what has happened. @param {number} takes */
function collected(takes) {
  const device = { now: 1000, collections: 0 };
  const garbage = new Garbage(
    () => {
      device.now += takes;
      device.collections += 1;
    },
    () => device.now,
  );
  const work = (/** @type {number} */ milliseconds) => {
    const began = device.now;
    device.now += milliseconds;
    garbage.add(began);
  };
  return { device, garbage, work };
}

test("it is collected when nothing has been done for a while", () => {
  const { device, work } = collected(10);
  work(5);
  mock.timers.tick(399);
  work(5);
  mock.timers.tick(399);
  assert.equal(device.collections, 0);
  mock.timers.tick(1);
  assert.equal(device.collections, 1);
  mock.timers.tick(5000);
  assert.equal(device.collections, 1);
});

test("what was collected in between is not collected again", () => {
  const { device, garbage, work } = collected(10);
  work(5);
  garbage.collect();
  mock.timers.tick(5000);
  assert.equal(device.collections, 1);
});

test("work is measured in collections, which take longer on a slow device", () => {
  for (const takes of [10, 80]) {
    const { garbage, work } = collected(takes);
    garbage.collect();
    work(2 * takes);
    work(takes);
    assert.ok(!garbage.isWorth(3));
    work(1);
    assert.ok(garbage.isWorth(3));
    garbage.collect();
    assert.ok(!garbage.isWorth(0));
  }
});

test("before the first collection it is thought to take 20 milliseconds", () => {
  const { garbage, work } = collected(80);
  work(60);
  assert.ok(!garbage.isWorth(3));
  work(1);
  assert.ok(garbage.isWorth(3));
});
