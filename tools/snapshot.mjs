// Makes the memory snapshot: Pyodide, booted in Node, with the app imported.
//     node tools/snapshot.mjs ENGINE LIBRARY BAKE ARCHIVE FOLDER MODULE...
// ENGINE is a folder as tools/engine.mjs makes it; LIBRARY is the standard library, BAKE what runs
// in Python, ARCHIVE the app. FOLDER gets snapshot.bin, the memory for python.wasm to go on with.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";
import { forget } from "./left_out.mjs";

// The same app gives the same snapshot: chance and the clock stand still while it is made.
function standStill() {
  Object.assign(crypto, { randomFillSync: (/** @type {Uint8Array} */ view) => view.fill(7) });
  Date.now = () => Date.UTC(2020, 0);
  performance.now = () => 0;
}

/**
 * Has Pyodide start an engine.
 * @param {string} engine
 */
async function starter(engine) {
  const wasm = new WebAssembly.Module(fs.readFileSync(path.join(engine, "starting.wasm")));
  const { default: create } = await import(path.resolve(engine, "starting.js"));
  const fault = Symbol("fault"); // as in web/boot.js
  const marks = {
    Jsv_GetError_import: () => fault,
    JsvError_Check: (/** @type {unknown} */ it) => it === fault,
  };
  Object.assign(globalThis, { WasmOffsetConverter: null });
  return (/** @type {any} */ settings) => {
    settings.instantiateWasm = (
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {(instance: WebAssembly.Instance, wasm: WebAssembly.Module) => void} */ use,
    ) => {
      Object.assign(imports.env, marks);
      const instance = new WebAssembly.Instance(wasm, imports);
      use(instance, wasm);
      return {};
    };
    return create(settings);
  };
}

/**
 * @param {string} engine
 * @param {string} library
 * @param {string} script
 * @param {string} archive
 * @param {string} folder
 * @param {string[]} modules
 */
async function bake(engine, library, script, archive, folder, modules) {
  const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONOPTIMIZE: "2" };
  const createPyodideModule = await starter(engine);
  // Two of these are not among Pyodide's public ones.
  const options = { _makeSnapshot: true, createPyodideModule, env, stdLibURL: library };
  const pyodide = await loadPyodide(options);
  pyodide.unpackArchive(new Uint8Array(fs.readFileSync(archive)), "zip", { extractDir: "/app" });
  pyodide.globals.set("names", modules.join(" "));
  pyodide.runPython(String(fs.readFileSync(script)));
  const snapshot = pyodide.makeMemorySnapshot();
  const [, head] = new Uint32Array(snapshot.slice(0, 8).buffer);
  const memory = snapshot.subarray(head);
  const { empty, builtin } = JSON.parse(String(fs.readFileSync(path.join(engine, "memory.json"))));
  forget(memory, builtin);
  for (const [from, to] of empty) memory.fill(0, from, to);
  fs.writeFileSync(path.join(folder, "snapshot.bin"), snapshot);
}

standStill();
const [engine, library, script, archive, folder, ...modules] = process.argv.slice(2);
try {
  await bake(engine, library, script, archive, folder, modules);
} catch (error) {
  // Its stack would quote Pyodide's source, which is one line of a megabyte.
  console.error(`No snapshot: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
process.exit(0);
