// Further workers for a study: started, told their job, ended, and done without.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { FakeWorker } from "../support/fake_worker.js";

/** @typedef {Record<string, any>} Fields */

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
  assert.match(one.address, /\/helper\.js$/);
  assert.deepEqual([one.name, two.name], ["1", "2"]);
  two.onmessage({ data: '{"progress":3}' });
  two.onmessage({ data: "up" });
  assert.deepEqual([two.posted, events], [["job"], []], "the first one is still to come");
  ask(2, "later");
  one.onmessage({ data: "up" });
  assert.deepEqual([one.posted, two.posted], [["later"], ["job", "later"]]);
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
  assert.deepEqual([one.terminated, two.terminated], [false, true]);
  two.onmessage({ data: ["found"] });
  ask(0, "");
  assert.equal(one.terminated, true);
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
  assert.equal(FakeWorker.all[0].terminated, false);
  mock.timers.tick(2_000);
  assert.equal(FakeWorker.all[0].terminated, true);
  ask(1, "third");
  FakeWorker.all[1].onmessage({ data: "up" });
  assert.deepEqual(FakeWorker.all[1].posted, ["third"]);
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
    assert.ok(FakeWorker.all.every((it) => it.terminated));
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
      assert.equal(it.posted.pop(), "?");
      it.onmessage({ data: "here" });
    }
  };
  for (const _ of [1, 2, 3]) answered(one, two, three);
  for (const _ of [1, 2, 3]) answered(one, three);
  assert.equal(two.terminated, false);
  two.onmessage({ data: ["found"] });
  for (const _ of [1, 2, 3]) answered(one, three);
  assert.equal(two.terminated, false, "a report is an answer, too");
  mock.timers.tick(10_000);
  assert.deepEqual([one.terminated, two.terminated, three.terminated], [false, true, true]);
  assert.deepEqual(events.pop(), { type: "helpers", workers: 1 });
  ask(3, "another");
  assert.equal(FakeWorker.all.length, 3, "none is started in its place");
  assert.equal(one.posted.pop(), "another");
  ask(1, "");
  const told = one.posted.length;
  mock.timers.tick(50_000);
  assert.equal(one.posted.length, told, "nobody has anything to do");
});

test("where no worker can be made, nothing is told", async () => {
  FakeWorker.none = true;
  const { ask, events } = await helpers();
  ask(3, "job");
  ask(3, "another");
  assert.deepEqual([FakeWorker.all, events], [[], []]);
});
