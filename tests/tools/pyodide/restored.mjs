// Goes on from the snapshot with the smaller Pyodide, as the browser does, and replays sessions:
//     node tests/tools/pyodide/restored.mjs INTERPRETER SNAPSHOT EMPTY [CODE...]
// INTERPRETER is a folder with python.js and python.wasm, or with primary.wasm and deferred.wasm instead.
// Each line in is a session, each line out the answers to it (replaying.py). Before them, what is
// wrong with each code. With DEFERRED in the environment, a file of that name is written if
// deferred.wasm was wanted: where. With CALLED, the file of that name gets the numbers of all functions
// that marked that they were called (tools/pyodide/marking.mjs).
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { loadPyodide } from "pyodide";
import { starter } from "../../../web/instantiate.js";

const [interpreter, baked, empty] = process.argv.slice(2);
const { CALLED, DEFERRED } = process.env;
const file = (name) => path.join(interpreter, name);
const compile = (name) => new WebAssembly.Module(fs.readFileSync(file(name)));
const code = compile(fs.existsSync(file("primary.wasm")) ? "primary.wasm" : "python.wasm");

function fetchDeferred() {
  if (DEFERRED) fs.writeFileSync(DEFERRED, String(new Error("deferred.wasm is wanted").stack));
  return compile("deferred.wasm");
}

globalThis.fetchModules = () => {
  if (process.env.FETCHED) fs.writeFileSync(process.env.FETCHED, "");
  return new Uint8Array(fs.readFileSync(path.join(baked, "fetched.bin")));
};

let made; // the instance
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  made = await instantiate(...given);
  return made;
};

const { default: create } = await import(path.resolve(interpreter, "python.js"));
const lock = JSON.parse(fs.readFileSync("node_modules/pyodide/pyodide-lock.json", "utf8"));
const pyodide = await loadPyodide({
  createPyodideModule: starter({ create, code, fetchDeferred }),
  stdLibURL: empty,
  lockFileContents: { info: lock.info, packages: {} },
  _loadSnapshot: new Uint8Array(fs.readFileSync(path.join(baked, "snapshot.bin"))),
});
pyodide.runPython(String(fs.readFileSync(new URL("replaying.py", import.meta.url))));
const [replayed, wrong] = ["replayed", "wrong"].map((name) => pyodide.globals.get(name));
for (const text of process.argv.slice(5)) console.log(JSON.stringify(wrong(text)));
for await (const line of readline.createInterface({ input: process.stdin }))
  await new Promise((done) => process.stdout.write(`${replayed(line)}\n`, done));
if (CALLED) {
  const marks = Object.entries(made.exports).filter(([name]) => name.startsWith("called "));
  const numbers = marks.filter(([, mark]) => mark.value).map(([name]) => name.split(" ")[1]);
  fs.writeFileSync(CALLED, JSON.stringify(numbers.map(Number)));
}
process.exit(0);
