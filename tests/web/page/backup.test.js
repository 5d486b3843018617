// Backups, and what is saved from the page as files.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { save, summary } from "../support/games.js";
import { full, Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

/** A page with the storage, the backups and what they tell the app. @param {Fields} [texts] @param {Fields} [more] */
async function opened(texts = {}, more = {}) {
  const given = { indexedDB: new IDBFactory(), BroadcastChannel: undefined, ...more };
  const page = new Page('<div id="page"></div>', { given });
  page.keep(texts);
  const games = await page.module("storage/games.js");
  const backups = await page.module("page/browser/backup.js");
  /** @type {Fields[]} */
  const told = [];
  games.subscribe((/** @type {string} */ text) => told.push(JSON.parse(text)));
  const { commands } = games;
  const stored = (/** @type {string} */ name) =>
    page.window.localStorage.getItem(`tesserae.${name}`);
  return { games, backups, told, commands, stored };
}

const file = (/** @type {unknown} */ it) =>
  new File([typeof it === "string" ? it : JSON.stringify(it)], "a.json");

/** A backup with games. @param {unknown[]} games @param {Fields} [more] */
const backup = (games, more = {}) => file({ tesserae: "backup", version: 1, games, ...more });

test("a backup has all games, the short texts and what was set aside", async () => {
  const { games, backups, commands } = await opened({ settings: "{}", begun: "pyrga" });
  await commands.savegame(save("g", "1", { updated: 7, used: 8 }));
  await (await games.store).keepAside("odd", { any: "thing" });
  const { name, text } = await backups.backup("2026.11.22", games);
  assert.equal(name, "tesserae-2026-11-22.json");
  const { made, ...rest } = JSON.parse(text);
  assert.match(made, /^\d{4}-\d\d-\d\dT/);
  assert.ok(text.startsWith('{"tesserae":"backup"'), "the page knows it by that");
  assert.deepEqual(rest, {
    ...{ tesserae: "backup", version: 1, values: { settings: "{}" } },
    games: [{ id: "g", updated: 7, used: 8, text: "1" }],
    aside: [{ name: "odd", value: { any: "thing" } }],
  });
  assert.equal((await backups.backup("", games)).name, "tesserae-backup.json");
  const aside = await backups.setAside(games);
  assert.equal(aside.name, "tesserae-set-aside.json");
  assert.deepEqual(JSON.parse(aside.text), rest.aside);
});

test("a backup is restored part by part, what is bad in it without a text", async () => {
  const { games, backups, told, stored } = await opened({ lessons: "mine" });
  const sound = Array.from({ length: 30 }, (_, n) => ({ ...summary(`g${n}`, 5), text: "1" }));
  const bad = [{ id: "a b", text: "1" }, { id: "c", text: 7 }, 7];
  const later = { id: "d", text: "1", updated: 2 ** 50, used: "x" };
  const values = {
    ...{ settings: "{}", lessons: "theirs", rated: "new", game: 7, begun: "zaic", "a b": "no" },
    ...{ "game.x": "no", "rescued.x.y": "no" },
  };
  const aside = [{ name: "odd", value: 1 }, { name: 7 }, 7, { name: "x".repeat(201), value: 1 }];
  const before = Date.now();
  await backups.restore(backup([...sound, ...bad, later], { values, aside }), games);
  const parts = [told.pop() ?? {}];
  for (let part = backups.nextPart(); part.type === "backup-part"; part = backups.nextPart())
    parts.push(part);
  assert.deepEqual(
    parts.map((it) => [it.games.length, it.total]),
    [
      [25, 34],
      [9, 34],
    ],
  );
  assert.deepEqual(parts[0].values, { settings: "{}", lessons: "theirs", rated: "new" });
  assert.deepEqual(parts[1].values, {});
  const [odd, text, seven, latest] = parts[1].games.slice(5);
  assert.deepEqual([odd, text, seven], [{}, {}, {}]);
  assert.ok(latest.updated >= before && latest.updated <= Date.now(), "not in the future");
  assert.equal(latest.used, 0);
  assert.deepEqual(["settings", "lessons", "rated"].map(stored), [null, "mine", "new"]);
  assert.deepEqual(await (await games.store).aside(), [["odd", 1]]);
  assert.deepEqual(backups.nextPart(), { type: "backup-read", trouble: false });
});

test("the code of the lab goes along, and comes back beside what is there", async () => {
  const { games, backups } = await opened({ lab: "mine", "lab.earlier": '["before"]' });
  const { text } = await backups.backup("2026.11.22", games);
  assert.deepEqual(JSON.parse(text).lab, { code: "mine", earlier: ["before"] });
  assert.deepEqual(JSON.parse(text).values, {}, "no text for the app");
  const other = await opened({ lab: "theirs" });
  await other.backups.restore(file(text), other.games);
  assert.deepEqual(["lab", "lab.earlier"].map(other.stored), ["theirs", '["mine","before"]']);
  assert.deepEqual(await (await other.games.store).aside(), []);
});

test("code of the lab that there is no room for is set aside", async () => {
  const { games, backups } = await opened({}, { localStorage: full({ "tesserae.lab": "mine" }) });
  await backups.restore(backup([], { lab: { code: "theirs", earlier: [] } }), games);
  assert.deepEqual(await (await games.store).aside(), [["lab", ["theirs"]]]);
});

test("games with long texts come in parts of their own, and an empty backup has one", async () => {
  const { games, backups, told } = await opened();
  const long = ["a", "b"].map((id) => ({ id, text: "x".repeat(300_000) }));
  await backups.restore(backup(long), games);
  assert.deepEqual(
    told.pop()?.games.map((/** @type {Fields} */ it) => it.id),
    ["a"],
  );
  await backups.restore(backup([]), games);
  assert.equal(told.length, 0, "one after the other");
  assert.equal(backups.nextPart().games[0].id, "b");
  backups.nextPart();
  await backups.restore(backup([]), games);
  assert.deepEqual(told.pop(), { type: "backup-part", games: [], total: 0, values: {} });
});

test("a file that is no backup gets a sentence", async () => {
  const { games, backups, told } = await opened();
  for (const text of [
    "{",
    "[]",
    '{"tesserae":"backup","version":2,"games":[]}',
    '{"tesserae":"backup","version":1,"games":{}}',
    `{"tesserae":"backup","version":1,"games":[${"7,".repeat(50_000)}7]}`,
  ]) {
    await backups.restore(file(text), games);
    assert.deepEqual(told.pop(), { type: "backup-read", trouble: true }, text.slice(0, 60));
  }
  const large = { size: 100_000_001, text: () => assert.fail("it is not read") };
  await backups.restore(large, games);
  assert.deepEqual(told.pop(), { type: "backup-read", trouble: true });
});
