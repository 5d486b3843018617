// What WebAssembly files say of themselves, read byte by byte.

const SECTION = { DATA: 11 };
const CONST = 0x41;
const END = 0x0b;

/** Reads on from a place in a file. */
class Reader {
  /**
   * @param {Uint8Array} bytes
   * @param {number} at
   */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  /** A number without sign. Of large ones only the last 32 bits. */
  number() {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = this.bytes[this.at++];
      if (shift < 32) value |= (byte & 127) << shift;
      shift += 7;
    } while (byte & 128);
    return value >>> 0;
  }
}

/**
 * Where a section begins, where its content does, and where it ends.
 * @param {Uint8Array} wasm
 * @param {number} wanted
 */
function section(wasm, wanted) {
  const reader = new Reader(wasm, 8);
  while (reader.at < wasm.length) {
    const begin = reader.at;
    const kind = wasm[reader.at++];
    const size = reader.number();
    if (kind === wanted) return { begin, at: reader.at, end: reader.at + size };
    reader.at += size;
  }
  throw new Error(`no section ${wanted} in the WebAssembly`);
}

/**
 * The memory as the file fills it, up to where it fills it.
 * @param {Uint8Array} wasm
 */
export function memory(wasm) {
  const reader = new Reader(wasm, section(wasm, SECTION.DATA).at);
  const segments = Array.from({ length: reader.number() }, () => {
    const active = reader.number() === 0 && wasm[reader.at++] === CONST;
    const start = reader.number();
    if (!active || wasm[reader.at++] !== END) throw new Error("a segment of another kind");
    const size = reader.number();
    reader.at += size;
    return { start, bytes: wasm.subarray(reader.at - size, reader.at) };
  });
  const ends = segments.map(({ start, bytes }) => start + bytes.length);
  const filled = new Uint8Array(Math.max(...ends));
  for (const { start, bytes } of segments) filled.set(bytes, start);
  return filled;
}

/**
 * The file with something else to fill the memory with, in one piece: zeros cost nothing when
 * compressed, thousands of pieces do.
 * @param {Uint8Array} wasm
 * @param {Uint8Array} filled
 */
export function withMemory(wasm, filled) {
  const { begin, end } = section(wasm, SECTION.DATA);
  const start = filled.findIndex((byte) => byte !== 0);
  const head = [1, 0, CONST, ...encodeSigned(start), END, ...encodeUnsigned(filled.length - start)];
  const size = head.length + filled.length - start;
  const parts = [wasm.subarray(0, begin), [SECTION.DATA, ...encodeUnsigned(size), ...head]];
  return Buffer.concat(
    [...parts, filled.subarray(start), wasm.subarray(end)].map((it) => Buffer.from(it)),
  );
}

/**
 * A number as it stands in a file.
 * @param {number} value
 * @returns {number[]}
 */
function encodeUnsigned(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...encodeUnsigned(value >>> 7)];
}

/**
 * The same of a number that may have a sign, and has none.
 * @param {number} value
 * @returns {number[]}
 */
function encodeSigned(value) {
  return value < 64 ? [value] : [(value & 127) | 128, ...encodeSigned(value >>> 7)];
}
