// Goes on from the snapshot with the smaller Pyodide, as the browser does, and replays sessions:
//     node tests/tools/pyodide/restored.mjs ENGINE SNAPSHOT EMPTY [CODE...]
// Each line in is a session, each line out the answers to it (replaying.py). Before them, what is
// wrong with each code.
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { loadPyodide } from "pyodide";
import { starter } from "../../../web/instantiate.js";

const [engine, baked, empty] = process.argv.slice(2);
const code = new WebAssembly.Module(fs.readFileSync(path.join(engine, "python.wasm")));
const { default: create } = await import(path.resolve(engine, "python.js"));
const lock = JSON.parse(fs.readFileSync("node_modules/pyodide/pyodide-lock.json", "utf8"));
const pyodide = await loadPyodide({
  createPyodideModule: starter({ create, code }),
  stdLibURL: empty,
  lockFileContents: { info: lock.info, packages: {} },
  _loadSnapshot: new Uint8Array(fs.readFileSync(path.join(baked, "snapshot.bin"))),
});
pyodide.runPython(String(fs.readFileSync(new URL("replaying.py", import.meta.url))));
const [replayed, wrong] = ["replayed", "wrong"].map((name) => pyodide.globals.get(name));
for (const text of process.argv.slice(5)) console.log(JSON.stringify(wrong(text)));
for await (const line of readline.createInterface({ input: process.stdin }))
  await new Promise((done) => process.stdout.write(`${replayed(line)}\n`, done));
process.exit(0);
