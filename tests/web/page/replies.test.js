// Replies of the app: regions, the focus, and commands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { until } from "../support/games.js";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

const BODY = `
  <div id="page"><main>
    <button id="one">1</button><button id="two">2</button>
    <details id="folded"><summary><h2 id="heading" tabindex="-1">H</h2></summary></details>
  </main></div>
  <dialog id="dialog"><button id="first">OK</button></dialog>`;

async function opened() {
  const given = { indexedDB: new IDBFactory(), BroadcastChannel: undefined };
  const page = new Page(BODY, { given });
  const replies = await page.module("page/replies.js");
  const told = await page.told();
  const perform = (/** @type {Fields[]} */ ...all) => replies.take([JSON.stringify(all)]);
  return { page, replies, told, perform };
}

const main = (/** @type {string} */ inner) => `<main>${inner}</main>`;
const active = (/** @type {Page} */ page) => page.document.activeElement?.id;

test("a reply marks the page as ready, and tells which regions it changed", async () => {
  const { page, replies } = await opened();
  page.startup.painted(true);
  page.happen("prepare", "load");
  /** @type {string[][]} */
  const patched = [];
  page.window.addEventListener("tesserae-patched", (/** @type {Fields} */ it) =>
    patched.push(it.detail),
  );
  replies.take(["[]", "page", main("<p>new</p>")], "answered");
  assert.deepEqual(patched, [["page"]]);
  const { dataset } = page.document.documentElement;
  assert.ok("ready" in dataset && !("elsewhere" in dataset));
});

test("the focus stays, and goes to what comes first where its element has gone", async () => {
  const { page, replies } = await opened();
  page.get("two").focus();
  replies.take(["[]", "page", main('<p>more</p><button id="two">2</button>')]);
  assert.equal(active(page), "two");
  replies.take(["[]", "elsewhere", ""]);
  assert.equal(active(page), "two");
});

test("a page that a link leads to begins at its top; one that is gone back to does not", async () => {
  const { page, replies } = await opened();
  const { watchLinks } = await page.module("page/browser/scrolling.js");
  watchLinks();
  const link = '<a id="link" href="#/zaic"><b id="inner">Zaic</b></a><button id="one">1</button>';
  const tops = [];
  for (const pressed of ["inner", "one", "", "link"]) {
    replies.take(["[]", "page", main(link)]);
    page.window.scrollTo(0, 81);
    if (pressed) page.fire(page.get(pressed), "click");
    replies.take(["[]", "page", main(`${link}<p>${pressed}</p>`)]);
    tops.push(page.window.scrollY);
  }
  assert.deepEqual(tops, [0, 81, 81, 0]);
  replies.take([JSON.stringify([{ do: "url", hash: "#/pyrga", push: true }])]);
  page.window.scrollTo(0, 81);
  replies.take([JSON.stringify([{ do: "url", hash: "#/tetrad", push: false }])]);
  assert.equal(page.window.scrollY, 81);
  replies.take([JSON.stringify([{ do: "url", hash: "#/tetrad", push: true }])]);
  assert.equal(page.window.scrollY, 0);
});

test("a reply waits for the end of a press, but not for ever", async (t) => {
  const { page, replies } = await opened();
  replies.holdWhilePressed();
  const shown = () => page.document.body.textContent?.includes("new");
  page.fire(page.get("one"), "pointerdown");
  replies.take(["[]", "page", main("<p>new</p>")]);
  assert.ok(!shown());
  page.fire(page.document.body, "click");
  assert.ok(shown());
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [end, wait] of /** @type {[string, number][]} */ ([
    ["pointerup", 60],
    ["", 2_000],
  ])) {
    replies.take(["[]", "page", main("<p>old</p>")]);
    page.fire(page.document.body, "pointerdown");
    if (end) page.fire(page.document.body, end);
    replies.take(["[]", "page", main("<p>new</p>")]);
    t.mock.timers.tick(wait - 1);
    assert.ok(!shown());
    t.mock.timers.tick(1);
    assert.ok(shown());
  }
});

test("commands change the address, the page and the focus", async () => {
  const { page, perform, told } = await opened();
  perform({ do: "url", hash: "#/zaic", push: true }, { do: "url", hash: "#/pyrga", push: false });
  assert.equal(page.window.location.hash, "#/pyrga");
  perform({ do: "page", lang: "fr", theme: "dark", title: "T" });
  const root = page.document.documentElement;
  assert.deepEqual([root.lang, root.dataset.theme, page.document.title], ["fr", "dark", "T"]);
  perform({ do: "focus", id: "heading" });
  assert.equal(page.get("folded").open, true, "what is folded is unfolded");
  assert.equal(active(page), "heading");
  perform({ do: "focus", id: "nowhere" });
  /** @type {string[]} */
  const said = [];
  page.tesserae.tell = (/** @type {string} */ text) => said.push(text);
  perform({ do: "tell", text: "x" });
  assert.deepEqual(said, ["x"]);
  perform({ do: "wait", number: 3, milliseconds: 1 });
  await until(() => told.length);
  assert.deepEqual(told, [{ type: "waited", number: 3 }]);
});

test("a command that fails leaves the others to be carried out", async (t) => {
  const logged = t.mock.method(console, "error", () => {});
  const { page, perform } = await opened();
  const history = {
    replaceState() {
      throw new DOMException("too often", "SecurityError");
    },
  };
  Object.defineProperty(globalThis, "history", { value: history, configurable: true });
  perform({ do: "url", hash: "#/x", push: false }, { do: "focus", id: "two" });
  assert.equal(active(page), "two");
  assert.equal(logged.mock.callCount(), 1);
});

test("a dialog opens, and gives the focus back when it closes", async () => {
  const { page, perform } = await opened();
  page.get("one").focus();
  perform({ do: "dialog", open: true }, { do: "dialog", open: true });
  assert.equal(page.get("dialog").open, true);
  page.get("one").blur();
  perform({ do: "dialog", open: false });
  assert.equal(page.get("dialog").open, false);
  assert.equal(active(page), "one");
});

test("puzzles come as a text, an empty one where they cannot be had", async () => {
  const { perform, told } = await opened();
  const asked = /** @type {string[]} */ ([]);
  for (const answer of [
    async () => new Response("puzzles"),
    async () => new Response("", { status: 404 }),
    async () => Promise.reject(new Error("offline")),
  ]) {
    Object.assign(globalThis, {
      fetch: (/** @type {URL} */ it) => {
        asked.push(it.href);
        return answer();
      },
    });
    perform({ do: "loadpool", game: "zaic" });
    await until(() => told.length);
    const [pool] = told.splice(0);
    assert.deepEqual(pool, {
      type: "pool",
      game: "zaic",
      text: asked.length === 1 ? "puzzles" : "",
    });
  }
  assert.equal(asked[0], "https://games.example/tesserae/app-1/puzzles-zaic.txt");
});

test("styles come once, and a page that they do not come for is shown without", async () => {
  const { page, perform } = await opened();
  const asked = /** @type {string[]} */ ([]);
  const answers = [new Response("", { status: 404 }), new Response(".study { color: red }")];
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replace = async (/** @type {string} */ text) => Object.assign(this, { text });
    },
    fetch: async (/** @type {URL} */ it) => {
      asked.push(it.href);
      return answers.shift();
    },
  });
  const { document } = page;
  Object.defineProperty(document, "adoptedStyleSheets", { value: [], writable: true });
  perform({ do: "style", name: "study" });
  await until(() => document.documentElement.dataset.styled === "study");
  assert.equal(document.adoptedStyleSheets.length, 0);
  perform({ do: "style", name: "study" }, { do: "style", name: "study" });
  await until(() => document.adoptedStyleSheets.length);
  perform({ do: "style", name: "study" });
  const [sheet] = /** @type {any[]} */ (document.adoptedStyleSheets);
  assert.equal(sheet.text, ".study { color: red }");
  assert.deepEqual(asked, Array(2).fill("https://games.example/tesserae/app-1/study.css"));
});

test("commands of the storage answer with its events, and tell of their failure", async () => {
  const { page, perform, told } = await opened();
  perform({ do: "save", key: "settings", text: "{}" });
  assert.equal(page.window.localStorage.getItem("tesserae.settings"), "{}");
  perform({ do: "loadgame", id: "g" });
  await until(() => told.length);
  assert.deepEqual(told.splice(0), [{ type: "listed", games: [], gone: ["g"] }]);
  perform({ do: "qr", text: "x" }); // of a file that is not there
  await until(() => told.length);
  assert.deepEqual(told, [{ type: "failed" }]);
});

test("a copy is begun within the click, and is told of", async () => {
  const { page, perform, told } = await opened();
  const { copyWithinClicks } = await page.module("page/browser/clipboard.js");
  /** @type {any[]} */
  const written = [];
  class ClipboardItem {
    /** @param {Fields} fields */
    constructor(fields) {
      this.fields = fields;
    }
  }
  const clipboard = {
    write: async (/** @type {ClipboardItem[]} */ [item]) => {
      written.push(await (await item.fields["text/plain"]).text());
    },
    writeText: async (/** @type {string} */ text) => {
      if (text === "no") throw new Error("not allowed");
      written.push(text);
    },
  };
  const navigator = { clipboard, languages: ["en"] };
  Object.assign(page.window, { ClipboardItem });
  for (const [name, value] of Object.entries({ navigator, ClipboardItem }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  copyWithinClicks();
  page.document.body.insertAdjacentHTML(
    "beforeend",
    '<button id="c" data-act="copy-link"></button>',
  );
  page.fire(page.get("c"), "click");
  for (const text of ["during a click", "plain", "no"]) perform({ do: "copy", text });
  await until(() => told.length === 3);
  assert.deepEqual(written.sort(), ["during a click", "plain"]);
  assert.deepEqual(told.map((it) => it.ok).sort(), [false, true, true]);
});
