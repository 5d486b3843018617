// Makes Pyodide smaller, for Python from a snapshot that loads no packages:
//     node tools/pyodide/interpreter.mjs FOLDER
// FOLDER gets python.js and python.wasm: pyodide.asm.mjs and pyodide.asm.wasm without what only
// packages with compiled code could ask for. Neither calls anything of the other that is gone: what
// one needs of the other is found in turns, until nothing more can go. starting.wasm has the frozen
// code, too, which Python runs as it starts: with it the snapshot is made. memory.json tells what
// must change in its memory then, initial.bin is how python.wasm fills it.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import binaryen from "binaryen";
import { minify } from "terser";
import * as files from "./wasm.mjs";

const ROUNDS = 3; // a fourth finds nothing more
const PYODIDE = path.dirname(createRequire(import.meta.url).resolve("pyodide"));
/** @param {string} name */
const read = (name) => fs.readFileSync(path.join(PYODIDE, name));

const NAME = String.raw`[A-Za-z_$][\w$]*`;
const SIGNATURE = new RegExp(String.raw`(?<=[;}])${NAME}\.sig="[^"]*";`, "g");
const OFFER = new RegExp(String.raw`(?<=[;}])Module\["([\w$]+)"\]=${NAME};`, "g");
const EVAL = /(?<![\w$.])eval\(/g;
const IMPORTS = /(?<=var wasmImports=\{)[^}]*(?=\})/;
const EXPORTS = /(?<=function assignWasmExports\(wasmExports\)\{)[^}]*(?=\})/;
const VARIABLES = /(?<=[;}])var [\w$]+(,[\w$]+){1000,};/;
const ENTRY = /^(\w+)=(?:Module\["(\w+)"\]=)?wasmExports\["(\w+)"\]/;

// Asked for under a name that the script puts together.
const ASKED = ["memory", "__indirect_function_table", "__main_argc_argv"];

/** Where the memory says where the lists of frozen code are. */
const FROZEN = ["_PyImport_FrozenBootstrap", "_PyImport_FrozenStdlib", "_PyImport_FrozenTest"];
const ENTRY_SIZE = 16; // bytes of an entry in these lists

/** @typedef {[number, number]} Range from, to */

/**
 * A text that must have a part exactly once, with something else in its place.
 * @param {string} text
 * @param {RegExp} part
 * @param {(found: string) => string} change
 */
function replaceOnce(text, part, change) {
  const count = text.match(new RegExp(part, "g"))?.length ?? 0;
  if (count !== 1) throw new Error(`pyodide.asm.mjs has ${count} times, not once: ${part}`);
  return text.replace(part, (found) => change(found));
}

/**
 * All names by which a script may ask an object for something.
 * @param {string} script
 */
function properties(script) {
  const found = script.matchAll(/\.([A-Za-z_$][\w$]*)|["'`]([\w$]+)["'`]/g);
  return new Set([...found].map(([, dotted, quoted]) => dotted ?? quoted));
}

/**
 * Pyodide's script for a WebAssembly that imports only these.
 * @param {string} source
 * @param {string} loader
 * @param {ReadonlySet<string>} imported
 */
async function lean(source, loader, imported) {
  let script = source.replace(EVAL, "(0,eval)(").replace(SIGNATURE, "");
  script = replaceOnce(script, IMPORTS, (all) => {
    const nameOf = (/** @type {string} */ entry) => entry.split(":")[0].replaceAll('"', "");
    return all
      .split(",")
      .filter((entry) => imported.has(nameOf(entry)))
      .join(",");
  });
  const asked = properties(script.replace(OFFER, "").replace(EXPORTS, "") + loader);
  script = script.replace(OFFER, (offer, name) => (asked.has(name) ? offer : ""));
  const rest = script.replace(EXPORTS, "").replace(VARIABLES, "");
  const names = new Set(rest.match(/[A-Za-z_$][\w$]*/g));
  script = replaceOnce(script, EXPORTS, (all) =>
    all
      .split(";")
      .filter((assignment) => {
        const [, variable, offered] = assignment.match(ENTRY) ?? [];
        return !variable || names.has(variable) || asked.has(offered);
      })
      .join(";"),
  );
  const compress = { defaults: false, unused: true, dead_code: true, side_effects: true };
  const { code } = await minify(script, { module: true, ecma: 2020, compress });
  return code ?? "";
}

/** @param {Uint8Array<ArrayBuffer>} wasm */
function importsOf(wasm) {
  return new Set(WebAssembly.Module.imports(new WebAssembly.Module(wasm)).map((it) => it.name));
}

/**
 * The exported places in the memory.
 * @param {binaryen.Module} module
 */
function exportedPlaces(module) {
  /** @type {Map<string, number>} */
  const places = new Map();
  for (let i = 0; i < module.getNumExports(); i += 1) {
    const { kind, name, value } = binaryen.getExportInfo(module.getExportByIndex(i));
    if (kind !== binaryen.ExternalGlobal) continue;
    const { init } = binaryen.getGlobalInfo(module.getGlobal(value));
    const info = /** @type {binaryen.ConstInfo} */ (binaryen.getExpressionInfo(init));
    places.set(name, Number(info.value));
  }
  return places;
}

/**
 * The code of Python's modules that is part of the WebAssembly, with the lists of it: nothing reads
 * it once Python has started. A list that begins with zeros is empty.
 * @param {Uint8Array} memory
 * @param {Map<string, number>} places
 * @returns {Range[]}
 */
function frozenCode(memory, places) {
  const words = new DataView(memory.buffer);
  return FROZEN.flatMap((name) => {
    const start = words.getUint32(Number(places.get(name)), true);
    /** @type {Range[]} */
    const found = [];
    let at = start;
    for (; words.getUint32(at, true); at += ENTRY_SIZE) {
      const code = words.getUint32(at + 4, true);
      found.push([code, code + words.getUint32(at + 8, true)]);
    }
    return [...found, [start, at]];
  });
}

/** @param {string} folder */
async function make(folder) {
  const full = new Uint8Array(read("pyodide.asm.wasm"));
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ content) =>
    fs.writeFileSync(path.join(folder, name), content);

  const module = binaryen.readBinary(full);
  const places = exportedPlaces(module);
  const { script, wasm } = await smaller(module, full);
  const memory = files.memory(wasm);
  const empty = frozenCode(memory, places);
  for (const range of empty) memory.fill(0, ...range);
  write("python.js", script);
  write("starting.wasm", wasm);
  write("python.wasm", files.withMemory(wasm, memory));
  write("initial.bin", memory);
  const [texts, runtime] = ["PyUnicode_Type", "_PyRuntime"].map((name) => places.get(name));
  const end = 4 * Math.ceil(memory.length / 4);
  write("memory.json", JSON.stringify({ empty, texts, runtime, end }));
}

/**
 * The script and the WebAssembly, without what neither asks the other for.
 * @param {binaryen.Module} module
 * @param {Uint8Array<ArrayBuffer>} full
 */
async function smaller(module, full) {
  const [source, loader] = ["pyodide.asm.mjs", "pyodide.mjs"].map((name) => String(read(name)));
  let [script, wasm] = ["", full];
  let exported = WebAssembly.Module.exports(new WebAssembly.Module(wasm)).map((it) => it.name);
  for (let round = 0; round < ROUNDS; round += 1) {
    script = await lean(source, loader, importsOf(wasm));
    const asked = properties(script);
    const stays = (/** @type {string} */ name) => asked.has(name) || ASKED.includes(name);
    for (const name of exported) if (!stays(name)) module.removeExport(name);
    exported = exported.filter(stays);
    module.runPasses(["remove-unused-module-elements"]);
    wasm = new Uint8Array(module.emitBinary());
  }
  return { script, wasm };
}

try {
  await make(process.argv[2]);
} catch (error) {
  console.error(`No smaller Pyodide: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
