// Makes the memory snapshot: Pyodide, booted in Node, with the app imported.
//     node tools/pyodide/snapshot.mjs INTERPRETER LIBRARY BAKE ARCHIVE FOLDER NAMES LATER APART
// INTERPRETER is a folder as tools/pyodide/interpreter.mjs makes it; LIBRARY is the standard
// library, BAKE what runs in Python, ARCHIVE the app; NAMES are modules to import, LATER those that
// run later, APART those that are fetched for it. FOLDER gets snapshot.bin, the memory for
// python.wasm to go on with; fetched.bin, the code of APART; sparse.bin, the same without what
// follows from the rest; and what web/heap.js restores it with.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";
import { findTexts, hash, link, swapHashes } from "../../web/heap.js";
import { starter } from "../../web/instantiate.js";

const START = Date.UTC(2020, 0);
const PROGRAM = "./this.program"; // as Emscripten calls it in a browser; in Node, it would be a path
// Python puts this into sys, in place of the version of Node. On an iPad, Pyodide adds no function of
// its own to the table, whatever WebAssembly can do: a snapshot must not point at one.
const DEVICE = "iPad";

// The same app gives the same snapshot, wherever and whenever it is made: chance and the clock stand
// still, and Python learns nothing of this machine: no path, no time zone, no version of Node.
function standStill() {
  Object.assign(crypto, { randomFillSync: (/** @type {Uint8Array} */ view) => view.fill(7) });
  Math.random = () => 0.5;
  process.argv[1] = PROGRAM;
  process.env.TZ = "UTC";
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: DEVICE } });
  globalThis.Date = new Proxy(Date, {
    construct: (type, given) => Reflect.construct(type, given.length ? given : [START]),
  });
  Date.now = () => START;
  performance.now = () => 0;
}

/**
 * What has Pyodide start an interpreter.
 * @param {string} interpreter
 */
async function interpreterIn(interpreter) {
  const code = new WebAssembly.Module(fs.readFileSync(path.join(interpreter, "starting.wasm")));
  const { default: create } = await import(path.resolve(interpreter, "python.js"));
  return starter({ create, code });
}

const LISTS = 1 << 19; // bytes in which Python's lists are

/** @param {Uint8Array} memory */
const wordsOf = (memory) =>
  new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);

const FLAGS = 3; // bits of a link that say something else

/**
 * The longest list of what garbage collection knows: all that is never collected.
 * @param {Uint8Array} memory
 * @param {number} runtime where Python keeps its lists
 */
function objectsOf(memory, runtime) {
  const words = wordsOf(memory);
  const next = (/** @type {number} */ at) => words[at >> 2] & ~FLAGS;
  const isList = (/** @type {number} */ at) =>
    next(at) > 0 && next(at) !== at && (words[(next(at) >> 2) + 1] & ~FLAGS) === at;
  let [list, objects] = [0, /** @type {number[]} */ ([])];
  for (let at = runtime; at < runtime + LISTS; at += 4) {
    const found = [];
    for (let it = at; isList(it) && next(it) !== at; it = next(it)) found.push(next(it));
    if (found.length > objects.length) [list, objects] = [at, found];
  }
  objects.sort((a, b) => a - b);
  if (objects.length < 1000 || objects[0] < runtime + LISTS) throw new Error("no list of objects");
  return { list, objects };
}

/**
 * Has the list go through the memory in one direction.
 * @param {Uint8Array} memory
 * @param {number} list
 * @param {number[]} objects
 */
function sort(memory, list, objects) {
  unlink(memory, [list, ...objects]);
  link(wordsOf(memory), list, objects);
}

/**
 * Takes the links out of a list, but for the bits that say something else.
 * @param {Uint8Array} memory
 * @param {number[]} places
 */
function unlink(memory, places) {
  const words = wordsOf(memory);
  for (const place of places) for (const at of [0, 1]) words[(place >> 2) + at] &= FLAGS;
}

const USED = 255; // bits of what a text says of its form; the others are left as they were found

/**
 * Wipes the bits of texts that stand for nothing. What has the right hash is a text.
 * @param {Uint8Array} memory
 * @param {import("../../web/heap.js").Layout} layout
 */
function tidy(memory, layout) {
  const words = wordsOf(memory);
  for (const [at, begin, size] of findTexts(memory, layout))
    if (size && words[at] === hash(memory, begin, size))
      words[at + 1] &= USED;
}

/**
 * Where objects are, as web/heap.js reads it.
 * @param {number[]} objects
 */
function steps(objects) {
  const found = [];
  let before = 0;
  for (const object of objects) {
    const step = (object - before) / 8;
    if (!Number.isInteger(step)) throw new Error("an object between two eights of bytes");
    if (step < 256) found.push(step);
    else found.push(0, ...new Uint8Array(new Uint32Array([step]).buffer));
    before = object;
  }
  return new Uint8Array(found);
}

/**
 * @param {string} interpreter
 * @param {string} library
 * @param {string} script
 * @param {string} archive
 * @param {string} folder
 * @param {Record<string, string>} modules
 */
async function bake(interpreter, library, script, archive, folder, modules) {
  const env = {
    _: PROGRAM,
    HOME: "/home/pyodide",
    LANG: "C.UTF-8",
    PYTHONHASHSEED: "0",
    PYTHONOPTIMIZE: "2",
  };
  const createPyodideModule = await interpreterIn(interpreter);
  // Two of these are not among Pyodide's public ones.
  const options = { _makeSnapshot: true, createPyodideModule, env, stdLibURL: library };
  const pyodide = await loadPyodide(options);
  const known = JSON.parse(String(fs.readFileSync(path.join(interpreter, "memory.json"))));
  pyodide.unpackArchive(new Uint8Array(fs.readFileSync(archive)), "zip", { extractDir: "/app" });
  for (const [name, listed] of Object.entries(modules)) pyodide.globals.set(name, listed);
  pyodide.runPython(String(fs.readFileSync(script)));
  const snapshot = pyodide.makeMemorySnapshot();
  const [, head] = new Uint32Array(snapshot.slice(0, 8).buffer);
  const memory = snapshot.subarray(head);
  for (const [from, to] of known.empty) memory.fill(0, from, to);
  const { list, objects } = objectsOf(memory, known.runtime);
  const layout = { texts: known.texts, from: known.end, list };
  sort(memory, list, objects);
  tidy(memory, layout);
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ content) =>
    fs.writeFileSync(path.join(folder, name), content);
  write("fetched.bin", pyodide.FS.readFile("/fetched.bin"));
  write("snapshot.bin", snapshot);
  unlink(memory, [list, ...objects]);
  swapHashes(memory, layout);
  write("sparse.bin", snapshot);
  write("steps.bin", steps(objects));
  write("layout.json", JSON.stringify(layout));
}

standStill();
const [interpreter, library, script, archive, folder, names, later, apart] = process.argv.slice(2);
try {
  await bake(interpreter, library, script, archive, folder, { names, later, apart });
} catch (error) {
  // Its stack would quote Pyodide's source, which is one line of a megabyte.
  console.error(`No snapshot: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
process.exit(0);
