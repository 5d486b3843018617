// Restoring what is left out of a snapshot of Python's memory.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findTexts, hash, link, restore, swapHashes } from "../../web/heap.js";

const LAYOUT = { texts: 0x1230, from: 64, list: 200 };
const KNOWN = { tesserae: 0x4b8f5ad3, a: 0xe40db1e0, "": 0 }; // as Pyodide's Python has them
const [ASCII, COMPACT] = [64, 32];

/** A memory with strings, each at an address. @param {[number, string, object?][]} strings */
function memory(strings) {
  const bytes = new Uint8Array(512);
  const words = new Uint32Array(bytes.buffer);
  for (const [address, text, more] of strings) {
    const kind = [...text].some((it) => it > "ÿ") ? 2 : 1;
    const ascii = /^[ -~]*$/.test(text);
    const state = { kind, flags: COMPACT | (ascii ? ASCII : 0), length: text.length, ...more };
    const at = address / 4;
    words[at + 1] = LAYOUT.texts;
    words[at + 2] = state.length;
    words[at + 4] = (state.kind << 2) | state.flags;
    const begin = address + (ascii ? 20 : 28);
    const content = kind === 1 ? Buffer.from(text, "latin1") : Buffer.from(text, "utf16le");
    bytes.set(content, begin);
    words[at + 3] = hash(bytes, begin, content.length);
  }
  return bytes;
}

/** @param {Uint8Array} bytes */
const found = (bytes) => [...findTexts(bytes, LAYOUT)].map(([at]) => 4 * (at - 3));

test("hashes are Python's", () => {
  for (const [text, expected] of Object.entries(KNOWN)) {
    const bytes = Buffer.from(`..${text}`);
    assert.equal(hash(bytes, 2, text.length), expected, text);
  }
  for (let size = 0; size < 20; size += 1) {
    const bytes = Uint8Array.from({ length: size }, (_, n) => (n * 89 + 200) & 255);
    assert.ok(hash(bytes, 0, size) >= 0);
  }
});

test("a hash that would stand for none is another", () => {
  const [multiplier, inverse] = [1000003, 0x78819a6b];
  assert.equal(Math.imul(multiplier, inverse), 1);
  const found = [];
  for (let first = 0; first < 256; first += 1) {
    for (let last = 0; last < 256; last += 1) {
      const before = Math.imul(0xfffffffa ^ last, inverse); // -1 but for the length, five
      const four = before ^ Math.imul(first << 7, multiplier);
      if ((four & 255) === first)
        found.push([...[0, 8, 16, 24].map((it) => (four >> it) & 255), last]);
    }
  }
  assert.ok(found.length > 9);
  for (const bytes of found) assert.equal(hash(Uint8Array.from(bytes), 0, 5), 0xfffffffe);
});

test("strings of all kinds are found, and nothing else is taken for one", () => {
  assert.deepEqual(
    found(
      memory([
        [64, "tesserae"],
        [128, "é"],
        [192, "語語"],
      ]),
    ),
    [64, 128, 192],
  );
  assert.deepEqual(found(memory([[32, "tesserae"]])), [], "below the first object");
  for (const more of [
    { kind: 0 },
    { kind: 3 },
    { flags: ASCII },
    { length: 1 << 20 },
    { length: 500 },
  ])
    assert.deepEqual(found(memory([[64, "tesserae", more]])), [], JSON.stringify(more));
  assert.deepEqual(found(new Uint8Array(512)), []);
});

test("what is in a string is not taken for another", () => {
  const bytes = memory([
    [64, "x".repeat(60)],
    [160, "b"],
  ]);
  new Uint32Array(bytes.buffer).set([LAYOUT.texts, 1, 0, (1 << 2) | COMPACT | ASCII], 24);
  assert.deepEqual(found(bytes), [64, 160]);
});

test("hashes that were taken out come back, and others stay", () => {
  const bytes = memory([
    [64, "tesserae"],
    [128, "a"],
    [192, "b"],
  ]);
  const words = new Uint32Array(bytes.buffer);
  words[35] = 12345; // not the hash of "a"
  const before = bytes.slice();
  swapHashes(bytes, LAYOUT);
  assert.deepEqual([words[19], words[35], words[51]], [0, 12345, 0]);
  swapHashes(bytes, LAYOUT);
  assert.deepEqual(bytes, before);
  assert.equal(words[19], KNOWN.tesserae);
});

test("objects are linked into a list, and the flags in the links stay", () => {
  const words = new Uint32Array(128);
  words[52] = 1; // a flag in the link of the object at 208 to the next
  words[53] = 2; // and one in that to the one before
  link(words, 200, [208, 240]);
  assert.deepEqual([words[50], words[51]], [208, 240]);
  assert.deepEqual([words[52], words[53]], [240 | 1, 200 | 2]);
  assert.deepEqual([words[60], words[61]], [200, 208]);
});

test("all of it is restored, from steps of one byte and of five", () => {
  const bytes = memory([[64, "tesserae"]]);
  swapHashes(bytes, LAYOUT);
  restore(bytes, LAYOUT, Uint8Array.from([26, 0, 20, 0, 0, 0, 1]));
  const words = new Uint32Array(bytes.buffer);
  assert.equal(words[19], KNOWN.tesserae);
  assert.deepEqual([words[50], words[52], words[92], words[94]], [208, 368, 376, 200]);
});
