// The page that hosts show where they have no file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compileFunction } from "node:vm";
import { Window } from "happy-dom";
import { settled } from "./support/games.js";

/** @typedef {Record<string, any>} Fields */

const SCRIPT = readFileSync(new URL("../../web/missing.js", import.meta.url), "utf8");

const BODY = ["en", "fr"]
  .map((it) => `<div lang="${it}"><p>${it} <q></q></p><p><a hidden>${it}</a></p></div>`)
  .join("");

/**
 * What becomes of an address that the host has no file for.
 * @param {string} path
 * @param {{ app?: string, languages?: string[] }} [options] app: the folder that has it
 */
async function opened(path, { app = "/", languages = ["en"] } = {}) {
  const window = /** @type {Fields} */ (
    new Window({ url: "https://games.example/", settings: { disableJavaScriptEvaluation: true } })
  );
  window.document.body.innerHTML = `<main>${BODY}</main>`;
  window.document.documentElement.lang = "en";
  let led = "";
  const address = new URL(`https://games.example${path}`);
  const { origin, pathname, search, hash } = address;
  const replace = (/** @type {string} */ it) => {
    led = it;
  };
  const fetch = async (/** @type {string} */ it) => ({
    ok: it === `https://games.example${app}manifest.webmanifest`,
  });
  const given = {
    location: { origin, pathname, search, hash, replace },
    navigator: { languages },
    document: window.document,
    fetch,
  };
  compileFunction(SCRIPT, Object.keys(given))(...Object.values(given));
  await settled();
  const way = window.document.querySelector("a");
  return { led, text: window.document.body.textContent, way: way.hidden ? "" : way.href };
}

test("a link whose # was escaped leads to the fragment, below any path", async () => {
  for (const [path, expected] of [
    ["/%23/pyrga?v=1&g=Sb2.Sb3", "/#/pyrga?v=1&g=Sb2.Sb3"],
    ["/a/b/%23/pyrga/rules", "/a/b/#/pyrga/rules"],
    ["/tesserae%23/pyrga", "/tesserae#/pyrga"],
    ["/tesserae/%23%2Fpyrga%3Fv%3D1", "/tesserae/#%2Fpyrga%3Fv%3D1"],
    ["//evil.example/%23/pyrga", "//evil.example/#/pyrga"],
  ])
    assert.equal((await opened(path)).led, `https://games.example${expected}`);
});

test("all other addresses are named, in the reader's language, with the way to the app", async () => {
  const it = await opened("/tesserae/nope/a?b=%23", { app: "/tesserae/" });
  assert.deepEqual(it, {
    led: "",
    text: "en /tesserae/nope/aen",
    way: "https://games.example/tesserae/",
  });
  assert.match((await opened("/<b>", { languages: ["fr-CA"] })).text, /^fr \/%3Cb%3E/);
  assert.match((await opened("/x", { languages: ["de"] })).text, /^en/);
  assert.equal((await opened("/x", { app: "/elsewhere/" })).way, "");
});
