// The stand-in's worker, with a small app in place of MicroPython's: what it makes of failures.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { until } from "../support/games.js";

/** @typedef {Record<string, any>} Fields */

const HERE = new URL("../../../web/standin/worker.js", import.meta.url).href;
const FAULT = '{"type":"fault"}';

const bundle = gzipSync(Buffer.from("{}\n"));
let runs = 0;

/** Of the workers; open ones would keep the tests running. @type {MessagePort[]} */
const ports = [];
after(() => {
  for (const port of ports) port.close();
});

/**
 * A worker that has started.
 * @param {{ saves?: boolean, lacks?: (event: string, fetched: string[]) => boolean, fails?: string[],
 *   plays?: string, missing?: string[] }} [options] lacks: whether an event cannot be handled before more
 *   was fetched. fails: those that never can. plays: what the engine finds. missing: what the host has not
 */
async function started({
  saves = false,
  lacks = () => false,
  fails = [],
  plays = "",
  missing = [],
} = {}) {
  runs += 1;
  const told = /** @type {any[]} */ ([]);
  const fetched = /** @type {string[]} */ ([]);
  let handled = /** @type {string[]} */ ([]);
  let found = 0;
  let hear = (/** @type {Fields} */ _) => {};
  const functions = /** @type {Fields} */ ({
    begin: () => {
      handled = [];
    },
    /** @param {string} event */
    handle(event) {
      if (fails.includes(event) || lacks(event, fetched))
        throw new Error(`${event === "home" ? "ImportError: " : ""}no ${event}`);
      handled.push(event);
      return `[]\x1fmoves\x1f${handled.join(" ")}`;
    },
    busy: () => plays !== "" && found < 3,
    playing: () => plays !== "" && found < 3,
    play() {
      found += 1;
      return plays;
    },
    rest: () => 0,
    tidy() {},
    load() {},
  });
  const path = { clear() {}, append() {} };
  const python = {
    FS: { mkdir() {}, writeFile() {} },
    registerJsModule() {},
    pyimport: (/** @type {string} */ name) => (name === "sys" ? { path } : functions),
  };
  class Turns extends MessageChannel {
    constructor() {
      super();
      ports.push(this.port1);
    }
  }
  const given = {
    micropython: python,
    MessageChannel: Turns,
    postMessage: (/** @type {any} */ message) => told.push(message),
    addEventListener: (/** @type {string} */ _, /** @type {any} */ act) => {
      hear = act;
    },
    close: () => told.push("closed"),
    fetch: async (/** @type {string} */ url) => {
      fetched.push(url);
      return new Response(bundle, { status: missing.includes(url) ? 404 : 200 });
    },
  };
  Object.assign(globalThis, given);
  const values = JSON.stringify({ micropython: "../tests/web/support/micropython" });
  await import(`${HERE}?tab=standin${runs}&values=${encodeURIComponent(values)}`);
  const files = [bundle, bundle];
  hear({ data: { files, later: ["later.bin"], engine: "engine.bin", saves, seed: "1" } });
  await until(() => told.includes("open"));
  const shown = () => told.filter((it) => Array.isArray(it)).map((it) => it[2]);
  return {
    ...{ told, fetched, shown },
    /** @param {string[]} events and how many answers there are then */
    async send(...events) {
      const before = shown().length;
      for (const event of events) hear({ data: event });
      await until(() => shown().length >= before + events.length || told.includes("closed"));
    },
    faults: () => told.filter((it) => it.fault),
  };
}

test("what an event lacks is fetched, and then it is handled as if nothing had been", async () => {
  for (const name of ["later.bin", "engine.bin"]) {
    const lacks = (/** @type {string} */ event, /** @type {string[]} */ fetched) =>
      event === "b" && !fetched.includes(name);
    const it = await started({ lacks, saves: true });
    await it.send("a", "b");
    assert.deepEqual(it.shown(), ["a", "a b"], name);
    assert.deepEqual(it.faults(), []);
  }
});

test("an event that cannot be handled is told, changes nothing, and is not tried again", async (t) => {
  t.mock.method(console, "error", () => {});
  for (const saves of [true, false]) {
    const it = await started({ fails: ["b"], saves });
    await it.send("a", "b", "c", "b");
    const last = `a ${FAULT} c ${FAULT}`;
    assert.deepEqual(it.shown(), ["a", `a ${FAULT}`, `a ${FAULT} c`, last]);
    assert.deepEqual(it.faults(), [
      { fault: FAULT, at: 1 },
      { fault: FAULT, at: 3 },
    ]);
    assert.ok(
      it.told.indexOf(it.faults()[0]) < it.told.findIndex((message) => message[2] === `a ${FAULT}`),
    );
    assert.ok(!it.told.includes("closed"), "it goes on");
  }
});

test("where the rest cannot be had, or not even the start can be handled, Pyodide is waited for", async (t) => {
  t.mock.method(console, "error", () => {});
  const lacks = (/** @type {string} */ event) => event === "b";
  for (const options of [
    { lacks, missing: ["later.bin"] },
    { lacks, missing: ["engine.bin"] },
    { fails: ["a"] },
    { fails: ["b", FAULT] },
    { fails: ["home"] },
  ]) {
    const it = await started(options);
    await it.send("a", options.fails?.includes("home") ? "home" : "b");
    assert.ok(it.told.some((message) => message.failed) && it.told.includes("closed"));
    assert.deepEqual(
      it.shown().filter((text) => text.includes(FAULT)),
      [],
    );
  }
});

test("a ply that cannot be handled is told once, and looked for by Pyodide", async (t) => {
  t.mock.method(console, "error", () => {});
  const it = await started({ plays: "ply", fails: ["ply"] });
  await it.send("a");
  await until(() => it.told.includes("wanted"));
  assert.deepEqual(it.shown(), ["a", `a ${FAULT}`]);
  assert.deepEqual(it.faults(), [{ fault: FAULT, at: 1 }]);
});
