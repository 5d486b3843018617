// The start of the page: the machine, and its drawing in docs/.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { STATES } from "../../../web/page/startup/startup.js";
import { Page } from "../support/page.js";

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
