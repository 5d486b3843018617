// Makes the memory snapshot: Pyodide, booted in Node, with the app imported.
//     node tools/snapshot.mjs ARCHIVE OUT MODULE...
import fs from "node:fs";
import { loadPyodide } from "pyodide";

// No open file, no cache of a path that the browser will not have, no live JavaScript value.
const BAKE = `
import gc, importlib, random, sys, zipimport

sys.path.insert(0, "/app")
for name in names.split():
    importlib.import_module(name)
random.seed(0)
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
importlib.invalidate_caches()
del name, names, importlib, random, sys, zipimport
gc.collect()
del gc
`;

async function bake(archive, out, modules) {
  const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };
  const pyodide = await loadPyodide({ _makeSnapshot: true, env });
  pyodide.unpackArchive(new Uint8Array(fs.readFileSync(archive)), "zip", { extractDir: "/app" });
  pyodide.globals.set("names", modules.join(" "));
  pyodide.runPython(BAKE);
  fs.writeFileSync(out, pyodide.makeMemorySnapshot());
}

const [archive, out, ...modules] = process.argv.slice(2);
// An error's stack would quote Pyodide's source, which is one line of a megabyte.
const failed = (error) => console.error(`No snapshot: ${error.message}`);
process.exit(await bake(archive, out, modules).then(() => 0, (error) => (failed(error), 1)));
