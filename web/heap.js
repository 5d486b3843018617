// What of Python's memory follows from the rest, and is not sent with a snapshot: the hashes of
// texts, and the links of the list that garbage collection keeps of objects. tools/pyodide/snapshot.mjs
// takes out what is put back here.

/**
 * Where things are in the memory.
 * @typedef {{ texts: number, from: number, list: number }} Layout the type of texts, where objects
 *     may begin, and the list of objects that are never collected
 */

const HEAD = 20; // bytes of a text before its characters, if all are ASCII
const LONG_HEAD = 28; // the same of others
const ASCII = 64;
const COMPACT = 32;
const MOST = 1 << 20; // characters of a text
const MULTIPLIER = 1000003;
const UNKNOWN = 0xffffffff; // stands for a hash that was not asked for yet

/**
 * Finds texts: where their hash is, in words, and where their characters begin and how many bytes
 * these are.
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
 * Changes the hashes of texts, where they are known, to zero, and back.
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
 * Python's hash of bytes, as it is in WebAssembly: FNV, four bytes at a time but the last. Python
 * was started with the seed 0.
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
 * Links the objects, one after the other; each link keeps the bits that it has.
 * @param {Uint32Array} words the memory
 * @param {number} list
 * @param {Iterable<number>} objects where they are, in steps of eight bytes from one to the next
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
 * Where objects are, as it is sent: the steps from one to the next in eights of bytes, each a byte
 * or, after zero, four bytes with the least first.
 * @param {Uint8Array} steps
 * @returns {Generator<number>}
 */
function* places(steps) {
  const numbers = new DataView(steps.buffer, steps.byteOffset, steps.length);
  let place = 0;
  for (let at = 0; at < steps.length; at += 1) {
    let step = steps[at];
    if (!step) {
      step = numbers.getUint32(at + 1, true);
      at += 4;
    }
    place += 8 * step;
    yield place;
  }
}

/**
 * Puts back all that was not sent.
 * @param {Uint8Array} memory
 * @param {Layout} layout
 * @param {Uint8Array} steps
 */
export function restore(memory, layout, steps) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  swapHashes(memory, layout);
  link(words, layout.list, places(steps));
}
