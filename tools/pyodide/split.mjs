// Splits WebAssembly in two, by itself the smaller Pyodide's:
//     node tools/pyodide/split.mjs WASM CALLED FOLDER
// FOLDER gets primary.wasm, with the functions that CALLED lists, and deferred.wasm, with all others.
// The first has stubs in place of those that it calls, or that are in its function table. The first
// stub that is called calls the import deferred.load, which has to instantiate the second with the
// exports of the first. The second puts its functions into a table of their own, and stubs call them
// there: the function table has to stay as long as it is in the snapshot.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import binaryen from "binaryen";

const PRIMARY = "primary";
const DEFERRED = "deferred";
const LOADED = "whether deferred is there";
const PLACE = "place in the table of deferred";

/** Bytes and their address. @typedef {{ at: number, bytes: Uint8Array }} Data */
/** @typedef {{ from: number, to: number }} Span */

/**
 * @template T
 * @param {number} count
 * @param {(index: number) => T} get
 */
const all = (count, get) => Array.from({ length: count }, (_, i) => get(i));

/** @param {binaryen.Module} module */
export function functions(module) {
  const at = (/** @type {number} */ i) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(i));
  return all(module.getNumFunctions(), at);
}

/** @param {binaryen.Module} module */
function tables(module) {
  const at = (/** @type {number} */ i) => binaryen.getTableInfo(module.getTableByIndex(i));
  return all(module.getNumTables(), at);
}

/** The global variables, without constants. @param {binaryen.Module} module */
function variables(module) {
  const at = (/** @type {number} */ i) => binaryen.getGlobalInfo(module.getGlobalByIndex(i));
  return all(module.getNumGlobals(), at).filter((it) => it.mutable);
}

/** @param {binaryen.Module} module */
function exportsOf(module) {
  const at = (/** @type {number} */ i) => binaryen.getExportInfo(module.getExportByIndex(i));
  return all(module.getNumExports(), at);
}

/** @param {binaryen.Module} module */
function dropUnused(module) {
  module.runPasses(["remove-unused-module-elements"]);
}

/**
 * Has a module import functions that it had itself.
 * @param {binaryen.Module} module
 * @param {binaryen.FunctionInfo[]} leaving
 * @param {string} from
 */
function importInstead(module, leaving, from) {
  for (const { name, params, results } of leaving) {
    module.removeFunction(name); // or the import would be of one exact function
    module.addFunctionImport(name, from, name, params, results);
  }
}

/**
 * Has stubs call functions by their places in another table.
 * @param {binaryen.Module} module
 * @param {binaryen.FunctionInfo[]} called
 */
function addStubs(module, called) {
  const { i32, local, global } = module;
  module.addFunctionImport("load", DEFERRED, "load", binaryen.none, binaryen.none);
  module.addGlobal(LOADED, binaryen.i32, true, i32.const(0));
  const load = module.block(null, [
    module.call("load", [], binaryen.none),
    global.set(LOADED, i32.const(1)),
  ]);
  const loaded = module.if(i32.eqz(global.get(LOADED, binaryen.i32)), load);
  const same = module.block(null, [loaded, local.get(0, binaryen.i32)], binaryen.i32);
  module.addFunction(PLACE, binaryen.i32, binaryen.i32, [], same);
  module.addTable(DEFERRED, called.length, called.length);
  module.addTableExport(DEFERRED, DEFERRED);
  for (const [place, { name, params, results }] of called.entries()) {
    const given = binaryen.expandType(params).map((type, i) => local.get(i, type));
    const at = module.call(PLACE, [i32.const(place)], binaryen.i32);
    module.removeFunction(name);
    const call = module.call_indirect(DEFERRED, at, given, params, results);
    module.addFunction(name, params, results, [], call);
  }
}

/**
 * Takes functions out of a module, and exports all others; returns those that it has stubs of.
 * @param {binaryen.Module} module
 * @param {binaryen.FunctionInfo[]} staying
 * @param {binaryen.FunctionInfo[]} leaving
 */
function makePrimary(module, staying, leaving) {
  for (const { name } of staying) module.addFunctionExport(name, name);
  for (const { name } of tables(module)) module.addTableExport(name, `table ${name}`);
  for (const { name } of variables(module)) module.addGlobalExport(name, `global ${name}`);
  importInstead(module, leaving, DEFERRED);
  dropUnused(module);
  const called = leaving.filter(({ name }) => module.getFunction(name));
  addStubs(module, called);
  return called;
}

/**
 * Leaves nothing but functions in a module, and data; all else is the primary module's.
 * @param {binaryen.Module} module
 * @param {binaryen.FunctionInfo[]} staying those of the primary module
 * @param {binaryen.FunctionInfo[]} called those that the primary module has stubs of
 * @param {Data[]} data
 */
function makeDeferred(module, staying, called, data) {
  const { initial, max } = module.getMemoryInfo();
  const segments = data.map(({ at, bytes }) => ({ offset: module.i32.const(at), data: bytes }));
  module.setMemory(initial, max ?? 65536, null, segments);
  module.addMemoryImport("0", PRIMARY, "memory");
  for (const { name } of tables(module)) module.addTableImport(name, PRIMARY, `table ${name}`);
  for (const { name, type } of variables(module))
    module.addGlobalImport(name, PRIMARY, `global ${name}`, type, true);
  for (const { name, kind, value } of exportsOf(module)) {
    module.removeExport(name);
    if (kind !== binaryen.ExternalTag) continue;
    const { params, results } = binaryen.getTagInfo(module.getTag(value));
    module.addTagImport(value, PRIMARY, name, params, results);
  }
  importInstead(module, staying, PRIMARY);
  module.removeElementSegment(binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0)).name);
  module.addTable(DEFERRED, called.length, called.length);
  module.addTableImport(DEFERRED, PRIMARY, DEFERRED);
  const names = called.map(({ name }) => name);
  module.addActiveElementSegment(DEFERRED, DEFERRED, names, module.i32.const(0));
  dropUnused(module);
}

/**
 * Takes a part of its memory out of a module, with zeros in its place.
 * @param {Uint8Array} wasm
 * @param {Span} span
 */
function takeOut(wasm, { from, to }) {
  const all = /** @type {any} */ (binaryen.readBinary(wasm)); // its types have segments under other names
  for (let i = 0; i < all.getNumDataSegments(); i += 1) {
    const { offset, data } = all.getDataSegmentInfo(all.getDataSegmentByIndex(i));
    if (from < offset || to > offset + data.byteLength) continue;
    const bytes = new Uint8Array(data).slice(from - offset, to - offset);
    const start = Buffer.from(wasm).indexOf(bytes);
    return { data: { at: from, bytes }, rest: wasm.slice().fill(0, start, start + bytes.length) };
  }
  throw new Error(`it has no memory from ${from} to ${to}`);
}

/**
 * The two modules.
 * @param {Uint8Array} wasm
 * @param {(number: number) => boolean} stays whether a function stays in the primary module
 * @param {Span | null} [late] the part of its memory that no such function reads
 */
export function split(wasm, stays, late = null) {
  const { data, rest } = late ? takeOut(wasm, late) : { data: null, rest: wasm };
  const [primary, deferred] = [binaryen.readBinary(rest), binaryen.readBinary(wasm)];
  const own = functions(primary).filter((it) => !it.base);
  const first = functions(primary).length - own.length;
  const staying = own.filter((_, i) => stays(first + i));
  const leaving = own.filter((_, i) => !stays(first + i));
  makeDeferred(deferred, staying, makePrimary(primary, staying, leaving), data ? [data] : []);
  for (const { name } of staying) if (!deferred.getFunction(name)) primary.removeExport(name);
  dropUnused(primary);
  return { primary: primary.emitBinary(), deferred: deferred.emitBinary() };
}

/**
 * The numbers that a list names.
 * @param {string} text ranges, after a line that names the module by its SHA-256
 * @param {Uint8Array} wasm
 */
export function readNumbers(text, wasm) {
  const [, of, ranges] = text.match(/^# (\w+)$([^#]*)$/m) ?? [];
  if (of !== createHash("sha256").update(wasm).digest("hex"))
    throw new Error("it lists the functions of another WebAssembly");
  /** @type {Set<number>} */
  const numbers = new Set();
  for (const range of ranges.trim().split(/\s+/)) {
    const [from, to = from] = range.split("-").map(Number);
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return numbers;
}

if (process.argv[1] === import.meta.filename) {
  const [file, called, folder] = process.argv.slice(2);
  const wasm = new Uint8Array(fs.readFileSync(file));
  try {
    const numbers = readNumbers(fs.readFileSync(called, "utf8"), wasm);
    const modules = split(wasm, (number) => numbers.has(number));
    for (const [name, content] of Object.entries(modules))
      fs.writeFileSync(path.join(folder, `${name}.wasm`), content);
  } catch (error) {
    console.error(`${called} is of no use: ${error instanceof Error ? error.message : error}`);
    console.error("make called writes it anew; SPLIT=0 builds without it.");
    process.exit(1);
  }
}
