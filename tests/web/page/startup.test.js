// The start of the page: the machine, its drawing in docs/, and what tells it of failures.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { STATES } from "../../../web/page/startup/startup.js";
import { settled } from "../support/games.js";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */
/** @typedef {import("../../../web/page/startup/startup.js").State} State */
/** @typedef {import("../../../web/page/startup/startup.js").StartEvent} StartEvent */

const ALL = /** @type {[State, any][]} */ (Object.entries(STATES));

/** What each state ignores, as it cannot happen there or changes nothing. @type {Record<State, string>} */
const IGNORED = {
  painted: "answered joined lost retry",
  preparing: "prepare joined retry",
  loading: "prepare load lost connected retry",
  waiting: "prepare answered joined connected retry",
  answering: "prepare load answered joined retry",
  resuming: "prepare load answered lost connected retry",
  handedOver: "prepare load answered joined lost connected fault missing silence retry",
  stopped: "prepare load answered joined lost connected fault missing silence stopped",
  alone: "prepare load answered joined fault missing silence stopped",
  failed: "prepare load lost connected fault missing silence stopped",
  renewing: "prepare load answered lost connected fault missing silence stopped retry",
};

const EVENTS = /** @type {StartEvent[]} */ ([...IGNORED.handedOver.split(" "), "stopped"]);
const ENDS = ["handedOver", "stopped"];

/** @param {State} state */
function startupIn(state) {
  const page = new Page("");
  page.startup.state = state;
  return page.startup;
}

test("each event in each state leads somewhere, or is ignored on purpose", () => {
  for (const [state, { on }] of ALL) {
    const ignored = IGNORED[state].split(" ");
    assert.deepEqual([...Object.keys(on), ...ignored].sort(), [...EVENTS].sort(), state);
    for (const event of EVENTS) {
      const startup = startupIn(state);
      startup.send(event);
      assert.equal(startup.state, ignored.includes(event) ? state : on[event], `${state} ${event}`);
    }
  }
});

/** The states that can follow. @param {State} from @param {State[]} without */
function reached(from, without = []) {
  const found = new Set([from]);
  for (const state of found)
    for (const next of /** @type {State[]} */ (Object.values(STATES[state].on)))
      if (!without.includes(next)) found.add(next);
  return found;
}

test("every state is reached, and every failure leads out, by itself and by a press", () => {
  assert.equal(reached("painted").size, ALL.length);
  for (const [state] of ALL) {
    assert.ok(ENDS.includes(state) || reached(state, ["renewing"]).has("handedOver"), state);
    for (const event of /** @type {const} */ (["fault", "missing", "silence", "stopped"])) {
      const startup = startupIn(state);
      startup.send(event);
      const goesOn = startup.state === "handedOver";
      startup.send("retry");
      assert.equal(startup.state, goesOn ? "handedOver" : "renewing", `${state} ${event}`);
    }
  }
});

test("the drawing in the documents has the same arrows", () => {
  const text = readFileSync(new URL("../../../docs/startup.md", import.meta.url), "utf8");
  const arrows = [...text.matchAll(/^ {4}(\w+) --> (\w+): (.+)$/gm)].flatMap(
    ([, from, to, events]) => events.split(", ").map((event) => `${from} ${event} ${to}`),
  );
  const table = ALL.flatMap(([from, { on }]) =>
    Object.entries(on).map(([event, to]) => `${from} ${event} ${to}`),
  );
  assert.deepEqual(arrows.sort(), table.sort());
  for (const name of [...ALL.map(([state]) => state), ...EVENTS])
    assert.match(text, new RegExp(`^\\|.*\`${name}\`.*\\|$`, "m"), name);
});

test("the styles know whether an app answers, and that another board will come", () => {
  const page = new Page("");
  const flags = () => ["ready", "joined", "elsewhere"].filter((it) => it in root.dataset).join(" ");
  const root = page.document.documentElement;
  page.startup.painted(true);
  assert.equal(flags(), "elsewhere");
  /** @type {[StartEvent, string][]} */
  const events = [
    ["prepare", "elsewhere"],
    ["answered", "ready"],
    ["load", "ready"],
    ["fault", "ready"],
    ["lost", "ready"], // the page stays as the stand-in has drawn it
    ["retry", "ready"],
    ["joined", "ready joined"],
  ];
  for (const [event, expected] of events) {
    page.startup.send(event);
    assert.equal(flags(), expected, event);
  }
});

test("who watches is told of every event, progress and painting, and of the state before", () => {
  const { startup } = new Page("");
  /** @type {string[]} */
  const seen = [];
  startup.watch((before) => seen.push(`${before} ${startup.state} ${startup.percent}`));
  startup.send("load");
  startup.send("load");
  startup.progress(7);
  startup.painted(false);
  assert.deepEqual(seen, [
    "painted loading null",
    "loading loading null",
    "loading loading 7",
    "loading loading 7",
  ]);
});

const BODY = `
  <div id="page"><p class="stranded">No script</p><p id="status" data-loading="{n} %">
    <b id="starting"></b></p><p id="loading"><progress id="progress"></progress></p></div>
  <template id="notice-failed.en"><div class="notice"><p>Failed</p><button>Again</button></div></template>
  <template id="notice-alone.en"><div class="notice"><p>Alone</p><button>Again</button></div></template>
  <template id="notice-stopped.en"><div class="notice"><p>Stopped</p><button>Again</button></div></template>`;

/** @param {import("node:test").TestContext} t @param {Fields} [options] */
async function loading(t, { root = {}, search = "" } = {}) {
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
      observed[0]({ getEntries: () => [{ name, responseStatus }] }),
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
  for (const live of [() => hear({}), () => loaded("a.js"), () => hear({ starting: true })]) {
    seconds(29);
    live();
    assert.equal(startup.state, "painted");
  }
  seconds(29);
  loaded("b.js");
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
    ["painted", ({ loaded }) => loaded("https://x.example/app-1/page.py?1")],
    ["failed", ({ loaded }) => loaded("https://x.example/app-1/page.py?1", 404)],
    ["painted", ({ loaded }) => loaded("https://x.example/app-1/standin.js", 404)],
    ["painted", ({ loaded }) => loaded("https://x.example/app-1/pyrga.bin", 404)],
    ["failed", ({ hear }) => hear({ failed: true })],
    ["failed", ({ hear }) => hear(7)], // what PyScript posts of an error
    ["painted", ({ hear }) => hear({ progress: 3 })],
    ["failed", ({ page }) => page.fire(page.window, "unhandledrejection")],
    ["failed", ({ page }) => page.fire(page.window, "error", { error: new Error("x") })],
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
    t.mock.timers.reset();
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
    t.mock.timers.reset();
  }
});
