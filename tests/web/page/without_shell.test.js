// How the page is connected to Pyodide's app where MicroPython does not come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled } from "../support/games.js";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

/** A worker's tag, and what it is asked. */
function workerTag() {
  const asked = /** @type {string[][]} */ ([]);
  const app = {
    dispatch: (/** @type {string} */ text) => asked.push(["dispatch", text]),
    resume: (/** @type {string} */ text) => asked.push(["resume", text]),
  };
  return { app, asked, tag: '<script type="text/plain" worker></script>' };
}

test("where page.py does not come, the page is connected without it", async () => {
  for (const shared of [true, false]) {
    const { app, asked, tag } = workerTag();
    const page = new Page(tag);
    const { connectWithoutShell } = await page.module("page/startup/without_shell.js");
    const shown = /** @type {string[][]} */ ([]);
    const ways = /** @type {((text: string) => void)[]} */ ([]);
    const connected = connectWithoutShell(
      (/** @type {((text: string) => void)[]} */ ...given) => ways.push(...given),
      (/** @type {string[]} */ reply) => shown.push(reply),
    );
    await settled();
    assert.equal(ways.length, 0, "there is no worker yet");
    const xworker = /** @type {Fields} */ (shared ? {} : { ready: Promise.resolve({ sync: app }) });
    Object.assign(/** @type {object} */ (page.document.querySelector("script")), {
      xworker,
      ...(shared && { app }),
    });
    await connected;
    ways[0]("1");
    ways[1]("2");
    assert.deepEqual(asked, [
      ["dispatch", "1"],
      ["resume", "2"],
    ]);
    for (const data of [["[]", "page", "x"], '{"progress":3}', { error: 1 }])
      xworker.onmessage({ data });
    assert.deepEqual(shown, [["[]", "page", "x"]]);
  }
});

test("where page.py has come, or comes first, it connects the page", async () => {
  const { app, tag } = workerTag();
  const page = new Page(tag);
  const { connectWithoutShell } = await page.module("page/startup/without_shell.js");
  const xworker = /** @type {Fields} */ ({ ready: Promise.resolve({ sync: app }) });
  Object.assign(/** @type {object} */ (page.document.querySelector("script")), { xworker });
  page.window.tesserae.shell = true;
  await connectWithoutShell(assert.fail, assert.fail);
  assert.equal(xworker.onmessage, undefined);
});
