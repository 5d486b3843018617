// The table of cases that storage must pass, as must its stand-in in Python (tests/app/device.py).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Browser } from "../support/browser.js";
import { ABOUT, save, settled, summary } from "../support/games.js";

/** @typedef {import("../support/browser.js").Tab} Tab */
/** @typedef {Record<string, any>} Fields */

const CASES = JSON.parse(
  readFileSync(new URL("../../app/storage_cases.json", import.meta.url), "utf8"),
);
const ROOM = 1_000_000; // characters
const CRAMPED = 200; // too few for a game

let clock = 1_000_000;
Date.now = () => {
  clock += 1;
  return clock;
};

/**
 * Names stand for what storage chose: v1, v2 and so on for greater and greater versions, id1 for an
 * id.
 */
class Names {
  /** @type {Map<string, string | number>} */
  known = new Map();

  /** What a value is expected to be. @param {any} it @param {any} found @returns {any} */
  meant(it, found) {
    if (typeof it !== "string" || !/^(v|id)\d$/.test(it)) return it;
    if (!this.known.has(it)) {
      if (it.startsWith("v"))
        for (const [name, value] of this.known)
          if (name.startsWith("v")) assert.equal(found > value, name < it, `${it} and ${name}`);
      this.known.set(it, found);
    }
    return this.known.get(it);
  }

  /** Asserts that what was found has all that is expected. @param {any} expected @param {any} found */
  check(expected, found) {
    if (Array.isArray(expected)) {
      assert.equal(found?.length, expected.length, JSON.stringify(found));
      for (const [n, it] of expected.entries()) this.check(it, found[n]);
    } else if (typeof expected === "object" && expected !== null) {
      assert.ok(found && typeof found === "object", `${found}`);
      for (const [name, it] of Object.entries(expected))
        this.check(it, found[this.known.get(name) ?? name]);
    } else assert.equal(found, this.meant(expected, found));
  }

  /** @param {Fields} fields @returns {Fields} */
  put(fields) {
    const entries = Object.entries(fields).map(([name, it]) => [name, this.meant(it, undefined)]);
    return Object.fromEntries(entries);
  }
}

/** @param {string} id @param {Fields} it a summary of the table, or anything */
const whole = (id, it) =>
  typeof it === "object" && it !== null ? { ...summary(id, it.version), ...it } : it;

/** @param {Browser} browser @param {Fields} games */
async function put(browser, games) {
  for (const [id, it] of Object.entries(games)) {
    await browser.put("games", id, whole(id, it.summary));
    await browser.put("texts", id, it.text);
  }
}

/** @param {Fields} stored */
async function begin({ games = {}, raw = {}, texts = {} }) {
  const browser = new Browser();
  browser.room = ROOM;
  for (const [id, it] of Object.entries(games))
    await put(browser, { [id]: { summary: { id, version: it.version }, text: it.text } });
  await put(browser, raw);
  for (const [name, it] of Object.entries(texts)) {
    const full = it.summary ? { ...it, summary: whole(it.summary.id, it.summary) } : it;
    browser.keep({ [name]: typeof full === "string" ? full : JSON.stringify(full) });
  }
  return browser;
}

/** The boot event as the table has it. @param {Fields} event */
function booted({ games, more, aside, unreadable }) {
  const all = [...games, ...more];
  const known = all.filter((it) => it.version).map((it) => [it.id, it.version]);
  const old = games.filter((/** @type {Fields} */ it) => it.version === 0);
  return {
    old: old.map((/** @type {Fields} */ it) => [it.id, it.text]),
    known: Object.fromEntries(known),
    aside,
    unreadable,
  };
}

for (const { name, steps, left, ...stored } of CASES) {
  test(name, async (t) => {
    const names = new Names();
    const browser = await begin(stored);
    /** @type {Map<string, Tab>} */
    const tabs = new Map();
    let release = () => {};
    for (const step of steps) {
      if ("full" in step) browser.full = step.full;
      if ("cramped" in step) browser.room = step.cramped ? CRAMPED : ROOM;
      if ("put" in step) await put(browser, step.put);
      if (step.hold === true) release = await browser.hold(t);
      if (step.hold === false) release();
      if (!step.tab) continue;
      const tab = tabs.get(step.tab) ?? (await browser.tab());
      tabs.set(step.tab, tab);
      if (step.boot) {
        const found = booted(await tab.boot());
        names.check(step.boot, found);
        if (step.boot.known) {
          const ids = Object.keys(names.put(step.boot.known)).map((it) => names.meant(it, it));
          assert.deepEqual(Object.keys(found.known).sort(), ids.sort());
        }
      }
      if (step.leave) {
        await settled();
        assert.equal(tab.leave(), step.leave.asks);
      }
      if (step.do) {
        const { id, text, ...more } = names.put({ about: ABOUT, ...step.do });
        const answer = tab.perform({ ...save(id, text), ...more });
        if ("answer" in step) names.check(step.answer, await answer);
      }
    }
    await settled();
    const found = await browser.read("texts");
    names.check(left.games, found);
    assert.equal(Object.keys(found).length, Object.keys(left.games).length);
    assert.equal(Object.keys(await browser.read("games")).length, Object.keys(found).length);
    const kept = Object.keys(browser.texts);
    assert.equal(browser.rescued.length, left.rescued);
    assert.equal(Object.keys(await browser.read("aside")).length, left.aside);
    if (left.texts)
      assert.deepEqual(
        kept.filter((it) => it !== "begun"),
        left.texts,
      );
  });
}
