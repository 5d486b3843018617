// What WebAssembly files say of themselves, read byte by byte.

const SECTION = { CODE: 10, DATA: 11 };
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

  skip(count = 1) {
    for (let i = 0; i < count; i += 1) this.number();
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
  const head = [1, 0, CONST, ...signed(start), END, ...unsigned(filled.length - start)];
  const size = head.length + filled.length - start;
  const parts = [wasm.subarray(0, begin), [SECTION.DATA, ...unsigned(size), ...head]];
  return Buffer.concat(
    [...parts, filled.subarray(start), wasm.subarray(end)].map((it) => Buffer.from(it)),
  );
}

/**
 * A number as it stands in a file.
 * @param {number} value
 * @returns {number[]}
 */
function unsigned(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/**
 * The same of a number that may have a sign, and has none.
 * @param {number} value
 * @returns {number[]}
 */
function signed(value) {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}

/**
 * The numbers that may be places in the memory, for each function that the file defines:
 * constants, and what is added to an address.
 * @param {Uint8Array} wasm
 * @returns {Set<number>[]}
 */
export function numbers(wasm) {
  const reader = new Reader(wasm, section(wasm, SECTION.CODE).at);
  return Array.from({ length: reader.number() }, () => {
    /** @type {Set<number>} */
    const found = new Set();
    const size = reader.number();
    const end = reader.at + size;
    for (let locals = reader.number(); locals > 0; locals -= 1) reader.skip(2);
    while (reader.at < end) instruction(reader, found);
    if (reader.at !== end) throw new Error("an instruction that is not known");
    return found;
  });
}

/**
 * Reads one instruction.
 * @param {Reader} reader
 * @param {Set<number>} found
 */
function instruction(reader, found) {
  const code = reader.bytes[reader.at++];
  if (code === CONST) found.add(reader.number());
  else if (code >= 0x28 && code <= 0x3e) access(reader, found);
  else if (code === 0x43) reader.at += 4;
  else if (code === 0x44) reader.at += 8;
  else if (code === 0x0e) reader.skip(reader.number() + 1);
  else if (code === 0x1c) reader.at += reader.number();
  else if (code === 0xfc) reader.skip(bulk(reader.number()));
  else if (code === 0xfd) vector(reader, found);
  else reader.skip(operands(code));
}

/**
 * Reads what a load or a store names.
 * @param {Reader} reader
 * @param {Set<number>} found
 */
function access(reader, found) {
  const alignment = reader.number();
  if (alignment & 64) reader.skip();
  found.add(reader.number());
}

/**
 * How many numbers follow an instruction.
 * @param {number} code
 */
function operands(code) {
  if (code === 0x11 || code === 0x13) return 2;
  if ([0x02, 0x03, 0x04, 0x06, 0x10, 0x12, 0x3f, 0x40, 0x42, 0xd0, 0xd2].includes(code)) return 1;
  if ((code >= 0x07 && code <= 0x09) || code === 0x0c || code === 0x0d || code === 0x18) return 1;
  if (code >= 0x20 && code <= 0x26) return 1;
  const none = code <= 0x01 || [0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].includes(code);
  if (none || (code >= 0x45 && code <= 0xc4)) return 0;
  throw new Error(`an instruction that is not known: ${code}`);
}

/** @param {number} code */
function bulk(code) {
  if (code < 8) return 0;
  return [8, 10, 12, 14].includes(code) ? 2 : 1;
}

/**
 * Reads an instruction on vectors.
 * @param {Reader} reader
 * @param {Set<number>} found
 */
function vector(reader, found) {
  const code = reader.number();
  const lane = code >= 84 && code <= 91;
  if (code <= 11 || code === 92 || code === 93 || lane) access(reader, found);
  if (code === 12 || code === 13) reader.at += 16;
  if (lane || (code >= 21 && code <= 34)) reader.at += 1;
}
