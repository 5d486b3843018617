// What the app in MicroPython gets of JavaScript, and how its bundle is opened.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { open, unpack } from "../../../web/standin/app.js";

/** @typedef {Record<string, any>} Fields */

/** An app whose Python notes what is done to it. */
async function opened() {
  const paths = ["", ".frozen"];
  const noted = {
    folders: /** @type {string[]} */ ([]),
    files: /** @type {Fields} */ ({}),
    modules: /** @type {string[]} */ ([]),
  };
  /** @type {Fields} */
  const called = {
    begin: (/** @type {string} */ seed) => `seed ${seed}`,
    busy: () => true,
    handle: (/** @type {string} */ event) => (event ? `${event}\x1fpage` : ""),
    tidy: () => "tidied",
    load: (/** @type {string} */ name) => noted.modules.push(name),
  };
  /** @type {Fields} */
  let host = {};
  /** @type {Fields} */
  let given = {};
  const path = {
    clear: () => paths.splice(0),
    append: (/** @type {string} */ it) => paths.push(it),
  };
  const python = {
    FS: {
      mkdir: (/** @type {string} */ path) => noted.folders.push(path),
      writeFile: (/** @type {string} */ path, /** @type {Uint8Array} */ content) => {
        noted.files[path] = Buffer.from(content).toString();
      },
    },
    registerJsModule: (/** @type {string} */ _, /** @type {Fields} */ it) => {
      host = it;
    },
    pyimport: (/** @type {string} */ name) => (name === "sys" ? { path } : called),
  };
  const load = async (/** @type {object} */ options) => {
    given = options;
    return python;
  };
  const bundle = await unpack(packed({ "a/b/c.mpy": "1", "d.mpy": "22" }));
  const app = await open(load, { url: "x" }, bundle);
  return { app, host, noted, given, paths };
}

/** @param {Record<string, string>} files */
function packed(files) {
  const lengths = Object.fromEntries(Object.entries(files).map(([name, it]) => [name, it.length]));
  return gzipSync(`${JSON.stringify(lengths)}\n${Object.values(files).join("")}`);
}

test("a bundle is unpacked into its files and their folders, and more are added", async () => {
  const { app, noted, given, paths } = await opened();
  assert.deepEqual(paths, ["/"], "no module of MicroPython's own");
  assert.deepEqual(noted, {
    folders: ["/a", "/a/b"],
    files: { "/a/b/c.mpy": "1", "/d.mpy": "22" },
    modules: [],
  });
  assert.equal(given.url, "x");
  app.add(await unpack(packed({ "a/e.mpy": "3" })));
  assert.deepEqual(noted.folders, ["/a", "/a/b"]);
  assert.equal(/** @type {Fields} */ (noted.files)["/a/e.mpy"], "3");
});

test("the app is asked as Pyodide's is", async () => {
  const { app } = await opened();
  assert.deepEqual(app.handle("event"), ["event", "page"]);
  assert.deepEqual(app.handle(""), []);
  assert.deepEqual([app.busy(), app.begin("7"), app.tidy()], [true, "seed 7", "tidied"]);
});

test("a module is imported by the path of its file, unless its language may be missing", async () => {
  const { app, noted } = await opened();
  for (const path of ["a/b/c.mpy", "d/__init__.mpy", "a/strings/fr/b.mpy", "e.mpy"]) app.load(path);
  assert.deepEqual(noted.modules, ["a.b.c", "d", "e"]);
});

test("texts are changed as Python changes them", async () => {
  const { host } = await opened();
  assert.equal(host.lower("ÀB"), "àb");
  assert.equal(host.upper("àß"), "ÀSS");
  assert.equal(host.words("a \t\n\u00a0b\u2003c"), "a b c");
  assert.equal(host.strip("\u3000 a b\x1c\n"), "a b");
  assert.deepEqual(["a b", "é語", "a\n", "a\u00a0b", "\u200b"].map(host.isprintable), [
    true,
    true,
    false,
    false,
    false,
  ]);
  assert.deepEqual(host.pairs("?a=1&b=%20+&a=2&c"), [
    ["?a", "1"],
    ["b", "  "],
    ["a", "2"],
    ["c", ""],
  ]);
  assert.equal(host.quote("a/é !'()*~-_.?"), "a/%C3%A9%20%21%27%28%29%2A~-_.%3F");
});

test("JSON is read and written as Python does it", async () => {
  const { host } = await opened();
  assert.equal(host.unescaped('"\\u00e9\\n"'), "é\n");
  const text = '{"a": ["\\u00e9/", -1.5, true, null, {}]}';
  assert.deepEqual(host.parts(text).split("\0"), [
    "{",
    '"a"',
    "[",
    '"\\u00e9/"',
    "-1.5",
    "true",
    "null",
    "{",
    "}",
    "]",
    "}",
  ]);
  for (const bad of ["{", "{'a': 1}", "", "[1,]"]) assert.equal(host.parts(bad), "", bad);
  assert.equal(host.written('["\\u00e9", "\\/"]', false), '["é", "/"]');
  assert.equal(host.written('["é😀"]', true), '["\\u00e9\\ud83d\\ude00"]');
});

test("patterns mean what they mean in Python", async () => {
  const { host } = await opened();
  const { compile, ASCII, IGNORECASE, DOTALL } = host.re;
  const all = (/** @type {string} */ pattern, /** @type {string} */ text, flags = 0) => [
    ...(compile(pattern, flags).match(text) ?? []),
  ];
  assert.deepEqual(all("\\d+", "٣4x"), ["٣4"], "digits of any writing");
  assert.deepEqual(all("\\d+", "4٣", ASCII), ["4"]);
  assert.deepEqual(all("[\\w-]+", "é_9-語 x"), ["é_9-語"]);
  assert.deepEqual(all("\\W\\D\\S", " ab"), [" ab"]);
  assert.deepEqual(all("a.c", "a\nc"), [], "a dot is no end of line");
  assert.deepEqual(all("a.c", "a\rc"), ["a\rc"], "but any other character");
  assert.deepEqual(all("a.c", "a\nc", DOTALL), ["a\nc"]);
  assert.deepEqual(all("a[.]c", "abc"), []);
  assert.deepEqual(all("AB", "ab", IGNORECASE), ["ab"]);
  assert.deepEqual(all("AB", "ab", IGNORECASE | ASCII), ["ab"]);
  assert.deepEqual(all("a\\.b", "a.b"), ["a.b"]);
  const pattern = compile("(\\d)(x)?");
  assert.equal(pattern.pattern, "(\\d)(x)?");
  assert.equal(pattern.match("a1"), null);
  assert.equal(pattern.fullmatch("1xx"), null);
  assert.deepEqual([...pattern.fullmatch("1x")], ["1x", "1", "x"]);
  const found = pattern.search("😀é1");
  assert.deepEqual([[...found], found.groups(), found.start()], [["1", "1", null], ["1", null], 2]);
  assert.deepEqual(
    pattern.finditer("1x 2").map((/** @type {any} */ it) => it[0]),
    ["1x", "2"],
  );
  assert.deepEqual(pattern.findall("1x 2"), [
    ["1", "x"],
    ["2", ""],
  ]);
  assert.deepEqual(
    [compile("(a)b").findall("abab"), compile("ab").findall("abab")],
    [
      ["a", "a"],
      ["ab", "ab"],
    ],
  );
  assert.equal(compile("(\\d)-").sub("$\\1", "1-2-"), "$1$2");
  assert.deepEqual(compile("(,)|;").split("a,b;c"), ["a", ",", "b", null, "c"]);
});
