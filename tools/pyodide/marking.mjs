// Has every function of a WebAssembly mark that it was called, to learn which the app calls:
//     node tools/pyodide/marking.mjs WASM OUT
// Each has an exported variable, "called NUMBER", which is 1 from then on.
import fs from "node:fs";
import binaryen from "binaryen";
import { functions } from "./split.mjs";

const [file, out] = process.argv.slice(2);
const { setBody } = /** @type {any} */ (binaryen).Function; // its types have it in another place
const module = binaryen.readBinary(new Uint8Array(fs.readFileSync(file)));
for (const [number, { name, base, body, results }] of functions(module).entries()) {
  if (base) continue; // it is imported
  const mark = `called ${number}`;
  module.addGlobal(mark, binaryen.i32, true, module.i32.const(0));
  module.addGlobalExport(mark, mark);
  const marks = module.global.set(mark, module.i32.const(1));
  setBody(module.getFunction(name), module.block(null, [marks, body], results));
}
fs.writeFileSync(out, module.emitBinary());
