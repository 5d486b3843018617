// Restores the parts of Python's memory that a snapshot leaves out, as they follow from the rest:
// the hashes of strings, and the links of the garbage collector's list of objects.
// tools/pyodide/snapshot.mjs removes both.

/**
 * Addresses in the memory.
 * @typedef {{ texts: number, from: number, list: number }} Layout the type object of strings, the
 *     lowest address of objects, and the head of the list of objects that are never collected
 */

const HEAD = 20; // bytes of a string before its characters, if all are ASCII
const LONG_HEAD = 28; // the same for all others
const ASCII = 64;
const COMPACT = 32;
const MOST = 1 << 20; // characters of a string
const MULTIPLIER = 1000003;
const UNKNOWN = 0xffffffff; // a hash that has not been computed yet

/**
 * Finds strings: the word index of the hash, the address of the characters, their size in bytes.
 * @param {Uint8Array} memory
 * @param {Layout} layout
 * @returns {Generator<[number, number, number]>}
 */
export function* findTexts(memory, { texts, from }) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  const end = words.length - 4;
  for (let at = from >> 2; at < end; at += 1) {
    if (words[at] !== texts) continue;
    const state = words[at + 3];
    const kind = (state >> 2) & 7;
    const length = words[at + 1];
    const begin = 4 * (at - 1) + (state & ASCII ? HEAD : LONG_HEAD);
    const size = length * kind;
    const known = (kind === 1 || kind === 2 || kind === 4) && state & COMPACT && length < MOST;
    if (!known || begin + size > memory.length) continue;
    yield [at + 2, begin, size];
    at = Math.max(at + 3, (begin + size) >> 2);
  }
}

/**
 * Replaces the known hashes of strings by zero; called again, restores them.
 * @param {Uint8Array} memory
 * @param {Layout} layout
 */
export function swapHashes(memory, layout) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  for (const [at, begin, size] of findTexts(memory, layout)) {
    const right = hash(memory, begin, size);
    if (words[at] === 0) words[at] = right;
    else if (words[at] === right) words[at] = 0;
  }
}

/**
 * Python's hash in WebAssembly with hash seed 0: FNV, four bytes at a time except the last.
 * @param {Uint8Array} bytes
 * @param {number} begin
 * @param {number} size
 */
export function hash(bytes, begin, size) {
  if (!size) return 0;
  const end = begin + size;
  let at = begin;
  let mixed = bytes[at] << 7;
  for (; at + 4 < end; at += 4) {
    const four = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
    mixed = Math.imul(mixed, MULTIPLIER) ^ four;
  }
  for (; at < end; at += 1) mixed = Math.imul(mixed, MULTIPLIER) ^ bytes[at];
  mixed = (mixed ^ size) >>> 0;
  return mixed === UNKNOWN ? UNKNOWN - 1 : mixed;
}

/**
 * Links the objects into a list; keeps the flag bits in the links.
 * @param {Uint32Array} words the memory
 * @param {number} list
 * @param {Iterable<number>} objects their addresses
 */
export function link(words, list, objects) {
  let before = list;
  for (const object of objects) {
    words[before >> 2] |= object;
    words[(object >> 2) + 1] |= before;
    before = object;
  }
  words[before >> 2] |= list;
  words[(list >> 2) + 1] |= before;
}

/**
 * Decodes the addresses of objects, each as its distance from the one before in units of eight
 * bytes: one byte, or zero and four bytes in little-endian order.
 * @param {Uint8Array} steps
 * @returns {Generator<number>}
 */
function* addresses(steps) {
  const numbers = new DataView(steps.buffer, steps.byteOffset, steps.length);
  let address = 0;
  for (let at = 0; at < steps.length; at += 1) {
    let step = steps[at];
    if (!step) {
      step = numbers.getUint32(at + 1, true);
      at += 4;
    }
    address += 8 * step;
    yield address;
  }
}

/**
 * Restores everything left out.
 * @param {Uint8Array} memory
 * @param {Layout} layout
 * @param {Uint8Array} steps
 */
export function restore(memory, layout, steps) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  swapHashes(memory, layout);
  link(words, layout.list, addresses(steps));
}
