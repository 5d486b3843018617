// The screen that the address asks for, before Python runs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled, until } from "../support/games.js";
import { Page } from "../support/page.js";

/** @typedef {Record<string, any>} Fields */

const screen = (
  /** @type {string} */ name,
  /** @type {string} */ inner,
  /** @type {string} */ more = "",
) =>
  `<template id="screen-${name}" data-fingerprints='{"page":7,"guide":8}' ${more}>${inner}</template>`;

const board = (/** @type {string} */ game) =>
  `<div id="screen-of" data-game="${game}"><main role="grid">${game}</main></div>`;

const BODY = [
  '<div id="page"></div><dialog id="dialog"></dialog>',
  screen("home.en", "<div>Home</div>"),
  screen("home.fr", "<div>Accueil</div>"),
  screen("pyrga.en", board("pyrga")),
  screen("pyrga-embed.en", board("embedded")),
  screen("pyrga-learn.en", "<div>Lesson</div>"),
  screen("pyrga-puzzle.en", "<div>Puzzle</div>"),
  screen("mistakes.en", "<div>Mistakes</div>"),
  screen("pyrga-rules.en", '<div id="guide"><p>1</p></div>', 'data-guide="sha256-x"'),
  screen(
    "tetrad.en",
    '<b class="screen"><svg data-picture="0"></svg><svg><g data-picture="1"></g></svg></b>',
  ),
  '<template id="picture-0"><svg><svg class="figure">ground</svg></svg></template>',
  '<template id="picture-1"><svg><g>two</g><g>pieces</g></svg></template>',
  screen("zaic.en", '<div><div id="board-cells"></div></div>', 'data-file="sha256-x"'),
].join("");

/** @param {string} hash @param {Fields} [more] */
async function painted(hash, { root = {}, texts = {}, languages = ["en"], files = {} } = {}) {
  const fetch = async (/** @type {URL} */ address) => {
    const name = address.pathname.split("/").at(-1) ?? "";
    return files[name] ? new Response(files[name]) : new Response("", { status: 404 });
  };
  const page = new Page(BODY, { hash, root, given: { navigator: { languages }, fetch } });
  page.keep(texts);
  const first = await page.module("page/first_paint.js");
  first.paintFirst();
  const text = () => page.get("page").textContent;
  const elsewhere = () => "elsewhere" in page.document.documentElement.dataset;
  return { page, first, text, elsewhere };
}

test("each address has its screen, and home is for all others", async () => {
  for (const [hash, expected] of [
    ["#/", "Home"],
    ["", "Home"],
    ["#/pyrga", "pyrga"],
    ["#/pyrga/learn/3", "Lesson"],
    ["#/pyrga/puzzle/today", "Puzzle"],
    ["#/pyrga/puzzle/2026.11.22", "Puzzle"],
    ["#/pyrga/mistakes", "Mistakes"],
    ["#/pyrga/study", "pyrga"],
    ["#/mistakes", "Mistakes"],
    ["#/pyrga/rules/towers", "1"],
    ["#/Pyrga/rules)", "1"],
    ["#%2Fpyrga%2Flearn%3Fv%3D1", "Lesson"],
    ["#%23/pyrga?v=1&amp;g=Sb2", "pyrga"],
    ["#!/pyrga/puzzle/17.", "Puzzle"],
    ["##/mistakes", "Mistakes"],
    ["#%", "Home"],
    ["#/pyrga/puzzle/run", "Home"],
    ["#/pyrga/study/train", "Home"],
    ["#/nothing", "Home"],
    ["#/<b>", "Home"],
  ])
    assert.equal((await painted(hash)).text(), expected, hash);
  assert.equal((await painted("#/", { languages: ["fr"] })).text(), "Accueil");
  const settings = { settings: '{"language":"fr","theme":"dark"}' };
  const { page } = await painted("#/", { texts: settings });
  assert.deepEqual(
    [page.document.documentElement.lang, page.document.documentElement.dataset.theme],
    ["fr", "dark"],
  );
});

test("a screen is painted with the pictures that it shares with others, each time", async () => {
  const { page } = await painted("#/tetrad");
  const shown = () =>
    page.get("page").innerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', "");
  const whole =
    '<b class="screen"><svg class="figure">ground</svg><svg><g>two</g><g>pieces</g></svg></b>';
  assert.equal(shown(), whole);
  page.fire(page.window, "hashchange");
  assert.equal(shown(), whole);
});

test("a board that will show something else is marked", async () => {
  for (const [expected, hash, texts, root] of /** @type {any[]} */ ([
    [false, "#/pyrga", {}, {}],
    [true, "#/pyrga", { begun: "pyrga" }, {}],
    [false, "#/pyrga", { begun: "pyrga" }, { embed: "" }],
    [true, "#/pyrga?v=1&g=Sb2", {}, {}],
    [true, "#/pyrga?v=1&amp;g=Sb2", {}, {}],
    [true, "#%2Fpyrga%3Fv%3D1%26g%3DSb2", {}, {}],
    [true, "#/pyrga?v=1&p=x", {}, {}],
    [false, "#/pyrga/learn/1", {}, {}],
    [true, "#/pyrga/learn/2", {}, {}],
    [true, "#/pyrga/learn", { lessons: "{}" }, {}],
    [true, "#/pyrga/study", {}, {}],
    [false, "#/pyrga/rules", { begun: "pyrga" }, {}],
  ])) {
    const { elsewhere } = await painted(hash, { texts, root });
    assert.equal(elsewhere(), expected, `${hash} ${JSON.stringify(texts)}`);
  }
});

test("a frame has a screen of its own, without what the host leaves out", async () => {
  const { page, text, first } = await painted("#/pyrga?bare=1&bar=0", { root: { embed: "" } });
  assert.equal(text(), "embedded");
  assert.deepEqual([...page.get("screen-of").classList], ["bare", "barless"]);
  const study = await painted("#/pyrga/study?v=1&g=Sb2", { root: { embed: "" } });
  assert.deepEqual([...study.page.get("screen-of").classList], ["of-study"]);
  assert.deepEqual(study.first.handOver(), {});
  assert.deepEqual(first.handOver(), {}, "the app draws it again");
});

test("the app gets the fingerprints of what it need not draw, and paints from then on", async () => {
  const { page, text, first } = await painted("#/pyrga");
  assert.equal(first.paintedGame(), "pyrga");
  page.window.location.hash = "#/";
  page.fire(page.window, "hashchange");
  assert.equal(text(), "Home");
  assert.equal(first.paintedGame(), "");
  assert.deepEqual(first.handOver(), { page: 7 });
  page.window.location.hash = "#/pyrga";
  page.fire(page.window, "hashchange");
  assert.equal(text(), "Home");
});

test("the game of a puzzle is known before its board is", async () => {
  for (const hash of ["#/pyrga/puzzle", "#/pyrga/puzzle/7", "#/pyrga/puzzle/today"]) {
    const { first } = await painted(hash);
    assert.equal(first.paintedGame(), "pyrga");
  }
  const { first } = await painted("#/");
  assert.equal(first.paintedGame(), "");
});

test("the sections of the rules that are in a file follow the first", async () => {
  const files = { "pyrga-rules.en.html": "<p>1</p><p>2</p><p>3</p>" };
  const { text, first } = await painted("#/pyrga/rules", { files });
  await until(() => text() === "123");
  await settled();
  assert.deepEqual(first.handOver(), { page: 7, guide: 8 });
  const without = await painted("#/pyrga/rules");
  await settled();
  assert.equal(without.text(), "1");
  assert.deepEqual(without.first.handOver(), { page: 7 });
});

test("the rest of a screen that is in a file is filled in, unless another is wanted by then", async () => {
  const files = { "zaic.en.html": '<div><div id="board-cells"><b>cells</b></div></div>' };
  const { text, first } = await painted("#/zaic", { files });
  assert.equal(first.paintedGame(), "zaic");
  await until(() => text() === "cells");
  assert.deepEqual(first.handOver(), { page: 7 });
  const left = await painted("#/zaic", { files });
  left.page.window.location.hash = "#/";
  left.page.fire(left.page.window, "hashchange");
  await settled();
  assert.equal(left.text(), "Home");
});
