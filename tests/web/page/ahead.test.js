// What is asked for while the page's other scripts are on their way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

const BODY =
  '<template id="micropython" data-games="pyrga zaic"><link rel="modulepreload" href="m.js"></template>';

/** The addresses of what is asked for. @param {string} hash @param {Fields} [given] */
async function asked(hash, given = {}) {
  const page = new Page(BODY, { hash, given: { navigator: {}, origin: "https://x", ...given } });
  await page.module("ahead.js");
  const links = [...page.document.querySelectorAll("link")];
  return links.map((it) => it.href.replace("https://games.example/tesserae/", ""));
}

test("MicroPython and its app are asked for where a board is linked, and nowhere else", async () => {
  for (const hash of [
    "#/pyrga",
    "#%2Fpyrga%3Fv=1&amp;g=Tb2w",
    "#/pyrga/puzzle/3",
    "#/pyrga/study?v=1",
  ])
    assert.deepEqual(await asked(hash), ["m.js", "app-1/pyrga.bin"], hash);
  for (const hash of ["#/", "#/games", "#/pyrga/rules", "#/pyrga/mistakes", "#/chess?v=1"])
    assert.deepEqual(await asked(hash), [], hash);
});

test("nothing is asked for that is on the device, or that a sealed frame cannot run", async () => {
  const navigator = { serviceWorker: { controller: {} } };
  assert.deepEqual(await asked("#/pyrga", { navigator }), []);
  assert.deepEqual(await asked("#/pyrga", { origin: "null" }), []);
});
