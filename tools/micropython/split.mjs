// Splits MicroPython's WebAssembly in two, as tools/pyodide/split.mjs does:
//     node tools/micropython/split.mjs WASM CALLED FOLDER
// The modules that it has in Python are data of the second part, unless the first finds modules there.
import fs from "node:fs";
import path from "node:path";
import binaryen from "binaryen";
import { functions, readNumbers, split } from "../pyodide/split.mjs";

const NAMES = /(?:[\w/]+\.py\0)+/g;
const FEWEST = 10; // names
const SIZE = 12; // bytes of what is known of a module: three pointers
const CODE = 8; // where the third is, to its code
const MOST_SPACE = 32; // bytes between what follows each other

/** What the memory is filled with. @param {binaryen.Module} module */
function segments(module) {
  const all = /** @type {any} */ (module); // its types have segments under other names
  const at = (/** @type {number} */ i) => all.getDataSegmentInfo(all.getDataSegmentByIndex(i));
  return Array.from({ length: all.getNumDataSegments() }, (_, i) => at(i));
}

/**
 * Where in memory the modules in Python are, from what is known of the first to the code of the last;
 * table: the address of the pointers by which they are found. The names of all modules come before what is
 * known of them, and the pointers after it.
 * @param {binaryen.Module} module
 */
function modules(module) {
  for (const { data, offset } of segments(module)) {
    const view = new DataView(data);
    const words = (/** @type {number} */ count, /** @type {number} */ at, /** @type {number} */ step) =>
      Array.from({ length: count }, (_, i) => view.getUint32(at - offset + step * i, true));
    for (const { 0: names, index } of Buffer.from(data).toString("latin1").matchAll(NAMES)) {
      const count = names.split("\0").length - 1;
      const end = offset + index + names.length + SIZE * count;
      if (count < FEWEST || end + MOST_SPACE + 4 * count > offset + data.byteLength) continue;
      for (let table = end - (end % 4); table < end + MOST_SPACE; table += 4) {
        const known = words(count, table, 4);
        const [from] = known;
        if (known.some((it, i) => it !== from + SIZE * i) || from > table) continue;
        return { from, to: Math.max(...words(count, from + CODE, SIZE)), table };
      }
    }
  }
  throw new Error("it has no modules in Python, or has them otherwise");
}

/**
 * The numbers of the functions that use an address.
 * @param {binaryen.Module} module
 * @param {number} address
 */
function using(module, address) {
  const use = new RegExp(`(i32\\.const |offset=)${address}\\b`);
  const all = [...functions(module).entries()];
  return all.filter(([, it]) => !it.base && use.test(binaryen.emitText(it.body))).map(([n]) => n);
}

const [file, called, folder] = process.argv.slice(2);
const wasm = new Uint8Array(fs.readFileSync(file));
try {
  const numbers = readNumbers(fs.readFileSync(called, "utf8"), wasm);
  const module = binaryen.readBinary(wasm);
  const { from, to, table } = modules(module);
  const finders = using(module, table);
  if (!finders.length) throw new Error("nothing finds its modules in Python");
  const late = finders.some((it) => numbers.has(it)) ? null : { from, to };
  const parts = split(wasm, (number) => numbers.has(number), late);
  for (const [name, content] of Object.entries(parts))
    fs.writeFileSync(path.join(folder, `${name}.wasm`), content);
} catch (error) {
  console.error(`MicroPython cannot be split: ${error instanceof Error ? error.message : error}`);
  console.error("make called writes the list anew; SPLIT=0 builds without it.");
  process.exit(1);
}
