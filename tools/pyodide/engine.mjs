// Makes Pyodide smaller, for Python from a snapshot that loads no packages:
//     node tools/pyodide/engine.mjs FOLDER [poisoned]
// FOLDER gets python.js and python.wasm: pyodide.asm.mjs and pyodide.asm.wasm without what only
// packages with compiled code could ask for. Neither calls anything of the other that is gone: what
// one needs of the other is found in turns, until nothing more can go. They have no more what
// tools/pyodide/left_out.mjs takes out; starting.js and starting.wasm do: with them the snapshot is made.
// memory.json tells what must change in its memory then, initial.bin is how python.wasm fills it.
// If it is to be poisoned, all that would be zero as nothing needs it is POISON instead, and calling
// what has been left out traps with its name: so tests find what is needed after all.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import binaryen from "binaryen";
import { minify } from "terser";
import * as leftOut from "./left_out.mjs";
import * as files from "./wasm.mjs";

const ROUNDS = 3; // a fourth finds nothing more
const POISON = 0xa5; // a pointer made of it is beyond the memory
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

const PLACES = ["PyImport_Inittab", "PyUnicode_Type", "_PyRuntime"];

/**
 * A text that must have a part exactly once, with something else in its place.
 * @param {string} text
 * @param {RegExp} part
 * @param {(found: string) => string} change
 */
function replaced(text, part, change) {
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
  script = replaced(script, IMPORTS, (all) => {
    const named = (/** @type {string} */ entry) => entry.split(":")[0].replaceAll('"', "");
    return all
      .split(",")
      .filter((entry) => imported.has(named(entry)))
      .join(",");
  });
  const asked = properties(script.replace(OFFER, "").replace(EXPORTS, "") + loader);
  script = script.replace(OFFER, (offer, name) => (asked.has(name) ? offer : ""));
  const rest = script.replace(EXPORTS, "").replace(VARIABLES, "");
  const names = new Set(rest.match(/[A-Za-z_$][\w$]*/g));
  script = replaced(script, EXPORTS, (all) =>
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
 * @param {string} folder
 * @param {boolean} poisoned
 */
async function make(folder, poisoned) {
  const full = new Uint8Array(read("pyodide.asm.wasm"));
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ content) =>
    fs.writeFileSync(path.join(folder, name), content);

  const starting = await smaller(binaryen.readBinary(full), full);
  write("starting.js", starting.script);
  write("starting.wasm", starting.wasm);

  binaryen.setDebugInfo(poisoned); // it keeps names
  const module = binaryen.readBinary(full);
  const known = leftOut.survey(module);
  leftOut.emptyPlaces(module, known, poisoned);
  const { script, wasm } = await smaller(module, full);
  const memory = files.memory(wasm);
  const numbers = files.numbers(full);
  const names = [...known.functions.keys()].slice(-numbers.length);
  const empty = leftOut.constants(
    numbers,
    (/** @type {number} */ i) => !module.getFunction(names[i]),
    known,
  );
  const { unused, ends } = leftOut.frozen(memory, known);
  empty.push(...unused);
  const fill = poisoned ? POISON : 0;
  for (const range of empty) memory.fill(fill, ...range);
  for (const range of ends) memory.fill(0, ...range);
  write("python.js", script);
  write("python.wasm", files.withMemory(wasm, memory));
  write("initial.bin", memory);
  const [builtin, texts, runtime] = PLACES.map((name) => known.places.get(name));
  const end = 4 * Math.ceil(memory.length / 4);
  write("memory.json", JSON.stringify({ empty, ends, fill, builtin, texts, runtime, end }));
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
  await make(process.argv[2], process.argv[3] === "poisoned");
} catch (error) {
  console.error(`No smaller Pyodide: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
