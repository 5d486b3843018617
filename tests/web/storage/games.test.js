// Saved games in several tabs, and on devices that refuse something.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser, started, twoStarted } from "../support/browser.js";
import { ABOUT, save, settled, summary, until } from "../support/games.js";

/** @typedef {Record<string, any>} Fields */

/** What a tab was told of the others. @param {Fields[]} told */
const listed = (told) =>
  told
    .filter((it) => it.type === "listed")
    .flatMap(({ games = [], gone = [] }) => [
      ...games.map((/** @type {Fields} */ it) => it.id),
      ...gone,
    ]);

test("a tab hears what another saved and removed", async () => {
  const { one, other } = await twoStarted();
  await one.perform(save("g", "1"));
  await until(() => listed(other.told).includes("g"));
  assert.deepEqual(listed(one.told), [], "not what it did itself");
  await one.perform({ do: "removegame", id: "g" });
  await until(() => other.told.some((it) => it.gone?.includes("g")));
});

test("a tab without channels looks again when it is shown, and when it comes back", async () => {
  const browser = new Browser();
  browser.without = ["BroadcastChannel"];
  const { one, other } = await twoStarted(browser);
  await one.perform(save("g", "1"));
  await settled();
  assert.deepEqual(listed(other.told), []);
  other.document.visibilityState = "hidden";
  other.inside(() => other.document.dispatchEvent(new Event("visibilitychange")));
  await settled();
  assert.deepEqual(listed(other.told), []);
  other.document.visibilityState = "visible";
  other.inside(() => other.document.dispatchEvent(new Event("visibilitychange")));
  await until(() => listed(other.told).includes("g"));
  await one.perform(save("h", "1"));
  const back = (/** @type {boolean} */ persisted) =>
    other.inside(() =>
      other.events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })),
    );
  back(false);
  await settled();
  assert.ok(!listed(other.told).includes("h"));
  back(true);
  await until(() => listed(other.told).includes("h"));
});

test("a page that comes back and finishes its save takes back what it rescued", async (t) => {
  const { browser, tab } = await started();
  const release = await browser.hold(t);
  const answer = tab.perform(save("g", "1"));
  await settled();
  tab.hide();
  assert.equal(browser.rescued.length, 1);
  release();
  assert.equal((await answer).type, "saved");
  assert.deepEqual(Object.keys(browser.texts), ["begun"]);
});

test("what a page rescued after another began to migrate it is not removed with the older", async (t) => {
  const browser = new Browser();
  const one = await browser.tab();
  await one.boot();
  const release = await browser.hold(t);
  one.perform(save("g", "1"));
  await settled();
  one.close();
  release();
  const [key] = browser.rescued;
  const next = await browser.tab();
  assert.equal((await next.boot()).games[0].text, "1");
  browser.keep({ [key]: JSON.stringify({ summary: summary("g", 9), text: "1 2" }) });
  assert.equal((await next.perform(save("g", "1"))).type, "saved");
  assert.ok(key in browser.texts);
});

test("a save that is done leaves the one after it unfinished", async (t) => {
  const { browser, tab } = await started();
  const release = await browser.hold(t);
  const first = tab.perform(save("g", "1"));
  await settled();
  release();
  const second = tab.perform(save("g", "1 2"));
  await first;
  tab.hide();
  const [text] = Object.entries(browser.texts).flatMap(([name, it]) =>
    name.startsWith("rescued.") ? [JSON.parse(it).text] : [],
  );
  assert.equal(text, "1 2");
  await second;
  assert.deepEqual(Object.keys(browser.texts), ["begun"]);
});

test("a summary is not saved without its text", async () => {
  const { browser, tab } = await started();
  const { version } = await tab.perform(save("g", "1"));
  browser.full = "texts";
  assert.equal((await tab.perform(save("g", "1 2", { version }))).type, "unsaved");
  assert.equal((await browser.read("games")).g.version, version);
});

test("a page asks before it is left only while something unfinished has no room", async (t) => {
  const { browser, tab } = await started();
  const asks = () => {
    const asked = new Event("beforeunload", { cancelable: true });
    browser.room = 0;
    tab.inside(() => tab.events.dispatchEvent(asked));
    browser.room = Number.POSITIVE_INFINITY;
    return asked.defaultPrevented;
  };
  assert.equal(asks(), false);
  const release = await browser.hold(t);
  const answer = tab.perform(save("g", "1"));
  await settled();
  assert.equal(asks(), true);
  release();
  await answer;
  assert.equal(asks(), false);
});

/** @type {Record<string, (browser: Browser) => void>} */
const REFUSALS = {
  "that has no database": (it) => it.without.push("indexedDB"),
  "that refuses to open it": (it) => {
    it.databases.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  },
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`in a browser ${name}, games are in localStorage`, async () => {
    const browser = new Browser();
    refuse(browser);
    const tab = await browser.tab();
    await tab.boot();
    const { version } = await tab.perform(save("g", "1"));
    assert.equal((await tab.perform(save("g", "2", { version: 1 }))).type, "saved", "its own");
    const other = await browser.tab();
    const { games } = await other.boot();
    assert.deepEqual([games[0].id, games[0].text], ["g", "2"]);
    assert.ok(games[0].version > version);
    await other.perform({ do: "touchgame", id: "g" });
    assert.equal(JSON.parse(browser.texts["game.g"]).text, "2");
    assert.equal((await tab.perform({ do: "loadgame", id: "g" })).game.text, "2");
    browser.room = 150;
    assert.equal((await tab.perform(save("h", "x".repeat(200)))).type, "unsaved");
    await tab.perform({ do: "asidegame", id: "g" }).catch(() => {});
    assert.ok("game.g" in browser.texts, "without room for both it stays");
    browser.room = 10_000;
    await tab.perform({ do: "asidegame", id: "g" });
    assert.equal(
      Object.keys(browser.texts).filter((it) => it.startsWith("aside.game g ")).length,
      1,
    );
    await tab.perform(save("i", "3"));
    await tab.perform({ do: "removegame", id: "i" });
    assert.ok(!("game.i" in browser.texts));
    const store = await tab.games.store;
    assert.equal(await tab.inside(() => store.countAside()), 1);
    const [[name]] = await tab.inside(() => store.aside());
    assert.match(String(name), /^game g \d+$/);
  });
}

test("games in localStorage that are damaged are set aside, and saved anew", async () => {
  const browser = new Browser();
  browser.without = ["indexedDB"];
  browser.keep({ "game.a": "{", "game.b": JSON.stringify({ summary: summary("b", 5), text: 7 }) });
  const tab = await browser.tab();
  const { aside, unreadable } = await tab.boot();
  assert.deepEqual([aside, unreadable], [2, 2]);
  browser.keep({ "game.c": "damaged" });
  assert.equal((await tab.perform(save("c", "1"))).type, "saved");
  assert.equal(JSON.parse(browser.texts["game.c"]).text, "1");
  assert.equal(Object.keys(browser.texts).filter((it) => it.startsWith("aside.game c ")).length, 1);
});

test("what is rescued is merged where there is no database, too", async () => {
  const browser = new Browser();
  browser.without = ["indexedDB"];
  browser.keep({
    "game.g": JSON.stringify({ summary: summary("g", 5), text: "1" }),
    "rescued.g.x": JSON.stringify({ summary: summary("g", 9), text: "1 2" }),
  });
  const tab = await browser.tab();
  const { games } = await tab.boot();
  assert.deepEqual(games, [{ id: "g", version: 0, text: "1 2" }]);
  const refused = await tab.perform(save("g", "1 2"));
  assert.deepEqual([refused.refused, refused.game.text], [true, "1"]);
  assert.equal((await tab.perform(save("g", "1 2", { version: 5 }))).type, "saved");
  assert.ok(!("rescued.g.x" in browser.texts));
});

test("a database that fails for another reason than its quota is replaced by localStorage", async () => {
  const { browser, tab } = await started();
  browser.broken = true;
  assert.equal((await tab.perform(save("g", "1"))).type, "saved");
  assert.equal(JSON.parse(browser.texts["game.g"]).text, "1");
  browser.broken = false;
  const next = await browser.tab();
  const { games } = await next.boot();
  assert.deepEqual(games, [{ id: "g", version: 0, text: "1" }]);
  await next.perform(save("g", "1"));
  assert.ok(!("game.g" in browser.texts), "it has moved");
  assert.equal((await browser.read("texts")).g, "1");
});

test("a game under its old key that is damaged is set aside", async () => {
  const browser = new Browser();
  browser.keep({ "game.g": JSON.stringify({ summary: { id: "h" }, text: "1" }) });
  const { aside, unreadable } = await (await browser.tab()).boot();
  assert.deepEqual([aside, unreadable], [1, 1]);
  assert.deepEqual(browser.texts, {});
});

test("without any storage the app is told that nothing is saved", async () => {
  const browser = new Browser();
  browser.without = ["indexedDB"];
  browser.blocked = true;
  const tab = await browser.tab();
  const { games, stored } = await tab.boot();
  assert.deepEqual([games, stored], [[], {}]);
  assert.deepEqual(await tab.perform(save("g", "1")), { type: "unsaved", id: "g" });
  assert.deepEqual(await tab.perform({ do: "save", key: "settings", text: "{}" }), {
    type: "unsaved",
    id: "",
  });
  assert.equal(tab.leave(), true, "it asks");
});

test("texts that could not be saved are tried again with the next one, and told of", async () => {
  const { browser, tab } = await started();
  const put = (/** @type {string} */ key, /** @type {string} */ text) =>
    tab.perform({ do: "save", key, text });
  browser.room = 10;
  const told = { type: "unsaved", id: "" };
  assert.deepEqual(await put("settings", "x".repeat(400)), told);
  assert.deepEqual(await put("puzzles", "y".repeat(400)), told);
  assert.equal(browser.texts.settings, undefined);
  browser.room = 600;
  assert.equal(await put("lessons", "{}"), null, "one of them has no room yet");
  browser.room = 10_000;
  assert.deepEqual(await put("lessons", "{}"), { type: "texts-saved" });
  assert.deepEqual(
    ["settings", "puzzles"].map((it) => browser.texts[it].length),
    [400, 400],
  );
  assert.equal(await put("lessons", "[]"), null);
});

test("a database that another version wants is closed and opened again", async () => {
  const { browser, tab } = await started();
  await tab.perform(save("g", "1"));
  await new Promise((done) => {
    const request = browser.databases.deleteDatabase("tesserae");
    request.onsuccess = done;
  });
  assert.equal((await tab.perform(save("g", "2"))).type, "saved");
  assert.equal((await browser.read("texts")).g, "2");
});

test("a frame stores nothing, and hears of no tab", async () => {
  const browser = new Browser();
  browser.keep({ "game.g": JSON.stringify({ summary: summary("g", 5), text: "1" }) });
  const frame = await browser.tab({ embed: "" });
  const { games, more } = await frame.boot();
  assert.deepEqual([games, more], [[], []]);
  const tab = await browser.tab();
  await tab.boot();
  await tab.perform(save("h", "1"));
  await settled();
  assert.deepEqual(frame.told, []);
  assert.deepEqual(frame.channels, []);
});

test("the browser is asked once to keep everything", async () => {
  const { browser, tab } = await started();
  await tab.perform({ do: "persist" });
  assert.equal(browser.texts.persistence, "asked", "even one that cannot");
  let asked = 0;
  for (const [kept, times] of /** @type {[boolean, number][]} */ ([
    [true, 0],
    [false, 1],
    [false, 1],
  ])) {
    if (times === 0) delete (/** @type {Fields} */ (browser.keys)["tesserae.persistence"]);
    const persist = async () => {
      asked += 1;
    };
    tab.storageManager = { persisted: async () => kept, persist };
    await tab.perform({ do: "persist" });
    assert.equal(asked, times);
  }
});

test("changes of hundreds of games come in several events", async () => {
  const { browser, tab } = await started();
  for (let n = 0; n < 501; n += 1) await browser.put("games", `g${n}`, summary(`g${n}`, n + 1));
  await tab.inside(() => tab.games.refresh());
  assert.deepEqual(
    tab.told.map((it) => it.games.length),
    [500, 1],
  );
});

test("lists show no field that is not known", async () => {
  const browser = new Browser();
  await browser.put("games", "g", { ...summary("g", 5), more: "<b>" });
  await browser.put("texts", "g", "1");
  const { games } = await (await browser.tab()).boot();
  assert.deepEqual(games, [{ ...summary("g", 5), about: ABOUT, text: "1" }]);
});
