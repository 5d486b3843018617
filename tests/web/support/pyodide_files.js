// What a worker fetches to start a small Python: its WebAssembly, and a snapshot of its memory.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { hash } from "../../../web/heap.js";

export const LAYOUT = { texts: 0x1230, from: 64, list: 200 };
export const HEAD = 8; // bytes of a snapshot before the memory in it
export const SIZE = 1024; // of the memory
export const STATIC = [1, 2, 3, 4, 5, 6, 7, 8]; // what the WebAssembly fills the memory with
export const PAGE = 65536;

/** WebAssembly with a memory of one page, filled at its beginning. */
export const WASM = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 1],
  ...[7, 10, 1, 6, ...Buffer.from("memory"), 2, 0],
  ...[11, 6 + STATIC.length, 1, 0, 0x41, 0, 0x0b, STATIC.length, ...STATIC],
]);

/** A part of a section of WebAssembly: a text with its length. @param {string} text */
const named = (text) => [text.length, ...Buffer.from(text)];
/** @param {number} kind @param {number[]} content */
const section = (kind, content) => [kind, content.length, ...content];

/** The same, which imports what loads its other part, and offers that to be called. */
export const PRIMARY = Uint8Array.from([
  ...WASM.slice(0, 8),
  ...section(1, [1, 0x60, 0, 0]),
  ...section(2, [1, ...named("deferred"), ...named("load"), 0, 0]),
  ...section(5, [1, 0, 1]),
  ...section(7, [2, ...named("memory"), 2, 0, ...named("call"), 0, 0]),
  ...section(11, [1, 0, 0x41, 0, 0x0b, STATIC.length, ...STATIC]),
]);

/** The other part: it writes 42 into the memory of the first. */
export const DEFERRED = Uint8Array.from([
  ...WASM.slice(0, 8),
  ...section(2, [1, ...named("primary"), ...named("memory"), 2, 0, 1]),
  ...section(11, [1, 0, 0x41, 32, 0x0b, 1, 42]),
]);

/** The decoder of Zstandard, as tools/building/vendor.py takes it. */
export const DECODER = (() => {
  const script = new URL("../../../node_modules/zstddec/dist/zstddec.mjs", import.meta.url);
  const found = readFileSync(script, "utf8").match(/const wasm = "([A-Za-z0-9+/=]+)"/);
  return gzipSync(Buffer.from(found?.[1] ?? "", "base64"));
})();

/** A frame of Zstandard with one block that is not compressed. @param {Uint8Array} content */
export function frame(content) {
  const head = Buffer.alloc(12);
  head.writeUInt32LE(0xfd2fb528, 0);
  head.writeUInt8(0xa0, 4); // one segment, its size in four bytes
  head.writeUInt32LE(content.length, 5);
  head.writeUIntLE((content.length << 3) | 1, 9, 3);
  return Buffer.concat([head, content]);
}

/** @param {Uint8Array} content */
export function adler32(content) {
  let [a, b] = [1, 0];
  for (const byte of content) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}

/** A memory with a string and a list of two objects: as it is, and as the snapshot has it. */
export function memories() {
  const whole = new Uint8Array(HEAD + SIZE);
  const head = new Uint32Array(whole.buffer, 0, 2);
  head[1] = HEAD;
  const memory = whole.subarray(HEAD);
  const words = new Uint32Array(whole.buffer, HEAD);
  memory.set(STATIC.map((it) => it ^ 1)); // the program has changed it
  words[17] = LAYOUT.texts;
  words[18] = 8;
  words[20] = (1 << 2) | 32 | 64;
  memory.set(Buffer.from("tesserae"), 84);
  const sparse = whole.slice();
  sparse.set(
    STATIC.map((it) => it ^ 1 ^ it),
    HEAD,
  );
  words[19] = hash(memory, 84, 8);
  for (const [at, link] of [
    [50, 208],
    [51, 240],
    [52, 240],
    [53, 200],
    [60, 200],
    [61, 208],
  ])
    words[at] = link;
  return { whole, sparse };
}

/** The file of a snapshot: runs of bytes, and the distances of objects. @param {Uint8Array} sparse */
export function file(sparse) {
  const runs = [
    [0, 16],
    [64, 64],
  ]; // what else there is, is empty
  const numbers = new Uint32Array([runs.length, ...runs.flat()]);
  const parts = runs.map(([from, length]) => sparse.subarray(from, from + length));
  return Buffer.concat([Buffer.from(numbers.buffer), ...parts, Buffer.from([26, 4])]);
}
