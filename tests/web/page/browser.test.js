// What differs from browser to browser and from user to user.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { settled, until } from "../support/games.js";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

/** A connection that costs, and may come to cost nothing. */
function costly() {
  /** @type {(() => void)[]} */
  const listeners = [];
  return {
    ...{ saveData: true, effectiveType: "4g" },
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ act) =>
      listeners.push(act),
    removeEventListener: (/** @type {string} */ _, /** @type {() => void} */ act) =>
      listeners.splice(listeners.indexOf(act), 1),
    change: () => listeners.slice().forEach((act) => void act()),
  };
}

const own = { indexedDB: new IDBFactory(), BroadcastChannel: undefined };

test("language and theme come from the host page, the settings or the browser", async () => {
  for (const [expected, hash, root, settings, languages] of /** @type {any[]} */ ([
    [["en", "system"], "#/", {}, null, ["de"]],
    [["fr", "system"], "#/", {}, null, ["de", "fr-CA"]],
    [["en", "dark"], "#/", {}, { language: "en", theme: "dark" }, ["fr"]],
    [["fr", "light"], "#/pyrga?lang=fr&theme=light", { embed: "" }, { language: "en" }, ["en"]],
    [["en", "system"], "#/pyrga?lang=fr&theme=light", {}, { language: 7, theme: "loud" }, ["en"]],
    [["en", "system"], "#/pyrga?lang=xx&theme=xx", { embed: "" }, null, ["en"]],
  ])) {
    const page = new Page("", { hash, root, given: { navigator: { languages } } });
    if (settings) page.keep({ settings: JSON.stringify(settings) });
    const { language, theme } = await page.module("page/browser/settings.js");
    assert.deepEqual([language(), theme()], expected, hash);
  }
  const page = new Page("", { given: { navigator: { languages: ["fr"] } } });
  page.keep({ settings: "{" });
  const { language } = await page.module("page/browser/settings.js");
  assert.equal(language(), "fr");
});

test("data is saved by the user's setting and on slow networks, until that is over", async () => {
  for (const [expected, connection] of /** @type {[boolean, Fields | undefined][]} */ ([
    [false, undefined],
    [true, { saveData: true, effectiveType: "4g" }],
    [true, { saveData: false, effectiveType: "2g" }],
    [true, { saveData: false, effectiveType: "slow-2g" }],
    [false, { saveData: false, effectiveType: "3g" }],
    [false, { saveData: true, effectiveType: "2g", type: "wifi" }],
  ])) {
    const page = new Page("", { given: { navigator: { connection } } });
    const { savesData, isCached } = await page.module("page/browser/network.js");
    assert.deepEqual([savesData(), isCached()], [expected, false], JSON.stringify(connection));
  }
  const connection = costly();
  const page = new Page("", { given: { navigator: { connection } } });
  const { whenDataIsFree } = await page.module("page/browser/network.js");
  let free = 0;
  whenDataIsFree(() => {
    free += 1;
  });
  connection.change();
  assert.equal(free, 0);
  connection.saveData = false;
  for (const _ of [1, 2]) connection.change();
  assert.equal(free, 1);
});

test("a frame without an origin may not ask for the service worker", async () => {
  const navigator = {
    get serviceWorker() {
      throw new DOMException("no", "SecurityError");
    },
  };
  const { isCached } = await new Page("", { given: { navigator } }).module(
    "page/browser/network.js",
  );
  assert.equal(isCached(), false);
});

test("the offer to install the app is told, used once, and withdrawn", async () => {
  const page = new Page("");
  const { install, watchOffers } = await page.module("page/browser/installation.js");
  let prompted = 0;
  const prompt = () => {
    prompted += 1;
  };
  const told = await page.told();
  assert.ok(page.fire(page.window, "beforeinstallprompt", { prompt }).defaultPrevented);
  assert.deepEqual(told, [], "the app does not listen yet");
  watchOffers();
  install();
  install();
  page.fire(page.window, "beforeinstallprompt", { prompt });
  page.fire(page.window, "appinstalled");
  const expected = [true, false, false, true, false];
  assert.deepEqual(
    told,
    expected.map((yes) => ({ type: "installable", yes })),
  );
  assert.equal(prompted, 1);
});

/** A page that watches how far it is offline, and what it tells. @param {Fields} navigator */
async function watching(navigator, root = {}) {
  const page = new Page("", { root, given: { navigator } });
  const { watchOffline, cacheNow } = await page.module("page/browser/offline.js");
  const told = await page.told();
  watchOffline();
  return { page, told, cacheNow };
}

/** A service worker's container. @param {Fields} more */
const container = (more = {}) => ({
  ready: Promise.resolve({ active: { postMessage: () => {} } }),
  getRegistration: async () => ({}),
  register: async () => {},
  ...more,
});

test("how far the app is kept offline is told, at most three times a second", async () => {
  const serviceWorker = /** @type {Fields} */ (container());
  const { told } = await watching({ serviceWorker }, { build: "b1" });
  for (const it of [
    { state: "saving", loaded: 1, total: 9 },
    { state: "saving", loaded: 2, total: 9 },
    { state: "ready", build: "b1" },
    { state: "ready", build: "b2" },
  ])
    serviceWorker.onmessage({ data: JSON.stringify(it) });
  assert.deepEqual(
    told.map((it) => [it.state, it.loaded]),
    [
      ["saving", 1],
      ["ready", 0],
      ["update", 0],
    ],
  );
  await settled(); // its files are asked for
});

test("where nothing can be kept offline, or is already, that is told", async () => {
  for (const [
    state,
    root,
    serviceWorker,
  ] of /** @type {[string, Record<string, string>, unknown][]} */ ([
    ["unable", {}, undefined],
    ["file", { onefile: "" }, container()],
  ])) {
    const { told } = await watching({ serviceWorker }, root);
    assert.deepEqual(
      told.map((it) => it.state),
      [state],
    );
  }
});

test("the first copy waits while data is to be saved, and its failure is told", async () => {
  let registered = 0;
  const serviceWorker = container({
    getRegistration: async () => undefined,
    register: async () => {
      registered += 1;
      throw new Error("no");
    },
  });
  const connection = costly();
  const { told } = await watching({ serviceWorker, connection });
  await until(() => told.length);
  assert.deepEqual([told.length, told[0].state, registered], [1, "waiting", 0]);
  connection.saveData = false;
  connection.change();
  await until(() => told.length === 2);
  assert.deepEqual([told[1].state, registered], ["failed", 1]);
});

test("the service worker is asked what is cached: at the start, when the page is seen again, on a press", async () => {
  const asked = /** @type {string[]} */ ([]);
  const active = { postMessage: (/** @type {string} */ text) => asked.push(text) };
  let registered = 0;
  const serviceWorker = container({
    ready: Promise.resolve({ active }),
    register: async () => {
      registered += 1;
    },
  });
  const connection = costly();
  const { page, cacheNow } = await watching({ serviceWorker, connection });
  await until(() => asked.length && registered === 1);
  for (const hidden of [true, false]) {
    Object.defineProperty(page.document, "hidden", { value: hidden, configurable: true });
    page.fire(page.document, "visibilitychange");
    await settled();
  }
  assert.deepEqual(asked, ["saving data", "saving data"], "it is only to count");
  cacheNow();
  await settled();
  assert.deepEqual([asked.pop(), registered], ["state", 2]);
  connection.saveData = false;
  page.fire(page.document, "visibilitychange");
  await settled();
  assert.equal(asked.pop(), "state");
});

test("a lock of the build is held, where there are locks", async () => {
  const asked = /** @type {any[]} */ ([]);
  const locks = { request: async (/** @type {any[]} */ ...given) => asked.push(given) };
  for (const navigator of [{ locks }, {}]) {
    const page = new Page("", { root: { build: "b1" }, given: { navigator } });
    (await page.module("page/browser/offline.js")).holdBuild();
  }
  assert.deepEqual(
    asked.map(([name, how]) => [name, how.mode]),
    [["tesserae b1", "shared"]],
  );
});

test("texts that are pasted, dropped or chosen are given to the app", async () => {
  const body = '<input id="file" type="file"><input id="field"><div id="page"></div>';
  const page = new Page(body, { given: own });
  const { receiveTexts } = await page.module("page/browser/files.js");
  const given = await page.told();
  receiveTexts();
  const clipboardData = { getData: () => "x".repeat(1_000_001) };
  page.fire(page.get("field"), "paste", { clipboardData });
  assert.equal(given.length, 0, "the field gets it");
  page.fire(page.get("page"), "paste", { clipboardData });
  assert.equal(given.pop()?.text.length, 1_000_000);
  const files = [new File(["[Game]"], "a.txt")];
  const dataTransfer = { types: ["Files"], files };
  for (const type of ["dragover", "drop"])
    assert.ok(page.fire(page.get("page"), type, { dataTransfer }).defaultPrevented);
  await until(() => given.length);
  assert.deepEqual(given.splice(0), [{ type: "given", text: "[Game]" }]);
  const other = { types: ["text/plain"], files: [] };
  for (const type of ["dragover", "drop"])
    assert.ok(!page.fire(page.get("page"), type, { dataTransfer: other }).defaultPrevented);
  Object.defineProperty(page.get("file"), "files", { value: files });
  page.fire(page.get("file"), "change");
  await until(() => given.length);
  assert.deepEqual(given, [{ type: "given", text: "[Game]" }]);
});

test("what the system hands to the installed app is given to it, and not again after a reload", async () => {
  for (const type of ["navigate", "reload"]) {
    const search = "?shared=See&shared-url=https%3A%2F%2Fa%2F%23%2Fzaic";
    const performance = { now: () => 0, getEntriesByType: () => [{ type }] };
    const page = new Page("", { search, given: { ...own, performance } });
    /** @type {(launch: Launch) => Promise<void>} */
    let launch = async () => {};
    const setConsumer = (/** @type {typeof launch} */ take) => {
      launch = take;
    };
    page.window.launchQueue = { setConsumer };
    const { receiveTexts } = await page.module("page/browser/files.js");
    const given = await page.told();
    receiveTexts();
    assert.deepEqual(given.splice(0), [{ type: "given", text: "See\nhttps://a/#/zaic" }]);
    await launch({ files: [] });
    await launch({ files: [{ getFile: async () => new File(["[Game]"], "a.tesserae") }] });
    assert.deepEqual(given, type === "reload" ? [] : [{ type: "given", text: "[Game]" }]);
  }
});

test("something painted is waited for, but by a hidden page not at all", async () => {
  const page = new Page("");
  const { firstPaint, nextPaint } = await page.module("page/browser/painting.js");
  await Promise.all([firstPaint(), nextPaint()]);
  const silent = class {
    observe() {}
    disconnect() {}
  };
  const given = { PerformanceObserver: silent, requestAnimationFrame: () => {} };
  const hidden = new Page("", { given });
  Object.defineProperty(hidden.document, "hidden", { value: true });
  const painting = await hidden.module("page/browser/painting.js");
  await Promise.all([painting.firstPaint(), painting.nextPaint()]);
});

test("PyScript gets a channel that nobody hears where the browser has none", async () => {
  const page = new Page("", { given: { BroadcastChannel: undefined } });
  await page.module("page/silent_channel.js");
  const channel = new BroadcastChannel("x");
  channel.onmessage = () => {};
  channel.postMessage("x");
  channel.close();
  const real = class {};
  const other = new Page("", { given: { BroadcastChannel: real } });
  await other.module("page/silent_channel.js");
  assert.equal(globalThis.BroadcastChannel, /** @type {unknown} */ (real));
  await settled();
});

test("the room that a notice takes is told, when it comes, is wrapped, and goes", async () => {
  const page = new Page('<main id="notice"></main>');
  const { leaveRoomForNotices } = await page.module("page/browser/notice_room.js");
  const notice = /** @type {HTMLElement} */ (page.document.getElementById("notice"));
  let height = 49;
  Object.defineProperty(notice, "offsetHeight", { get: () => height });
  const told = () => page.document.documentElement.style.getPropertyValue("--told");
  const patched = (/** @type {string} */ region) =>
    page.window.dispatchEvent(
      new page.window.CustomEvent("tesserae-patched", { detail: [region] }),
    );
  leaveRoomForNotices();
  notice.innerHTML = "<p>A notice</p>";
  patched("board");
  assert.equal(told(), "");
  patched("notice");
  assert.equal(told(), "49px");
  height = 68;
  page.window.dispatchEvent(new page.window.Event("resize"));
  assert.equal(told(), "68px");
  notice.innerHTML = "";
  patched("page");
  assert.equal(told(), "0px");
});
