// What is celebrated is heard and felt only where that is wanted, and softly.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { signal } from "../../../web/page/browser/sound.js";

/** @type {number[]} */
let loudness = [];
/** @type {unknown[]} */
let pulses = [];

const userActivation = { hasBeenActive: true };

class Node {
  connect(/** @type {unknown} */ to) {
    return to;
  }
  start() {}
  stop() {}
}

class Gain extends Node {
  gain = {
    setValueAtTime() {},
    linearRampToValueAtTime: (/** @type {number} */ value) => loudness.push(value),
    exponentialRampToValueAtTime() {},
  };
}

class Context {
  currentTime = 0;
  destination = {};
  async resume() {
    state = "running";
  }
  async suspend() {
    state = "suspended";
  }
}

/** That of the one context. */
let state = "";

beforeEach(() => {
  userActivation.hasBeenActive = true;
  Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Node, GainNode: Gain });
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { vibrate: (/** @type {unknown} */ it) => pulses.push(it), userActivation },
  });
});

afterEach(() => {
  loudness = [];
  pulses = [];
});

/** @param {string} what */
const celebrated = (what, sound = false, vibration = false) =>
  signal({ do: "celebrate", what, sound, vibration });

test("nothing is heard or felt where both are off", async () => {
  await celebrated("win");
  assert.deepEqual([loudness, pulses], [[], []]);
});

test("each event has notes and pulses of its own, and all are soft", async () => {
  const seen = new Set();
  for (const what of ["tower", "joined", "destroyed", "win", "first-win", "next-level"]) {
    pulses = [];
    await celebrated(what, true, true);
    seen.add(JSON.stringify(pulses));
  }
  assert.equal(seen.size, 6);
  assert.ok(loudness.length >= 12 && Math.max(...loudness) <= 0.05);
});

test("an unknown event is silent", async () => {
  await celebrated("?", true, true);
  assert.deepEqual(loudness, []);
});

test("nothing is heard or felt before the page has been pressed", async () => {
  userActivation.hasBeenActive = false;
  await celebrated("win", true, true);
  assert.deepEqual([loudness, pulses], [[], []]);
});

test("the device rests when the last note of the last event has faded", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  await celebrated("tower", true);
  mock.timers.tick(1_900);
  await celebrated("win", true);
  mock.timers.tick(1_900);
  assert.equal(state, "running");
  mock.timers.tick(100);
  assert.equal(state, "suspended");
  await celebrated("win", true);
  assert.equal(state, "running");
  mock.timers.reset();
});
