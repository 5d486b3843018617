// Further workers for a study: started, told their job, ended, and done without.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

/** @typedef {Record<string, any>} Fields */

/** A worker that notes what it is told. */
class FakeWorker {
  /** @type {FakeWorker[]} */
  static all = [];

  /** @param {URL} address @param {{ name: string }} options */
  constructor(address, { name }) {
    if (FakeWorker.none) throw new TypeError("no workers");
    this.file = address.pathname.split("/").pop();
    this.name = name;
    this.jobs = /** @type {string[]} */ ([]);
    this.ended = false;
    this.onmessage = (/** @type {Fields} */ _) => {};
    this.onerror = (/** @type {Fields} */ _) => {};
    FakeWorker.all.push(this);
  }

  static none = false;

  /** @param {string} job */
  postMessage(job) {
    this.jobs.push(job);
  }

  terminate() {
    this.ended = true;
  }
}

let copies = 0;

/** A fresh copy of the module, and the events that it has sent. */
async function helpers() {
  copies += 1;
  const address = `../../../web/page/worker/helpers.js?${copies}`;
  const { setHelpers } = await import(address);
  const events = /** @type {Fields[]} */ ([]);
  const ask = (/** @type {number} */ workers, /** @type {string} */ job) =>
    setHelpers({ do: "sethelpers", workers, job }, (/** @type {Fields} */ event) =>
      events.push(event),
    );
  return { ask, events };
}

beforeEach(() => {
  Object.assign(globalThis, { Worker: FakeWorker });
  Object.assign(FakeWorker, { all: [], none: false });
  mock.method(console, "warn", () => {});
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
});

afterEach(() => mock.timers.reset());

test("workers are started for the first job, and each gets it when it is up", async () => {
  const { ask, events } = await helpers();
  ask(2, "");
  assert.equal(FakeWorker.all.length, 0);
  ask(2, "job");
  const [one, two] = FakeWorker.all;
  assert.deepEqual([one.file, one.name, two.name], ["helper.js", "1", "2"]);
  two.onmessage({ data: '{"progress":3}' });
  two.onmessage({ data: "up" });
  assert.deepEqual([two.jobs, events], [["job"], []], "the first one is still to come");
  ask(2, "later");
  one.onmessage({ data: "up" });
  assert.deepEqual([one.jobs, two.jobs], [["later"], ["job", "later"]]);
  assert.deepEqual(events.splice(0), [{ type: "helpers", workers: 2 }]);
  one.onmessage({ data: ["found"] });
  assert.deepEqual(events, [{ type: "helped", text: "found" }]);
});

test("those that are not wanted any more are ended, and heard no more", async () => {
  const { ask, events } = await helpers();
  ask(2, "job");
  const [one, two] = FakeWorker.all;
  for (const it of [one, two]) it.onmessage({ data: "up" });
  ask(1, "job");
  assert.deepEqual([one.ended, two.ended], [false, true]);
  two.onmessage({ data: ["found"] });
  ask(0, "");
  assert.equal(one.ended, true);
  assert.deepEqual(
    events.map((it) => it.workers),
    [1, 2, 1, 0],
  );
});

test("after a while without a job they are ended, and started for the next", async () => {
  const { ask, events } = await helpers();
  ask(1, "job");
  FakeWorker.all[0].onmessage({ data: "up" });
  ask(1, "");
  mock.timers.tick(59_000);
  ask(1, "another");
  ask(1, "");
  mock.timers.tick(59_000);
  assert.equal(FakeWorker.all[0].ended, false);
  mock.timers.tick(2_000);
  assert.equal(FakeWorker.all[0].ended, true);
  ask(1, "third");
  FakeWorker.all[1].onmessage({ data: "up" });
  assert.deepEqual(FakeWorker.all[1].jobs, ["third"]);
  assert.deepEqual(
    events.map((it) => it.workers),
    [1, 0, 1],
  );
});

for (const [name, news] of /** @type {[string, (it: FakeWorker) => void][]} */ ([
  [
    "an error",
    (it) => {
      const preventDefault = mock.fn();
      it.onerror({ message: "no", preventDefault });
      assert.equal(preventDefault.mock.callCount(), 1, "it is no error of the page");
    },
  ],
  ["a report", (it) => it.onmessage({ data: '{"failed":true}' })],
  ["the end", (it) => it.onmessage({ data: '{"stopped":true}' })],
]))
  test(`after ${name} of one of them none is started again`, async () => {
    const { ask, events } = await helpers();
    ask(2, "job");
    for (const it of FakeWorker.all) it.onmessage({ data: "up" });
    news(FakeWorker.all[1]);
    assert.ok(FakeWorker.all.every((it) => it.ended));
    assert.deepEqual(events.pop(), { type: "helpers", workers: 0 });
    ask(2, "another");
    assert.equal(FakeWorker.all.length, 2);
  });

test("one that is silent for long is ended, and what it had goes to those before it", async () => {
  const { ask, events } = await helpers();
  ask(3, "job");
  const [one, two, three] = FakeWorker.all;
  for (const it of FakeWorker.all) it.onmessage({ data: "up" });
  const answered = (/** @type {FakeWorker[]} */ ...them) => {
    mock.timers.tick(10_000);
    for (const it of them) {
      assert.equal(it.jobs.pop(), "?");
      it.onmessage({ data: "here" });
    }
  };
  for (const _ of [1, 2, 3]) answered(one, two, three);
  for (const _ of [1, 2, 3]) answered(one, three);
  assert.equal(two.ended, false);
  two.onmessage({ data: ["found"] });
  for (const _ of [1, 2, 3]) answered(one, three);
  assert.equal(two.ended, false, "a report is an answer, too");
  mock.timers.tick(10_000);
  assert.deepEqual([one.ended, two.ended, three.ended], [false, true, true]);
  assert.deepEqual(events.pop(), { type: "helpers", workers: 1 });
  ask(3, "another");
  assert.equal(FakeWorker.all.length, 3, "none is started in its place");
  assert.equal(one.jobs.pop(), "another");
  ask(1, "");
  const told = one.jobs.length;
  mock.timers.tick(50_000);
  assert.equal(one.jobs.length, told, "nobody has anything to do");
});

test("where no worker can be made, nothing is told", async () => {
  FakeWorker.none = true;
  const { ask, events } = await helpers();
  ask(3, "job");
  ask(3, "another");
  assert.deepEqual([FakeWorker.all, events], [[], []]);
});
