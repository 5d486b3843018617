// Takes modules of Python that are part of Pyodide's WebAssembly out of it. The linker put files
// one after the other: their functions, their places in the function table, and their constants in
// the memory are each in the same order. So where a module begins and ends can be told by the
// functions that make modules, PyInit_<name>.
import binaryen from "binaryen";

/** The built-in modules that no part of the app uses, nor what it imports. */
const MODULES = `
  _blake2 _bz2 _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _csv _ctypes
  _datetime _decimal _elementtree _hmac _lsprof _lzma _md5 _multibytecodec _pickle _posixsubprocess
  _queue _remote_debugging _sha1 _sha2 _sha3 _socket _sqlite3 _statistics _testbuffer _testcapi
  _testclinic _testclinic_limited _testinternalcapi _testlimitedcapi _xxtestfuzz _zoneinfo _zstd
  cmath fcntl mmap pyexpat select termios unicodedata xxsubtype
`
  .trim()
  .split(/\s+/);

/** Libraries that only these modules use, by the names of their functions. */
const LIBRARIES = [
  /^sqlite3_/,
  /^lzma_/,
  /^(ZSTD|ZDICT|FSE|HUF|COVER|POOL|HIST)/,
  /^BZ2_/,
  /^ffi_/,
];

/** The library of C++, of which Python has nothing: the names of its functions begin so. */
const OTHER = /^_Z/;
/** The one of them that runs whenever Pyodide starts: it makes the streams ready. */
const STREAMS = /^_ZNSt3__28ios_base4InitC\dEv$/;

/** Where the memory says where the lists of frozen code are. */
const FROZEN = ["_PyImport_FrozenBootstrap", "_PyImport_FrozenStdlib", "_PyImport_FrozenTest"];

const MAKER = "PyInit_";
const SHARED = 40; // functions before the next maker that may already be of its file
const NEAR = 4; // places of the function table on either side
const SPAN = 4096; // bytes: a table may be addressed from so far before it
const AROUND = 500; // functions whose constants tell where those of others are
const FEW = 8; // functions that stay among others that are gone
const LEAST = 1024; // bytes that are worth wiping
const ENTRY = 16; // bytes of an entry in the lists of frozen code

/** @typedef {[number, number]} Range from, to */

/**
 * Whether a function makes a module that is left out.
 * @param {string} name
 */
const isMaker = (name) => name.startsWith(MAKER) && MODULES.includes(name.slice(MAKER.length));

/**
 * What is known of a module while all is still exported: its functions by name, the exported ones
 * by number, and the exported places in the memory.
 * @param {binaryen.Module} module
 */
export function survey(module) {
  /** @type {Map<string, number>} */
  const functions = new Map();
  for (let i = 0; i < module.getNumFunctions(); i += 1)
    functions.set(binaryen.getFunctionInfo(module.getFunctionByIndex(i)).name, i);
  /** @type {[number, string][]} */
  const exports = [];
  /** @type {Map<string, number>} */
  const places = new Map();
  for (let i = 0; i < module.getNumExports(); i += 1) {
    const { kind, name, value } = binaryen.getExportInfo(module.getExportByIndex(i));
    if (kind === binaryen.ExternalFunction) exports.push([Number(functions.get(value)), name]);
    if (kind !== binaryen.ExternalGlobal) continue;
    const { init } = binaryen.getGlobalInfo(module.getGlobal(value));
    places.set(name, constant(init));
  }
  exports.sort(([a], [b]) => a - b);
  return { functions, exports, places };
}

/** @param {binaryen.ExpressionRef} expression */
function constant(expression) {
  const info = /** @type {binaryen.ConstInfo} */ (binaryen.getExpressionInfo(expression));
  return Number(info.value);
}

/**
 * The functions of what is left out, as ranges of their numbers.
 * @param {[number, string][]} exports
 * @returns {{ modules: Range[], libraries: Range[] }}
 */
function ranges(exports) {
  const makers = exports.filter(([, name]) => name.startsWith(MAKER));
  const known = new Set(makers.map(([, name]) => name.slice(MAKER.length)));
  const strange = MODULES.filter((name) => !known.has(name));
  if (strange.length) throw new Error(`no built-in modules any more: ${strange.join(" ")}`);
  /** @type {Range[]} */
  const modules = [];
  for (const [i, [from, name]] of makers.entries()) {
    if (!isMaker(name)) continue;
    const [to] = makers[i + 1];
    const last = modules.at(-1);
    if (last?.[1] === from) last[1] = to;
    else modules.push([from, to]);
  }
  for (const range of modules) range[1] = Math.max(range[0], range[1] - SHARED);
  const end = makers[makers.length - 1][0];
  const libraries = LIBRARIES.map((own) => {
    const numbers = exports.filter(([i, name]) => i > end && own.test(name)).map(([i]) => i);
    return /** @type {Range} */ ([Math.min(...numbers), Math.max(...numbers) + 1]);
  });
  return { modules, libraries };
}

/**
 * Empties the places of the function table that belong to what is left out. Binaryen then drops
 * the functions that nothing else reaches.
 * @param {binaryen.Module} module
 * @param {ReturnType<typeof survey>} known
 * @param {boolean} [named] whether what is called there traps with the name of what it was
 */
export function emptyPlaces(module, { functions, exports }, named = false) {
  const { modules, libraries } = ranges(exports);
  const plain = new Set(exports.filter(([, name]) => !OTHER.test(name)).map(([i]) => i));
  const other = new Set(
    exports.filter(([i, name]) => OTHER.test(name) && !plain.has(i)).map(([i]) => i),
  );
  const table = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
  const numbers = table.data.map((name) => Number(functions.get(name)));
  /** @type {Map<number, number>} */
  const uses = new Map();
  for (const it of numbers) uses.set(it, (uses.get(it) ?? 0) + 1);
  const makers = new Set(exports.filter(([, name]) => isMaker(name)).map(([i]) => i));
  const within = (/** @type {number} */ it) =>
    [...modules, ...libraries].some(([from, to]) => from <= it && it < to);
  const own = numbers.map((it) => within(it) || other.has(it));
  // Functions that were equal are one function now, which may lie in another's file.
  const leaves = own.map((is, at) => {
    const around = own.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    const most = around.filter(Boolean).length * 2 > around.length;
    return makers.has(numbers[at]) || (is && most && uses.get(numbers[at]) === 1);
  });
  const streams = exports.find(([, name]) => STREAMS.test(name));
  if (!streams) throw new Error("what starts the streams of C++ has another name");
  doNothing(module, binaryen.getFunctionInfo(module.getFunctionByIndex(streams[0])));
  const empty = "left out";
  module.addFunction(empty, binaryen.none, binaryen.none, [], module.unreachable());
  module.removeElementSegment(table.name);
  const instead = (/** @type {number} */ at) =>
    named ? trap(module, table.data[at], `${empty}: ${nameOf(exports, numbers[at])}`) : empty;
  const names = table.data.map((name, at) => (leaves[at] ? instead(at) : name));
  const start = module.i32.const(constant(table.offset));
  module.addActiveElementSegment(table.table, table.name, names, start);
}

/**
 * Adds a function that traps, and is called as another is; returns its name.
 * @param {binaryen.Module} module
 * @param {string} of
 * @param {string} name
 */
function trap(module, of, name) {
  if (module.getFunction(name)) return name;
  const { params, results } = binaryen.getFunctionInfo(module.getFunction(of));
  module.addFunction(name, params, results, [], module.unreachable());
  return name;
}

/**
 * A function by its number and by the last exported one up to it.
 * @param {[number, string][]} exports
 * @param {number} wanted
 */
function nameOf(exports, wanted) {
  const [number, name] = exports.findLast(([number]) => number <= wanted) ?? [0, "the first"];
  return `${wanted} (${name} + ${wanted - number})`;
}

/**
 * Has a method return its object, and nothing more.
 * @param {binaryen.Module} module
 * @param {binaryen.FunctionInfo} method
 */
function doNothing(module, { name, params, results }) {
  module.removeFunction(name);
  module.addFunction(name, params, results, [], module.local.get(0, results));
}

/**
 * The constants of functions that are gone, as far as they can be told for certain: what lies
 * behind all that the functions before them name, before all that those behind them name, and on
 * one side of what is named by those that stay among them. Constants come before the first of
 * Python's types, which may change.
 * @param {Set<number>[]} numbers those that each function names
 * @param {(index: number) => boolean} gone whether a function is
 * @param {ReturnType<typeof survey>} known
 * @returns {Range[]}
 */
export function constants(numbers, gone, { places }) {
  const types = [...places].filter(([name]) => name.endsWith("_Type")).map(([, place]) => place);
  const end = Math.min(...types);
  /** @type {Map<number, number[]>} */
  const named = new Map();
  for (const [i, found] of numbers.entries())
    for (const place of found)
      if (place % 16 === 0 && place < end) named.set(place, [...(named.get(place) ?? []), i]);
  const only = (/** @type {(index: number) => boolean} */ these) =>
    [...named].filter(([, by]) => by.every(these)).map(([place]) => place);
  return runs(numbers.length, gone).flatMap(([from, to]) => {
    const before = Math.max(0, ...only((i) => from - AROUND <= i && i < from));
    const next = only((i) => to <= i && i < to + AROUND).filter((place) => place > before);
    const within = (/** @type {number} */ place) =>
      place > before && place < Math.min(end, ...next);
    const stay = [...named.keys()].filter(
      (place) => within(place) && named.get(place)?.some((i) => from <= i && i < to && !gone(i)),
    );
    const go = only((i) => from <= i && i < to && gone(i)).filter(within);
    const edges = [before, ...stay.sort((a, b) => a - b), end];
    return edges.flatMap((edge, i) => {
      const own = go.filter((place) => place > edge && place < edges[i + 1]);
      const range = /** @type {Range} */ ([Math.min(...own) + SPAN, Math.max(...own)]);
      return range[1] - range[0] >= LEAST ? [range] : [];
    });
  });
}

/**
 * Where functions are gone, with few in between that are not.
 * @param {number} count
 * @param {(index: number) => boolean} gone
 */
function runs(count, gone) {
  /** @type {Range[]} */
  const found = [];
  for (let at = 0; at < count; at += 1) {
    const last = found.at(-1);
    if (!gone(at)) continue;
    if (last && at - last[1] <= FEW) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

/**
 * The code of Python's modules that is part of the WebAssembly, with the lists of it. Python runs it
 * as it starts; a snapshot has started.
 * @param {Uint8Array} memory
 * @param {ReturnType<typeof survey>} known
 * @returns {{ unused: Range[], ends: Range[] }} what is not read any more, and what must be zero: an
 *     entry so ends a list
 */
export function frozen(memory, { places }) {
  const words = new DataView(memory.buffer);
  /** @type {Range[]} */
  const unused = [];
  const ends = FROZEN.map((name) => {
    const start = words.getUint32(Number(places.get(name)), true);
    let at = start;
    for (; words.getUint32(at, true); at += ENTRY) {
      const code = words.getUint32(at + 4, true);
      unused.push([code, code + words.getUint32(at + 8, true)]);
    }
    unused.push([start + ENTRY, at]);
    return /** @type {Range} */ ([start, start + ENTRY]);
  });
  return { unused, ends };
}

/**
 * Has a Python that runs know nothing of the modules that are left out: importing one says that
 * there is none. It has a copy of the list of built-in modules.
 * @param {Uint8Array} memory
 * @param {number} place where the memory says where the list is
 * @param {number} fill what takes the place of what is not read any more
 */
export function forget(memory, place, fill) {
  const words = new DataView(memory.buffer, memory.byteOffset);
  const start = words.getUint32(place, true);
  let end = start;
  while (words.getUint32(end, true)) end += 8;
  const list = memory.slice(start, end);
  const all = Buffer.from(memory.buffer, memory.byteOffset, memory.length);
  for (let at = all.indexOf(list); at >= 0; at = all.indexOf(list, at + 1))
    shorten(memory, at, fill);
}

/**
 * Takes out of a list of built-in modules what is left out.
 * @param {Uint8Array} memory
 * @param {number} list
 * @param {number} fill
 */
function shorten(memory, list, fill) {
  const words = new DataView(memory.buffer, memory.byteOffset);
  let [from, to] = [list, list];
  for (; words.getUint32(from, true); from += 8) {
    if (MODULES.includes(text(memory, words.getUint32(from, true)))) continue;
    memory.copyWithin(to, from, from + 8);
    to += 8;
  }
  if (from - to !== 8 * MODULES.length) throw new Error("the list of built-in modules is another");
  memory.fill(0, to, to + 8); // where the list ends
  memory.fill(fill, to + 8, from);
}

/**
 * @param {Uint8Array} memory
 * @param {number} at
 */
function text(memory, at) {
  return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
}
