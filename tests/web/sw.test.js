// The service worker: what it caches and mends, on hosts and devices that damage everything.
import assert from "node:assert/strict";
import { test } from "node:test";
import { until } from "./support/games.js";
import {
  Client,
  filesOf,
  keptIn,
  lose,
  origin,
  running,
  SCOPE,
  ServiceWorker,
  spoil,
} from "./support/service_worker.js";

/** @typedef {Record<string, any>} Fields */
/** @typedef {import("./support/service_worker.js").Sent} Sent */

const FILES = Object.keys(filesOf("b1"));
const TOTAL = Object.values(filesOf("b1")).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
const NAMED = ["app-b1/page.js", "vendor/python-1/python.bin"];

/** What hosts and devices do to a file. @type {Record<string, (body: string) => Sent>} */
const DAMAGES = {
  cut: (body) => ({ body: body.slice(0, body.length >> 1) }),
  "another page": () => ({ body: "<!doctype html><title>Wi-Fi</title>Please log in" }),
  altered: (body) => ({ body: `${body.slice(0, -1)}~` }),
  "status 404": (body) => ({ body, status: 404 }),
  "status 500": (body) => ({ body, status: 500 }),
};

/** What they do to it that does no harm. @type {Record<string, (body: string) => Sent>} */
const ODDITIES = {
  redirected: (body) => ({ body, redirected: true }),
  "Vary: *": (body) => ({ body, headers: { Vary: "*" } }),
  "Vary: Accept, *": (body) => ({ body, headers: { Vary: "Accept, *" } }),
  "Vary: Accept": (body) => ({ body, headers: { Vary: "Accept", "Content-Type": "text/css" } }),
  "status 203": (body) => ({ body, status: 203 }),
};

/** @param {Record<string, (body: string) => Sent>} kinds @returns {[string, string, Sent][]} */
const eachFile = (kinds) =>
  FILES.flatMap((path) =>
    Object.entries(kinds).map(
      ([name, act]) =>
        /** @type {[string, string, Sent]} */ ([
          path,
          `${path} ${name}`,
          act(/** @type {Fields} */ (filesOf("b1"))[path]),
        ]),
    ),
  );

test("the first visit caches the whole build, tells how far it is, and takes over", async () => {
  const { it, page } = origin();
  const worker = new ServiceWorker(it, "b1");
  await worker.install();
  assert.ok(it.isWhole("b1"));
  assert.deepEqual([worker.skipped, worker.claimed], [true, false]);
  const loaded = page.told.map((news) => news.loaded);
  assert.deepEqual(
    loaded,
    [...loaded].sort((a, b) => a - b),
  );
  assert.deepEqual([loaded[0], loaded.at(-1), loaded.length], [0, TOTAL, FILES.length + 1]);
  assert.ok(page.told.every((news) => news.total === TOTAL && news.build === "b1"));
  assert.deepEqual(page.states, ["saving"], "it is not ready before it answers");
  const freshly = FILES.map((path) => `${path} ${NAMED.includes(path) ? "default" : "no-cache"}`);
  assert.deepEqual(it.asked, freshly, "of the HTTP cache only what cannot be of another build");
  await worker.activate();
  assert.deepEqual([worker.claimed, page.states], [true, ["saving", "ready"]]);
});

test("what is damaged on the host fails the first download, is told, and is not kept", async () => {
  for (const [path, name, sent] of eachFile(DAMAGES)) {
    const { it, page } = origin();
    it.host.set(path, sent);
    const worker = new ServiceWorker(it, "b1");
    await assert.rejects(worker.install(), new RegExp(`${path}: not the file of build b1`), name);
    assert.equal(worker.skipped, false, name);
    assert.deepEqual(page.states, ["saving", "failed"], name);
    assert.ok(!(path in it.cached("b1")), name);
    assert.ok(it.asked.includes(`${path} reload`), `${name}: past all caches`);
    it.deploy("b1");
    await new ServiceWorker(it, "b1").install();
    assert.ok(it.isWhole("b1"), name);
  }
});

test("what is damaged in the HTTP cache alone is fetched past it", async () => {
  for (const [path, name, sent] of eachFile(DAMAGES)) {
    const { it } = origin();
    it.http.set(path, sent);
    await new ServiceWorker(it, "b1").install();
    assert.ok(it.isWhole("b1"), name);
    assert.equal(it.asked.includes(`${path} reload`), NAMED.includes(path), name);
  }
});

test("what a host sends in odd ways is cached so that every page can use it", async () => {
  for (const [path, name, sent] of eachFile(ODDITIES)) {
    const { it } = origin();
    it.host.set(path, sent);
    const worker = new ServiceWorker(it, "b1");
    await worker.install();
    const kept = it.cached("b1")[path];
    assert.deepEqual([kept.body, kept.redirected], [sent.body, false], name);
    const type = sent.headers?.["Content-Type"];
    if (type) assert.equal(kept.headers?.["content-type"], type, name);
    if (type) assert.equal(kept.headers?.vary, "Accept", "it is kept as it was sent");
    if (sent.status) assert.equal(kept.status, sent.status, name);
    const answer = await worker.answers(path);
    assert.equal(await answer?.text(), sent.body, name);
  }
});

test("a damaged update leaves the old build alone, tells nobody, and never takes over", async () => {
  for (const [, name, sent] of eachFile(DAMAGES)) {
    const { it, page } = await running();
    it.deploy("b2");
    const changed = Object.keys(filesOf("b2")).find((path) => path.startsWith("app-")) ?? "";
    it.host.set(changed, sent);
    const next = new ServiceWorker(it, "b2", { active: {} });
    await assert.rejects(next.install(), name);
    assert.deepEqual([next.skipped, page.told, it.isWhole("b1")], [false, [], true], name);
  }
});

test("an update fetches only what is new, and says nothing before it is there", async () => {
  const { it, page } = await running();
  it.deploy("b2");
  const next = new ServiceWorker(it, "b2", { active: {} });
  await next.install();
  assert.ok(it.isWhole("b2") && it.isWhole("b1"));
  assert.ok(!it.asked.some((path) => path.startsWith("vendor/")));
  assert.equal(page.told.length, 0);
  await next.activate();
  assert.deepEqual([page.states, page.told[0].build], [["ready"], "b2"]);
});

test("what is damaged in the cache of the old build is fetched for the new one", async () => {
  const path = "vendor/python-1/python.bin";
  for (const [, name, sent] of eachFile(DAMAGES).filter(([it]) => it === path)) {
    const { it } = await running();
    await spoil(it, path, sent);
    it.deploy("b2");
    await new ServiceWorker(it, "b2", { active: {} }).install();
    assert.ok(it.isWhole("b2"), name);
  }
});

test("a page that asks hears that all is there only if it is", async () => {
  const { it, page, worker } = await running();
  const other = new Client();
  it.clients.push(other);
  await worker.hears(page);
  assert.deepEqual(page.told, [{ state: "ready", loaded: 0, total: TOTAL, build: "b1" }]);
  assert.deepEqual([other.told, it.asked], [[], []]);
  await worker.hears(null); // a page that is gone
  assert.deepEqual([page.told.length, other.told], [1, []]);
});

test("a file that is gone later, or was cached as an error, is fetched again", async () => {
  for (const path of FILES) {
    for (const status of [0, 404, 500]) {
      const { it, page, worker, cache } = await running();
      await (status ? spoil(it, path, { ...cache[path], status }) : lose(it, path));
      await worker.hears(page);
      assert.ok(it.isWhole("b1"), path);
      assert.deepEqual(page.states, ["saving", "ready"], path);
      const rest = TOTAL - Buffer.byteLength(cache[path].body);
      assert.equal(page.told[0].loaded, rest, "the others are there");
      assert.equal(it.asked.length, 1, "and are not fetched");
    }
  }
});

test("all caches that another app has deleted are filled again", async () => {
  const { it, page, worker } = await running();
  it.caches.clear();
  await worker.hears(page);
  assert.ok(it.isWhole("b1"));
  assert.deepEqual([page.told[0].loaded, page.states], [0, ["saving", "ready"]]);
});

test("what is missing and cannot be had is told, and tried again when it is asked for", async () => {
  for (const [path, name, sent] of eachFile(DAMAGES)) {
    const { it, page, worker } = await running();
    await lose(it, path);
    it.host.set(path, sent);
    it.http.clear();
    await worker.hears(page);
    assert.deepEqual(page.states, ["saving", "failed"], name);
    it.deploy("b1");
    await worker.hears(page);
    assert.deepEqual(page.states.slice(2), ["saving", "ready"], name);
    assert.ok(it.isWhole("b1"), name);
  }
});

test("all that can be had is cached where one file cannot", async () => {
  const { it, page, worker } = await running();
  it.caches.clear();
  it.host.delete("embed.html");
  it.http.clear();
  await worker.hears(page);
  assert.equal(Object.keys(it.cached("b1")).length, FILES.length - 1);
});

test("where data is to be saved nothing is fetched, and the page says that it waits", async () => {
  const { it, page, worker } = await running();
  await worker.hears(page, "saving data");
  assert.deepEqual(page.states, ["ready"]);
  await lose(it, "embed.html");
  await worker.hears(page, "saving data");
  assert.deepEqual([page.states, it.asked], [["ready", "waiting"], []]);
  await worker.hears(page);
  assert.ok(it.isWhole("b1"));
});

test("two pages that ask at once have it fetched once, and both are told", async () => {
  const { it, page, worker } = await running();
  const other = new Client();
  it.clients.push(other);
  await lose(it, "embed.html");
  it.http.clear();
  await Promise.all([worker.hears(page), worker.hears(other), worker.hears(page)]);
  assert.equal(it.asked.length, 1);
  for (const client of [page, other]) assert.deepEqual(client.states, ["saving", "ready"]);
});

test("a page that was loaded anew has damaged files mended first, and keeps its fragment", async () => {
  for (const [path, name, sent] of eachFile(DAMAGES)) {
    const { it, worker } = await running();
    await spoil(it, path, sent);
    const answer = await worker.answers("?again", { mode: "navigate" });
    assert.deepEqual([answer?.status, answer?.headers.get("Location")], [302, SCOPE], name);
    assert.ok(it.isWhole("b1"), name);
    assert.deepEqual(it.asked, [`${path} reload`], name);
    assert.deepEqual(worker.deadlines, [60_000], "a page cannot wait for ever");
  }
});

test("what is damaged and cannot be mended is no answer any more", async () => {
  const { it, worker } = await running();
  await spoil(it, "./", { body: "half", headers: { vary: "Accept" } });
  it.isDown = true;
  await worker.answers("?again", { mode: "navigate" });
  assert.ok(!("./" in it.cached("b1")));
  it.isDown = false;
  const answer = await worker.answers("", { mode: "navigate" });
  assert.equal(await answer?.text(), filesOf("b1")["./"], "the page is fetched");
});

test("mending is given up where the host never answers", async () => {
  const { it, worker } = await running();
  await lose(it, "embed.html");
  it.hangs = true;
  const answer = worker.answers("?again", { mode: "navigate" });
  await until(() => it.asked.length);
  worker.abort();
  assert.equal((await answer)?.status, 302);
});

test("old builds are deleted once no page of theirs is open", async () => {
  const { it, worker, page } = await running();
  for (const name of ["b0", "b9"]) await keptIn(it, name);
  const others = ["other app", "tesserae https://games.example/elsewhere/ b0"];
  for (const name of others) await it.storage.open(name);
  const names = () => [...it.caches.keys()].map((name) => name.replace(`tesserae ${SCOPE} `, ""));
  it.locks = ["tesserae b0", "b9"];
  for (const busy of ["installing", "waiting"]) {
    Object.assign(worker.registration, { [busy]: {} });
    await worker.hears(page);
    assert.deepEqual(names(), ["b1", "b0", "b9", ...others], "a new one is on its way");
    Object.assign(worker.registration, { [busy]: null });
  }
  await worker.hears(page);
  assert.deepEqual(names(), ["b1", "b0", ...others]);
  it.locks = [];
  await worker.hears(page);
  assert.deepEqual(names(), ["b1", ...others]);
});
