// Goes on from the snapshot with the smaller Pyodide, as the browser does, and answers sessions:
//     node tests/tools/pyodide/restored.mjs ENGINE SNAPSHOT EMPTY [CODE...]
// Each line in is the events of a session; each line out how many slices of thinking were left
// over, and the replies, as JSON. Before them, what is wrong with each code.
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
pyodide.runPython(`
import json
from tesserae.app.main import App


def wrong(code):
    """What is wrong with code that is compiled now."""
    try:
        eval(code)
    except Exception as error:
        return str(error)


def answers(events):
    """The replies to events; then the engine thinks a little, if it has something to think about."""
    app = App(seed=1)
    replies = [[str(part) for part in app.handle(it)] for it in json.loads(events)]
    slices = 40
    while app.busy and slices:
        app.work(0.005)
        slices -= 1
    return json.dumps([slices, replies])
`);
const [answers, wrong] = ["answers", "wrong"].map((name) => pyodide.globals.get(name));
for (const text of process.argv.slice(5)) console.log(JSON.stringify(wrong(text)));
for await (const line of readline.createInterface({ input: process.stdin }))
  await new Promise((done) => process.stdout.write(`${answers(line)}\n`, done));
process.exit(0);
