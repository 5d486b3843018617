// Compresses files for the browser, as Zstandard: by a fifth less than gzip.
//     node tools/pyodide/compress.mjs FILE OUT
// Neither Node nor Python here can do it, but the Python in Pyodide can.
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const COMPRESS = `
from compression import zstd

options = {
    zstd.CompressionParameter.compression_level: 19,
    zstd.CompressionParameter.window_log: 25,  # all that was seen before may be repeated
}
with open("/file", "rb") as file, open("/out", "wb") as out:
    out.write(zstd.compress(file.read(), options=options))
`;

const [file, out] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/file", new Uint8Array(fs.readFileSync(file)));
pyodide.runPython(COMPRESS);
fs.writeFileSync(out, pyodide.FS.readFile("/out"));
process.exit(0);
