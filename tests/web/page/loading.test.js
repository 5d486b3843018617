// What tells the machine of the start that something goes wrong, and what the page shows then.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled } from "../support/games.js";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */
/** @typedef {import("../../../web/page/startup/startup.js").State} State */

const BODY = `
  <div id="page"><p class="stranded">No script</p><p id="status" data-loading="{n} %">
    <b id="starting"></b></p><p id="loading"><progress id="progress"></progress></p></div>
  <template id="notice-failed.en"><div class="notice"><p>Failed</p><button>Again</button></div></template>
  <template id="notice-unable.en"><div class="notice"><p>Switched off</p></div></template>
  <template id="notice-alone.en"><div class="notice"><p>Alone</p><button>Again</button></div></template>
  <template id="notice-stopped.en"><div class="notice"><p>Stopped</p><button>Again</button></div></template>`;

const SITE = "https://games.example/tesserae/";

/** @param {import("node:test").TestContext} t @param {Fields} [options] */
async function loading(t, { root = {}, search = "" } = {}) {
  t.mock.timers.reset();
  t.mock.timers.enable({ apis: ["setInterval"] });
  const observed = /** @type {((list: object) => void)[]} */ ([]);
  class PerformanceObserver {
    /** @param {(list: object) => void} tell */
    constructor(tell) {
      observed.push(tell);
    }
    observe() {}
  }
  const page = new Page(BODY, { root, search, given: { PerformanceObserver } });
  page.document.documentElement.lang = "en";
  await page.module("page/startup/loading.js");
  const { startup, hear } = /** @type {Fields} */ (page.window.tesserae);
  return {
    ...{ page, startup },
    hear: (/** @type {unknown} */ news) =>
      hear({ data: typeof news === "object" ? JSON.stringify(news) : news }),
    seconds: (/** @type {number} */ n) => t.mock.timers.tick(1000 * n),
    loaded: (/** @type {string} */ name, responseStatus = 200) =>
      observed[0]({ getEntries: () => [{ name: SITE + name, responseStatus }] }),
    notice: () => page.document.querySelector(".notice p")?.textContent ?? "",
  };
}

test("half a minute of silence is a failure, which what comes late makes up for", async (t) => {
  const { page, startup, seconds, notice } = await loading(t);
  seconds(29);
  assert.equal(startup.state, "painted");
  seconds(1);
  assert.equal(startup.state, "failed");
  assert.equal(notice(), "Failed");
  assert.equal(page.document.querySelector(".stranded"), null, "it says the same");
  page.get("page").innerHTML = "";
  startup.painted(false);
  assert.equal(notice(), "Failed");
  page.get("page").innerHTML = "";
  startup.send("answered");
  assert.equal(notice(), "Alone");
  startup.send("connected");
  assert.equal(notice(), "");
  startup.send("joined");
  seconds(60);
  assert.equal(startup.state, "handedOver");
});

test("a Python that cannot go on is told, and nothing else that fails while it answers", async (t) => {
  const { page, startup, hear, notice } = await loading(t);
  page.happen("load");
  hear({ progress: 99 });
  page.happen("connected", "joined");
  hear({ failed: true });
  assert.deepEqual([startup.state, notice()], ["handedOver", ""]);
  hear({ stopped: true });
  assert.deepEqual([startup.state, notice()], ["stopped", "Stopped"]);
  assert.ok("ready" in page.document.documentElement.dataset, "the board stays to be looked at");
  assert.equal(page.document.getElementById("progress"), null, "nothing is on its way");
});

test("signs of life count as progress, and files only until Python starts", async (t) => {
  const { startup, seconds, hear, loaded } = await loading(t);
  for (const live of [() => hear({}), () => loaded("app-1/a.js"), () => hear({ starting: true })]) {
    seconds(29);
    live();
    assert.equal(startup.state, "painted");
  }
  seconds(29);
  loaded("app-1/b.js");
  seconds(1);
  assert.equal(startup.state, "failed");
});

test("where Pyodide waits to be wanted, no time passes", async (t) => {
  const { page, startup, seconds } = await loading(t);
  seconds(20);
  page.happen("prepare", "answered");
  seconds(60);
  assert.equal(startup.state, "waiting");
  startup.send("load");
  seconds(29);
  assert.equal(startup.state, "answering");
  seconds(1);
  assert.equal(startup.state, "alone");
});

test("what is broken or missing is a failure at once", async (t) => {
  t.mock.method(console, "error", () => {});
  /** @type {[string, (it: Awaited<ReturnType<typeof loading>>) => void][]} */
  const cases = [
    ["painted", ({ loaded }) => loaded("app-1/page.py?1")],
    ["failed", ({ loaded }) => loaded("app-1/page.py?1", 404)],
    ["painted", ({ loaded }) => loaded("app-1/standin.js", 404)],
    ["painted", ({ loaded }) => loaded("app-1/pyrga.bin", 404)],
    ["failed", ({ hear }) => hear({ failed: true })],
    ["failed", ({ hear }) => hear(7)], // what PyScript posts of an error
    ["painted", ({ hear }) => hear({ progress: 3 })],
    ["painted", ({ page }) => page.fire(page.window, "error")],
    ["failed", ({ page }) => page.fire(page.window, "mpy:done")],
    ["failed", ({ page }) => page.fire(page.window, "DOMContentLoaded")], // without a style sheet
    [
      "painted",
      ({ page }) => {
        page.window.tesserae.shell = true;
        page.fire(page.window, "mpy:done");
      },
    ],
    [
      "painted",
      ({ page }) => {
        page.document.head.innerHTML = "<style>p { color: red }</style>";
        page.fire(page.window, "DOMContentLoaded");
      },
    ],
  ];
  for (const [n, [expected, happen]] of cases.entries()) {
    const it = await loading(t);
    happen(it);
    assert.equal(it.startup.state, expected, `case ${n}`);
  }
});

/** An error that was made at an address. @param {string} address @param {string} [message] */
function errorOf(address, message = "x") {
  const error = new TypeError(message);
  error.stack =
    address && `TypeError: ${message}\n    at act (${address}:1:20)\n    at ${SITE}app-1/b.js:2:1`;
  return error;
}

const OURS = [`${SITE}app-1/page.js`, `${SITE}vendor/pyscript-0.7/core.js`];
const FOREIGN = [
  "https://ads.example/app-1/a.js",
  "https://games.example/analytics.js",
  `${SITE}cdn-cgi/challenge.js`,
  `${SITE}banner.js`,
  "https://games.example/other/app-1/a.js",
  "chrome-extension://abc/app-1/content.js",
  `${SITE}#/pyrga`, // what an in-app browser has run
  "",
];

/** What an address is in: an error, a rejection, a file. @type {Record<string, (page: Page, address: string) => void>} */
const FAILURES = {
  "a script": (page, filename) =>
    page.fire(page.window, "error", { filename, error: errorOf(filename) }),
  "a script whose address is not told": (page, address) =>
    page.fire(page.window, "error", { filename: "", error: errorOf(address) }),
  "a script, seen from our frames below": (page, address) =>
    page.fire(page.window, "unhandledrejection", { reason: errorOf(address) }),
  "an error in the manner of Firefox": (page, address) => {
    const reason = Object.assign(new Error("x"), { stack: address && `act@${address}:1:20\n` });
    page.fire(page.window, "unhandledrejection", { reason });
  },
  "a module that was not found": (page, address) => {
    const message = `Failed to fetch dynamically imported module: ${address}`;
    const reason = Object.assign(new TypeError(message), { stack: `TypeError: ${message}` });
    page.fire(page.window, "unhandledrejection", { reason });
  },
  "a text": (page, address) =>
    page.fire(page.window, "unhandledrejection", { reason: `no ${address} there` }),
  "a script tag": (page, src) => {
    const tag = Object.assign(page.document.createElement("script"), { type: "text/plain", src });
    page.document.body.append(tag);
    page.fire(tag, "error");
  },
  "a style sheet": (page, href) => {
    const tag = page.document.createElement("link");
    page.document.body.append(tag);
    Object.assign(tag, { href, rel: "stylesheet" });
    page.fire(tag, "error");
  },
};

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`${name} that fails is a failure of the start if it is the app's own`, async (t) => {
    for (const address of [...OURS, ...FOREIGN]) {
      const { page, startup } = await loading(t);
      fail(page, address);
      assert.equal(startup.state, OURS.includes(address) ? "failed" : "painted", address);
    }
  });
}

test("what says nothing of where it comes from is no failure of the start", async (t) => {
  const { page, startup } = await loading(t);
  for (const reason of [undefined, null, 7, "x", {}, new DOMException("x", "AbortError")])
    page.fire(page.window, "unhandledrejection", { reason });
  page.fire(page.window, "error", { filename: "", error: null }); // of another origin
  page.fire(page.window, "error", { filename: OURS[0], error: null }); // "ResizeObserver loop"
  const icon = Object.assign(page.document.createElement("link"), { rel: "icon", href: OURS[0] });
  page.document.body.append(icon);
  page.fire(icon, "error");
  assert.equal(startup.state, "painted");
});

test("an error in PyScript's worker, which is made of a blob, is one of the app's", async (t) => {
  for (const [address, expected] of [
    ["blob:https://games.example/1-2", "failed"],
    ["blob:https://ads.example/1-2", "painted"],
  ]) {
    const { page, startup } = await loading(t);
    const reason = Object.assign(new Error("x"), { stack: `Error: x\n    at ${address}:1:2` });
    page.fire(page.window, "unhandledrejection", { reason });
    assert.equal(startup.state, expected);
  }
});

test("a module that cannot be parsed is one of the app's, a text that cannot be is not", async (t) => {
  for (const [stack, expected] of [
    ["SyntaxError: Unexpected end of input", "failed"],
    ["", "failed"],
    ["SyntaxError: Unexpected end of input\n    at JSON.parse (<anonymous>)", "painted"],
  ]) {
    const { page, startup } = await loading(t);
    const reason = Object.assign(new SyntaxError("Unexpected end of input"), { stack });
    page.fire(page.window, "unhandledrejection", { reason });
    assert.equal(startup.state, expected);
  }
});

test("in the one file all errors are its own", async (t) => {
  const { page, startup } = await loading(t, { root: { onefile: "" } });
  page.fire(page.window, "unhandledrejection", { reason: new Error("x") });
  assert.equal(startup.state, "failed");
});

test("files of others are neither progress nor missing", async (t) => {
  const { startup, seconds, loaded } = await loading(t);
  loaded("cdn-cgi/rum.js", 404);
  for (let n = 0; n < 3; n += 1) {
    seconds(9);
    loaded("metrics.js");
  }
  assert.equal(startup.state, "painted");
  seconds(3);
  assert.equal(startup.state, "failed");
});

test("after eight seconds without progress the other way begins, unless that is not wanted yet", async (t) => {
  for (const [state, expected] of /** @type {[State, number][]} */ ([
    ["painted", 1],
    ["preparing", 1],
    ["loading", 1],
    ["failed", 1],
    ["answering", 1],
    ["waiting", 0],
  ])) {
    const { page, startup, seconds, loaded } = await loading(t);
    let hurried = 0;
    page.window.tesserae.hurry = () => {
      hurried += 1;
    };
    startup.state = state;
    seconds(7);
    loaded("app-1/a.js");
    seconds(7);
    assert.equal(hurried, 0, state);
    seconds(1);
    assert.equal(hurried, expected, state);
    seconds(20);
    assert.equal(hurried, expected, `${state}: once`);
  }
});

test("the bar shows how much has come, and is put back where the page is redrawn", async (t) => {
  const { page, hear } = await loading(t);
  page.happen("prepare", "load");
  hear({ progress: 37 });
  const bar = page.get("progress");
  assert.deepEqual([bar.value, page.get("starting").textContent], [37, "30 %"]);
  page.get("loading").innerHTML = "";
  page.happen("answered");
  assert.equal(page.get("progress"), bar);
  page.happen("connected", "joined");
  assert.equal(page.document.getElementById("progress"), null);
  hear({ progress: 50 });
  assert.equal(page.document.getElementById("progress"), null);
});

test("where WebAssembly is switched off, that is said at once, and nothing else", async (t) => {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, "WebAssembly");
  t.after(() => Object.assign(globalThis, { WebAssembly }));
  const { page, startup, notice, seconds } = await loading(t);
  assert.deepEqual([startup.state, notice()], ["failed", "Switched off"]);
  assert.equal(page.document.querySelector(".notice button"), null, "trying again is of no use");
  seconds(60);
  assert.equal(page.get("starting").textContent, "", "nothing is on its way");
});

test("a start that has failed does not say how far it is, unless it goes on", async (t) => {
  const { page, startup, hear } = await loading(t);
  page.happen("load");
  hear({ progress: 90 });
  assert.equal(page.get("starting").textContent, "90 %");
  startup.send("fault");
  assert.deepEqual(
    [page.get("starting").textContent, page.document.getElementById("progress")],
    ["", null],
  );
  hear({ progress: 95 });
  assert.equal(page.get("starting").textContent, "");
});

test("a press on the notice has the page loaded anew, past all caches", async (t) => {
  for (const [root, search, expected] of /** @type {[Fields, string, string][]} */ ([
    [{}, "", "replace ?again#/"],
    [{}, "?again", "reload"],
    [{ onefile: "" }, "", "reload"],
  ])) {
    const { page, startup } = await loading(t, { root, search });
    const called = /** @type {string[]} */ ([]);
    const location = {
      ...{ search, hash: "#/" },
      reload: () => called.push("reload"),
      replace: (/** @type {string} */ address) => called.push(`replace ${address}`),
    };
    Object.defineProperty(globalThis, "location", { value: location, configurable: true });
    startup.send("fault");
    const button = page.document.querySelector("button");
    page.fire(button, "click");
    assert.equal(startup.state, "renewing");
    assert.ok(button?.disabled && button.isConnected);
    await settled(); // there is no repair.js
    await settled();
    assert.deepEqual(called, [expected]);
  }
});
