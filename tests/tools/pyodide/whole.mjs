// Replays sessions in Pyodide as it is published:
//     node tests/tools/pyodide/whole.mjs ARCHIVE
// ARCHIVE is the app; lines in and out are those of restored.mjs.
import fs from "node:fs";
import readline from "node:readline";
import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
const archive = new Uint8Array(fs.readFileSync(process.argv[2]));
pyodide.unpackArchive(archive, "zip", { extractDir: "/app" });
pyodide.runPython("import sys; sys.path.insert(0, '/app')");
pyodide.runPython(String(fs.readFileSync(new URL("replaying.py", import.meta.url))));
const replayed = pyodide.globals.get("replayed");
for await (const line of readline.createInterface({ input: process.stdin }))
  await new Promise((done) => process.stdout.write(`${replayed(line)}\n`, done));
process.exit(0);
