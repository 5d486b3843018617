// What the app gets of the storage at its start.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser, twoStarted } from "../support/browser.js";
import { ABOUT, save, settled, summary, until } from "../support/games.js";

/** @typedef {Record<string, any>} Fields */

/** @param {Browser} browser @param {Partial<Summary>[]} summaries the last used last */
async function fill(browser, summaries) {
  for (const [n, it] of summaries.entries()) {
    await browser.put("games", `g${n}`, summary(`g${n}`, n + 1, it));
    await browser.put("texts", `g${n}`, `text ${n}`);
  }
}

const ids = (/** @type {Fields[]} */ games) => games.map((it) => it.id);

test("the last game of each kind, the one that goes on and those of the link come with texts", async () => {
  const browser = new Browser();
  const over = { ...ABOUT, result: "draw" };
  await fill(browser, [
    { about: { ...over, linked: true } },
    { game: "zaic", about: over },
    { about: ABOUT },
    { about: over },
  ]);
  const tab = await browser.tab();
  const { games, more } = await tab.boot();
  assert.deepEqual([ids(games), ids(more)], [["g3", "g2", "g1"], ["g0"]]);
  assert.equal(games[0].text, "text 3");
  const linked = await browser.tab({}, "#/pyrga?v=1&g=Sb2");
  assert.deepEqual(ids((await linked.boot()).games), ["g3", "g2", "g1", "g0"]);
});

test("studies come as summaries, and say nothing of the game that was played last", async () => {
  const browser = new Browser();
  await fill(browser, [{ about: { ...ABOUT, plies: 0 } }, { about: { ...ABOUT, study: true } }]);
  const tab = await browser.tab();
  const { games, more } = await tab.boot();
  assert.deepEqual([ids(games), ids(more)], [["g0"], ["g1"]]);
  await tab.perform(save("s", "1", { about: { ...ABOUT, study: true } }));
  assert.ok(!("begun" in browser.texts));
});

test("sixty others come as summaries, those of links too, and the rest follows", async () => {
  const browser = new Browser();
  const linked = { ...ABOUT, linked: true };
  await fill(
    browser,
    Array.from({ length: 70 }, (_, n) => ({ about: n === 0 ? linked : ABOUT })),
  );
  const tab = await browser.tab();
  const { games, more } = await tab.boot();
  assert.deepEqual(ids(games), ["g69"]);
  assert.equal(more.length, 61);
  assert.equal(more.at(-1).id, "g0");
  await until(() => tab.told.some((it) => it.type === "listed"));
  assert.deepEqual(tab.told.flatMap((it) => ids(it.games)).length, 8);
});

test("a slow database does not hold up the start, and its games follow", async (t) => {
  const browser = new Browser();
  browser.impatient = true;
  await fill(browser, [{}]);
  browser.keep({ "rescued.g0.x": JSON.stringify({ summary: summary("g0", 9), text: "more" }) });
  const release = await browser.hold(t);
  const tab = await browser.tab();
  const { games, more } = await tab.boot();
  assert.deepEqual([games, more], [[], []]);
  release();
  await until(() => tab.told.some((it) => it.type === "listed"));
  assert.deepEqual(ids(tab.told[0].games), ["g0"]);
  await tab.perform(save("g0", "text 0 and a ply", { version: 1 }));
  assert.ok("rescued.g0.x" in browser.texts, "the app has not got it");
  const next = await (await browser.tab()).boot();
  assert.deepEqual(next.games, [{ id: "g0", version: 0, text: "more" }]);
});

test("a database that never answers is none", async () => {
  const browser = new Browser();
  browser.impatient = true;
  browser.databases.open = () => /** @type {any} */ (new EventTarget());
  const tab = await browser.tab();
  await tab.boot();
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal((await tab.perform(save("g", "1"))).type, "saved");
  assert.ok("game.g" in browser.texts);
});

test("migrating games come as far as they have room, at least one, and the others later", async () => {
  const browser = new Browser();
  const tables = ["a", "b", "c"].map((it) => ({ moves: it.repeat(180_000) }));
  browser.keep({ games: JSON.stringify({ v: 1, tables }) });
  for (const [n, left] of [2, 1].entries()) {
    const tab = await browser.tab();
    const { games } = await tab.boot();
    assert.equal(games.filter((/** @type {Fields} */ it) => !it.version).length, n === 0 ? 2 : 1);
    for (const { id } of games.filter((/** @type {Fields} */ it) => !it.version))
      await tab.perform(save(id, "saved"));
    assert.equal("games" in browser.texts, left === 2);
  }
});

test("the room for migrating games is that of the boot event, to the character", async () => {
  for (const [more, count] of [
    [0, 2],
    [1, 1],
  ]) {
    const browser = new Browser();
    const texts = ["a".repeat(150_000), `"${"b".repeat(249_994 + more)}`];
    for (const [n, text] of texts.entries())
      browser.keep({
        [`rescued.g${n}.x`]: JSON.stringify({ summary: summary(`g${n}`, 9 - n), text }),
      });
    assert.equal(
      texts.reduce((sum, it) => sum + JSON.stringify(it).length, 0),
      400_000 + more,
    );
    const { games } = await (await browser.tab()).boot();
    assert.equal(games.length, count);
  }
});

test("of several states of a game only those that were handed over are done with", async () => {
  const browser = new Browser();
  const big = "x".repeat(390_000);
  browser.keep({
    "rescued.g.x": JSON.stringify({ summary: summary("g", 9), text: big }),
    "rescued.g.y": JSON.stringify({ summary: summary("g", 8), text: `${big}y` }),
  });
  const tab = await browser.tab();
  const { games } = await tab.boot();
  assert.equal(games.length, 1);
  await tab.perform(save("g", "1"));
  assert.deepEqual(browser.rescued, ["rescued.g.y"]);
});

test("texts of an earlier version: what is too deep, too long or no table is set aside", async () => {
  for (const [text, aside] of /** @type {[string, number][]} */ ([
    ["[".repeat(100_000), 1],
    [`{"v":1,"tables":[${"[".repeat(60)}${"]".repeat(60)}]}`, 1],
    ["null", 1],
    ['{"v":1,"tables":7}', 1],
    [JSON.stringify({ v: 1, tables: [{ moves: "x".repeat(400_001) }] }), 1],
    [JSON.stringify({ v: 1, tables: [] }), 0],
  ])) {
    const browser = new Browser();
    browser.keep({ games: text });
    const found = await (await browser.tab()).boot();
    assert.deepEqual([found.aside, found.unreadable, found.games], [aside, aside, []]);
    assert.ok(!("games" in browser.texts));
  }
});

test("an unreadable text that cannot be set aside stays and harms nobody", async () => {
  const browser = new Browser();
  browser.keep({
    "rescued.g.x": "{",
    "rescued.h.y": JSON.stringify({ summary: summary("h", 9), text: "1" }),
  });
  browser.full = true;
  const { games, unreadable } = await (await browser.tab()).boot();
  assert.deepEqual([ids(games), unreadable], [["h"], 1]);
  assert.ok("rescued.g.x" in browser.texts);
});

test("short texts come with the boot event, as many as fit, the settings first", async () => {
  const browser = new Browser();
  const big = "x".repeat(99_000);
  browser.keep({ a: big, b: big, c: big, d: big, settings: "{}", "aside.x": "1", begun: "pyrga" });
  const { stored } = await (await browser.tab()).boot();
  assert.deepEqual(Object.keys(stored), ["settings", "a", "b", "c"]);
});

test("a text that is too long is set aside, and so is what an earlier version could not read", async () => {
  const browser = new Browser();
  browser.keep({ lessons: "x".repeat(100_001), unreadable: "old" });
  const { stored, aside, unreadable } = await (await browser.tab()).boot();
  assert.deepEqual([stored, aside, unreadable], [{}, 2, 2]);
  const values = Object.values(await browser.read("aside"));
  assert.deepEqual(values.map((it) => it.length).sort(), [100_001, 3]);
});

test("a short text of another tab reaches the app, but neither notes nor what is too long", async () => {
  const { one, other } = await twoStarted();
  for (const [key, text] of [
    ["settings", "{}"],
    ["begun", "pyrga"],
    ["lessons", "x".repeat(100_001)],
    ["game.g", "1"],
    ["rescued.g.x", "1"],
  ])
    await one.perform({ do: "save", key, text });
  await settled();
  assert.deepEqual(
    other.told.filter((it) => it.type === "stored"),
    [{ type: "stored", name: "settings", text: "{}" }],
  );
});

test("the games that have begun are noted for the first paint", async () => {
  const browser = new Browser();
  await fill(browser, [{}, { game: "zaic", about: { ...ABOUT, plies: 0 } }]);
  const tab = await browser.tab();
  await tab.boot();
  assert.equal(browser.texts.begun, "pyrga");
  const texts = await tab.module("storage/texts.js");
  assert.deepEqual(
    tab.inside(() => ["pyrga", "zaic"].map(texts.isBegun)),
    [true, false],
  );
  tab.inside(() => texts.noteBegun("zaic", true));
  assert.equal(browser.texts.begun, "pyrga zaic");
  for (const slug of ["pyrga", "zaic"]) tab.inside(() => texts.noteBegun(slug, false));
  assert.ok(!("begun" in browser.texts));
});

test("a backup is known by how it begins", async () => {
  const { storage } = await new Browser().tab();
  const file = (/** @type {string} */ text) => new File([text], "a.json");
  assert.ok(await storage.isBackup(file(' {\n "tesserae": "backup", "version": 1}')));
  assert.ok(!(await storage.isBackup(file('{"tesserae": "game"}'))));
  assert.ok(!(await storage.isBackup(file("[Game]"))));
});
