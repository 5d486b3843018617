// What a tab has seen of the games: which changes of others it reports, and what it removes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser, started, twoStarted } from "../support/browser.js";
import { save, settled, summary } from "../support/games.js";

/** @typedef {Record<string, any>} Fields */
/** @typedef {import("../support/browser.js").Tab} Tab */

/** A tab of a browser without channels, so that it hears of the others only when it looks. */
async function deaf(browser = new Browser()) {
  browser.without.push("BroadcastChannel");
  const { tab } = await started(browser);
  tab.told.length = 0;
  return { browser, tab };
}

/** What a tab reports when it looks: `+` what is new, `-` what is gone. @param {Tab} tab */
async function news(tab) {
  tab.told.length = 0;
  await tab.inside(() => tab.games.refresh());
  const lists = /** @type {Fields[]} */ (tab.told);
  assert.ok(lists.every((it) => it.type === "listed"));
  return lists.flatMap(({ games, gone }) => [
    ...games.map((/** @type {Fields} */ it) => `+${it.id}`),
    ...gone.map((/** @type {string} */ id) => `-${id}`),
  ]);
}

test("a tab reports nothing of what it has saved, loaded, removed or set aside itself", async () => {
  const { browser, tab } = await deaf();
  await tab.perform(save("own", "1"));
  await tab.perform(save("aside", "1"));
  assert.deepEqual(await news(tab), []);
  await browser.put("games", "other", summary("other", 7));
  await browser.put("texts", "other", "1");
  const { game, refused } = await tab.perform({ do: "loadgame", id: "other" });
  assert.deepEqual([game.text, refused], ["1", false]);
  assert.deepEqual(await news(tab), []);
  await tab.perform({ do: "removegame", id: "own" });
  await tab.perform({ do: "asidegame", id: "aside" });
  assert.deepEqual(await news(tab), []);
});

test("what others save and remove is reported once", async () => {
  const { browser, tab } = await deaf();
  const other = await browser.tab();
  await other.boot();
  await other.perform(save("g", "1"));
  assert.deepEqual(await news(tab), ["+g"]);
  assert.deepEqual(await news(tab), []);
  tab.told.length = 0;
  await other.perform({ do: "removegame", id: "g" });
  await settled(); // it may hear of localStorage
  await tab.inside(() => tab.games.refresh());
  assert.deepEqual(
    tab.told.flatMap((it) => it.gone),
    ["g"],
  );
  assert.deepEqual(await news(tab), []);
});

test("a tab that looks several times at once reports once, and looks again at the end", async () => {
  const { browser, tab } = await deaf();
  await browser.put("games", "g", summary("g", 7));
  const looking = [1, 2, 3].map(() => tab.inside(() => tab.games.refresh()));
  await Promise.all(looking);
  await settled();
  assert.deepEqual(
    tab.told.map((it) => it.games.map((/** @type {Fields} */ one) => one.id)),
    [["g"]],
  );
});

test("a game that a tab has saved is up to date when it is used again", async () => {
  const { browser, tab } = await deaf();
  await tab.perform(save("g", "1"));
  assert.equal((await tab.perform({ do: "touchgame", id: "g" })).type, "saved");
  await tab.perform({ do: "loadgame", id: "g" });
  assert.equal((await tab.perform({ do: "touchgame", id: "g" })).type, "saved");
  await browser.put("games", "g", summary("g", 2 ** 50));
  assert.equal((await tab.perform({ do: "touchgame", id: "g" })).type, "game");
  browser.full = true;
  assert.equal(await tab.perform({ do: "touchgame", id: "g" }), null, "not even that can be noted");
});

test("each save is newer than what was there, and than what was seen, by whatever clock", async () => {
  const { browser, tab } = await deaf();
  const future = 2 ** 50;
  await browser.put("games", "g", summary("g", future));
  await browser.put("texts", "g", "1");
  assert.equal((await tab.perform(save("g", "2", { version: future }))).version, future + 1);
  await tab.perform({ do: "removegame", id: "g" });
  const again = await tab.perform(save("g", "3", { version: future + 5 }));
  assert.equal(again.version, future + 6);
});

test("a game that is removed is neither rescued nor left in localStorage", async (t) => {
  const { browser, tab } = await deaf();
  browser.broken = true;
  await tab.perform(save("g", "1"));
  browser.broken = false;
  await tab.perform(save("h", "1"));
  assert.ok("game.g" in browser.texts);
  await tab.perform({ do: "removegame", id: "g" });
  assert.ok(!("game.g" in browser.texts), "the copy from the time without a database");
  const release = await browser.hold(t);
  tab.perform(save("h", "2", { version: 2 ** 50 }));
  await settled();
  const removed = tab.perform({ do: "removegame", id: "h" });
  tab.hide();
  assert.deepEqual(browser.rescued, []);
  release();
  await removed;
});

test("other tabs are told at once of a game that was removed or set aside", async () => {
  for (const name of ["removegame", "asidegame"]) {
    const { one, other } = await twoStarted();
    await one.perform(save("g", "1"));
    await settled();
    other.told.length = 0;
    await one.perform({ do: name, id: "g" });
    await settled();
    assert.deepEqual(
      other.told.flatMap((it) => it.gone),
      ["g"],
      name,
    );
  }
});

test("where games are in localStorage other tabs hear of them, too", async () => {
  const { browser, tab } = await deaf();
  const local = new Browser();
  local.without = ["BroadcastChannel", "indexedDB"];
  const { one, other } = await twoStarted(local);
  await one.perform(save("g", "1"));
  await settled();
  assert.ok(
    other.told.some((it) => it.games?.some((/** @type {Fields} */ game) => game.id === "g")),
  );
  browser.keys.setItem("another.app", "1");
  await settled();
  assert.deepEqual(tab.told, []);
});

test("events that come before the app listens are not lost", async () => {
  const browser = new Browser();
  const tab = await browser.tab();
  for (const id of ["a", "b"]) tab.inside(() => tab.games.sendToApp({ type: "unsaved", id }));
  await tab.boot();
  tab.inside(() => tab.games.sendToApp({ type: "unsaved", id: "c" }));
  assert.deepEqual(
    tab.told.map((it) => it.id),
    ["a", "b", "c"],
  );
});

test("a database that fails while a tab looks is looked at again the next time", async () => {
  const { browser, tab } = await deaf();
  await browser.put("games", "bad", { id: "other" });
  await browser.put("games", "g", summary("g", 7));
  browser.full = true; // there is no room to set anything aside
  assert.deepEqual(await news(tab), ["+g"]);
  browser.full = false;
  const store = await tab.games.store;
  const { summaries } = store;
  store.summaries = async () => {
    throw new DOMException("gone", "UnknownError");
  };
  assert.deepEqual(await news(tab), []);
  store.summaries = summaries;
  await browser.put("games", "h", summary("h", 8));
  assert.deepEqual(await news(tab), ["+h"]);
});

test("a game that has no ply yet has not begun", async () => {
  const { browser, tab } = await deaf();
  const { about } = summary("g", 1);
  await tab.perform(save("g", "1"));
  assert.equal(browser.texts.begun, "pyrga");
  await tab.perform(save("h", "1", { about: { ...about, plies: 0 } }));
  assert.equal(browser.texts.begun, undefined);
  await tab.perform(save("i", "1", { about: { ...about, study: 1 } }));
  assert.equal(browser.texts.begun, undefined, "a study is no game");
});
