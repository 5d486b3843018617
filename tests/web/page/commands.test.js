// What the app has the page do.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { Page } from "../support/page.js";

const own = { indexedDB: new IDBFactory(), BroadcastChannel: undefined };

test("a second mark on the board stays as long as the first", async () => {
  const page = new Page('<div id="board" class="place"></div>', { given: own });
  const { perform } = await page.module("page/commands.js");
  mock.timers.enable({ apis: ["setTimeout"] });
  const mark = (/** @type {string} */ what) =>
    perform({ do: "celebrate", what, sound: false, vibration: false });
  const { dataset } = page.get("board");
  mark("tower");
  mock.timers.tick(600);
  mark("win");
  mock.timers.tick(600);
  assert.equal(dataset.feat, "win");
  mock.timers.tick(300);
  assert.equal(dataset.feat, undefined);
  mock.timers.reset();
});
