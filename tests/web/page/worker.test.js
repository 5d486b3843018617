// The workers that the page starts, and what it says of them meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeWorker } from "../support/fake_worker.js";
import { settled, until } from "../support/games.js";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

const NOTICES = `
  <div id="page"><p id="loading"></p></div>
  <template id="notice-joining.en"><p data-soon="soon" data-seconds="{n} s" data-minutes="{n} min"></p></template>
  <template id="notice-waiting.en"><p>On demand <button>Load</button></p></template>`;

test("while the other app answers, the page says when the computer player joins", async () => {
  const page = new Page(NOTICES);
  const { startup } = page;
  page.document.documentElement.lang = "en";
  let now = 0;
  performance.now = () => now;
  const { showJoining } = await page.module("page/startup/joining.js");
  showJoining(() => {});
  page.happen("prepare", "load", "answered");
  const progress = (/** @type {number} */ percent, /** @type {number} */ seconds) => {
    now = 1000 * seconds;
    startup.progress(percent);
    return page.get("loading").textContent;
  };
  assert.equal(progress(0, 0), "soon", "nothing is known yet");
  assert.equal(progress(1, 4), "7 min");
  assert.equal(progress(10, 10), "100 s".replace("100 s", "2 min"));
  assert.equal(progress(50, 20), "25 s");
  assert.equal(progress(25, 20), "70 s");
  assert.equal(progress(90, 20), "soon");
  const line = page.get("loading").firstElementChild;
  startup.send("answered");
  assert.equal(page.get("loading").firstElementChild, line, "it stays where it is");
  page.get("loading").innerHTML = "";
  startup.send("answered");
  assert.equal(page.get("loading").textContent, "soon", "it is put back");
  page.happen("connected", "joined");
  assert.equal(page.get("loading").textContent, "");
});

test("where the computer player comes on demand, a button loads it", async () => {
  const page = new Page(NOTICES);
  page.document.documentElement.lang = "en";
  const { showJoining } = await page.module("page/startup/joining.js");
  showJoining(() => page.startup.send("load"));
  page.happen("prepare", "answered");
  page.fire(page.document.querySelector("button"), "click");
  assert.equal(page.startup.state, "answering");
  assert.equal(page.get("loading").textContent, "soon");
});

test("a frame says nothing of levels that are not wanted", async () => {
  const page = new Page(NOTICES);
  page.document.documentElement.lang = "en";
  const { showJoining } = await page.module("page/startup/joining.js");
  showJoining(() => {}, true);
  page.happen("prepare", "answered");
  assert.equal(page.get("loading").textContent, "");
  page.happen("load");
  assert.equal(page.get("loading").textContent, "soon");
});

/** The app in MicroPython for Pyrga, on a page in French. @param {Response} files */
async function standin(files) {
  const fetch = async (/** @type {URL} */ address) => {
    fetched.push(address.href);
    return files.clone();
  };
  const fetched = /** @type {string[]} */ ([]);
  const page = new Page("", { given: { fetch, Worker: FakeWorker } });
  page.document.documentElement.lang = "fr";
  const { prepareStandin } = await page.module("page/worker/standin.js");
  const heard = /** @type {any[]} */ ([]);
  const note =
    (/** @type {string} */ name) =>
    (/** @type {any[]} */ ...given) =>
      heard.push([name, ...given]);
  const names = ["opened", "answered", "played", "wanted", "lost"];
  const told = Object.fromEntries(names.map((name) => [name, note(name)]));
  const made = prepareStandin("pyrga", true, told);
  const worker = /** @type {FakeWorker} */ (FakeWorker.all.at(-1));
  await settled();
  return { worker, heard, asked: fetched, ...made };
}

test("the app in MicroPython gets its files, and says what it has to say", async () => {
  const { worker, heard, asked, fetched, stop } = await standin(new Response("files"));
  assert.deepEqual(worker.address, "https://games.example/tesserae/app-1/standin.js");
  const [{ files, later, engine, saves, seed }] = worker.posted;
  assert.deepEqual(
    asked.map((/** @type {string} */ it) => it.split("/").pop()),
    ["pyrga.bin", "pyrga-fr.bin"],
  );
  assert.deepEqual(files.map(String), ["[object ArrayBuffer]", "[object ArrayBuffer]"]);
  assert.deepEqual(
    later.map((/** @type {string} */ it) => it.split("app-1/").pop()),
    ["pyrga-en.bin", "pyrga-later.bin"],
  );
  assert.equal(saves, true);
  assert.match(engine, /app-1\/pyrga-engine.bin$/);
  assert.match(seed, /^\d+$/);
  const played = { played: "ply", at: 4 };
  for (const data of ["open", "fetched", "wanted", played, ["[]", "page", ""]])
    worker.onmessage({ data });
  assert.deepEqual(
    heard.map((/** @type {any[]} */ [name]) => name),
    ["opened", "wanted", "played", "answered"],
  );
  assert.deepEqual(heard[2], ["played", "ply", 4]);
  heard[0][1]("event");
  assert.equal(worker.posted[1], "event");
  await fetched;
  stop();
  assert.ok(worker.terminated);
  worker.onmessage({ data: "wanted" });
  worker.onerror({ preventDefault() {} });
  assert.equal(heard.length, 4, "it is over");
});

test("where the app in MicroPython fails it is lost, once, and nothing waits for it", async (t) => {
  const warned = /** @type {string[]} */ ([]);
  t.mock.method(console, "warn", (/** @type {string} */ words) => warned.push(words));
  /** @type {[string, (it: FakeWorker) => void][]} */
  const faults = [
    ["ImportError: x", (it) => it.onmessage({ data: { failed: "ImportError: x" } })],
    ["SyntaxError: y", (it) => it.onerror({ preventDefault() {}, message: "SyntaxError: y" })],
    ["standin.js could not be loaded", (it) => it.onerror({ preventDefault() {} })],
  ];
  for (const [why, fail] of faults) {
    const { worker, heard, fetched } = await standin(new Response("files"));
    fail(worker);
    fail(worker);
    assert.deepEqual(heard, [["lost"]]);
    const said = `The app in MicroPython failed; Pyodide is waited for. ${why}`;
    assert.deepEqual(warned.splice(0), [said]);
    assert.ok(worker.terminated);
    await fetched;
  }
  const { heard } = await standin(new Response("", { status: 404 }));
  await until(() => heard.length);
  assert.deepEqual(heard, [["lost"]]);
  assert.match(warned[0], /pyrga\.bin: status 404/);
});

const TAG = `<template id="pyodide"><link rel="prefetch" href="a"><script type="py"
  config='{"interpreter": "./app-1/boot.js"}'></script></template>`;

/** @param {Fields} [options] */
async function withTag({ root = {}, search = "", controller = null, given = {} } = {}) {
  const navigator = { serviceWorker: { controller }, ...given.navigator };
  const page = new Page(TAG, { root, given: { ...given, navigator }, search });
  return { page, pyodide: await page.module("page/worker/pyodide.js") };
}

test("Pyodide starts once, by the tag in its template, with hints where nothing is kept", async () => {
  const { page, pyodide } = await withTag();
  const { document } = page;
  assert.ok(pyodide.canDelayPyodide());
  pyodide.fetchPyodide();
  assert.deepEqual([page.startup.state, page.startup.percent], ["loading", 0]);
  assert.equal(document.head.querySelectorAll("link").length, 1);
  pyodide.startPyodide();
  pyodide.startPyodide();
  assert.equal(document.body.querySelectorAll("script[type=py]").length, 1);
  const kept = await withTag({ controller: {} });
  kept.pyodide.fetchPyodide();
  kept.pyodide.startPyodide();
  assert.equal(kept.page.document.querySelectorAll("link").length, 0);
});

test("the address may ask for all of Python", async () => {
  const { page, pyodide } = await withTag({ search: "?python=whole" });
  const { address } = await page.module("page/build.js");
  assert.equal(address(), "https://games.example/tesserae/");
  pyodide.startPyodide();
  const tag = page.document.querySelector("script[type=py]");
  assert.equal(tag?.getAttribute("config"), '{"interpreter": "./app-1/boot.js?whole.js"}');
});

test("links keep what a host has in its address, and nothing that only this page asks for", async () => {
  for (const [search, kept] of [
    ["?again", ""],
    ["?site=7", "?site=7"],
    ["?site=again", "?site=again"],
  ]) {
    const { address } = await new Page("", { search }).module("page/build.js");
    assert.equal(address(), `https://games.example/tesserae/${kept}`);
  }
});

test("frames share a worker, and have one of their own where that fails", async () => {
  /** @type {Fields[]} */
  const workers = [];
  class SharedWorker {
    constructor() {
      this.port = /** @type {Fields} */ ({
        posted: [],
        postMessage: (/** @type {any} */ it) => this.port.posted.push(it),
      });
      workers.push(this);
    }
  }
  const locks = {
    request: async (/** @type {[string, object, () => void]} */ ...[, , hold]) => hold(),
  };
  const given = { SharedWorker, navigator: { locks } };
  for (const [end, shared] of /** @type {[string, boolean][]} */ ([
    ["up", true],
    ['{"failed":true}', false],
    ['{"stopped":true}', false],
  ])) {
    const { page, pyodide } = await withTag({ root: { embed: "" }, given });
    /** @type {string[]} */
    const heard = [];
    page.tesserae.hear = (/** @type {Fields} */ it) => heard.push(it.data);
    pyodide.startPyodide();
    await until(() => workers.length);
    const { port } = /** @type {Fields} */ (workers.pop());
    await until(() => port.posted.length);
    assert.match(port.posted[0], /^tesserae-frame /);
    port.onmessage({ data: '{"progress":3}' });
    port.onmessage({ data: end });
    await until(() => page.document.body.querySelector("script"));
    const tag = /** @type {any} */ (page.document.body.querySelector("script"));
    assert.equal(tag.type, shared ? "text/plain" : "py");
    assert.deepEqual(heard, ['{"progress":3}']);
    if (!shared) continue;
    tag.app.dispatch("event");
    tag.app.resume("kept");
    assert.deepEqual(port.posted.slice(1), [
      ["dispatch", "event"],
      ["resume", "kept"],
    ]);
  }
});
