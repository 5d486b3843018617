// The worker's interpreter: a smaller Pyodide, restored from a snapshot of its memory that holds
// the whole app. If anything keeps it from starting, Pyodide as it is boots in the normal way, and
// unpacks app.zip. So it does where the address of this script asks for all of Python.
// The build fills in what stands in double braces. With LEAN=0 it makes neither.

import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.js";
import { restore } from "./heap.js";
import { starter } from "./instantiate.js";
import "./empty_database.js";

export { version };

/**
 * Null where the build has made none.
 * @type {Packed & { unpacked: number, static: number, layout: import("./heap.js").Layout }}
 */
const SNAPSHOT = JSON.parse(`{{snapshot}}`);
/** @type {Packed} */
const WASM = JSON.parse(`{{wasm}}`);
const PLATFORM = JSON.parse(`{{platform}}`);
const TOTAL = Number(`{{large}}`); // bytes of the large files
const OFTEN = 1000; // milliseconds between two signs of life while little comes
const here = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
const indexURL = here("../{{pyodide}}/");

let loaded = 0;
let told = -1;
let last = 0;

/**
 * How many bytes a compressed file has, and their checksum.
 * @typedef {{ packed: number, checksum: number }} Packed
 */

/**
 * The decoder's functions: addresses and sizes are in bytes.
 * @typedef {object} ZstdDecoder
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} malloc
 * @property {(from: number, size: number) => bigint} ZSTD_findDecompressedSize
 * @property {(to: number, capacity: number, from: number, size: number) => number} ZSTD_decompress
 */

/** @typedef {import("./instantiate.js").Engine} Engine */

/**
 * Tells web/page/startup/loading.js something new of the start, and that it goes on.
 * @param {{ progress?: number, starting?: boolean, failed?: boolean }} news
 */
function tell(news) {
  last = performance.now();
  postMessage(JSON.stringify(news));
}

/**
 * Bytes of a large file have come: tells how much of them all, in hundredths.
 * @param {number} bytes
 */
function count(bytes) {
  loaded += bytes;
  const percent = Math.min(99, Math.floor((100 * loaded) / TOTAL));
  if (percent > told) {
    told = percent;
    tell({ progress: percent });
  } else if (performance.now() - last > OFTEN) tell({});
}

/**
 * The bytes of a file, counted as they come.
 * @param {string} address
 */
async function bytes(address) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: status ${response.status}`);
  const counter = new TransformStream({
    transform(chunk, out) {
      count(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counter);
}

/**
 * All the bytes of a file.
 * @param {string} address
 */
async function whole(address) {
  return new Response(await bytes(address)).arrayBuffer();
}

/** The decoder of Zstandard, compiled. @returns {Promise<WebAssembly.Module>} */
async function fetchDecoder() {
  const response = await fetch(here("../{{zstddec}}/zstd.bin"));
  if (!response.ok || !response.body) throw new Error(`zstd.bin: status ${response.status}`);
  const code = response.body.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(code).arrayBuffer());
}

/**
 * What was compressed. Each file has a decoder of its own, whose memory goes with it.
 * @param {Uint8Array} bytes
 * @param {Packed} packed
 * @param {Promise<WebAssembly.Module>} decoder
 */
async function unpacked(bytes, { checksum }, decoder) {
  if (adler32(bytes) !== checksum) throw new Error("damaged");
  const env = { emscripten_notify_memory_growth() {} };
  const instance = await WebAssembly.instantiate(await decoder, { env });
  const zstd = /** @type {ZstdDecoder} */ (/** @type {unknown} */ (instance.exports));
  const from = zstd.malloc(bytes.length);
  new Uint8Array(zstd.memory.buffer).set(bytes, from);
  const size = Number(zstd.ZSTD_findDecompressedSize(from, bytes.length));
  const to = zstd.malloc(size);
  if (zstd.ZSTD_decompress(to, size, from, bytes.length) !== size) throw new Error("damaged");
  return new Uint8Array(zstd.memory.buffer, to, size);
}

/** @param {Uint8Array} content */
function adler32(content) {
  let [a, b] = [1, 0];
  for (let at = 0; at < content.length; a %= 65521, b %= 65521) {
    const end = Math.min(at + 3800, content.length); // further the sums would grow too large
    for (; at < end; at += 1) {
      a += content[at];
      b += a;
    }
  }
  return b * 65536 + a;
}

/**
 * The snapshot, but where WebAssembly fills the memory by itself: there it is what differs from
 * that.
 * @param {Promise<WebAssembly.Module>} decoder
 */
async function snapshot(decoder) {
  const file = new Uint8Array(await whole(here("../{{memory}}/snapshot.bin")));
  return spread(await unpacked(file, SNAPSHOT, decoder));
}

/**
 * A snapshot that is not complete yet, and where in it objects are.
 * @typedef {{ whole: Uint8Array, steps: Uint8Array }} Snapshot
 */

/**
 * Puts the pages that were sent in their places among the empty ones.
 * @param {Uint8Array} file
 * @returns {Snapshot}
 */
function spread(file) {
  const numbers = new DataView(file.buffer, file.byteOffset);
  const whole = new Uint8Array(SNAPSHOT.unpacked);
  const runs = numbers.getUint32(0, true);
  let at = 4 + 8 * runs;
  for (let run = 4; run < 4 + 8 * runs; run += 8) {
    const length = numbers.getUint32(run + 4, true);
    whole.set(file.subarray(at, at + length), numbers.getUint32(run, true));
    at += length;
  }
  return { whole, steps: file.subarray(at) };
}

/**
 * Adds to the snapshot what WebAssembly has filled the memory with, and what follows from the rest.
 * @param {Snapshot} snapshot
 * @param {WebAssembly.Memory} memory
 */
function complete({ whole, steps }, memory) {
  const [, head] = new Uint32Array(whole.buffer, 0, 2);
  const filled = new Uint32Array(memory.buffer, 0, SNAPSHOT.static / 4);
  const words = new Uint32Array(whole.buffer, head, filled.length);
  for (let i = 0; i < filled.length; i += 1) words[i] ^= filled[i];
  restore(whole.subarray(head), SNAPSHOT.layout, steps);
}

/**
 * An engine from its parts. Its WebAssembly is compiled whatever type the host gives it.
 * @param {Promise<{ default: PyodideFactory }>} script
 * @param {Promise<BufferSource>} wasm
 * @returns {Promise<Engine>}
 */
async function engine(script, wasm) {
  const compiled = wasm.then((bytes) => WebAssembly.compile(bytes));
  const [{ default: create }, code] = await Promise.all([script, compiled]);
  return { create, code };
}

/**
 * Pyodide without what the app does not need.
 * @param {Promise<WebAssembly.Module>} decoder
 */
function smallerPyodide(decoder) {
  const wasm = whole(here("../{{python}}/python.bin"));
  const content = wasm.then((file) => unpacked(new Uint8Array(file), WASM, decoder));
  return engine(import("../{{python}}/python.js"), content);
}

/** The smaller Pyodide and the snapshot, fetched at the same time. */
function fetchParts() {
  const decoder = fetchDecoder();
  return Promise.all([smallerPyodide(decoder), snapshot(decoder), decoder]);
}

/** Pyodide as it is. */
function wholePyodide() {
  return engine(import("../{{pyodide}}/pyodide.asm.js"), whole(`${indexURL}pyodide.asm.wasm`));
}

/**
 * Tells that Pyodide starts, and makes its module from an engine.
 * @param {Engine} engine
 * @param {Snapshot} [snapshot]
 */
function starting(engine, snapshot) {
  const make = starter(engine, (memory) => {
    tell({ starting: true });
    if (snapshot) complete(snapshot, memory);
  });
  return (/** @type {PyodideSettings} */ settings) => {
    tell({ starting: true });
    return make(settings);
  };
}

/**
 * With a snapshot, neither the standard library nor the list of packages is needed.
 * @param {ReturnType<typeof fetchParts>} parts
 * @param {PyodideOptions} options
 */
async function fromSnapshot(parts, options) {
  const [own, snapshot] = await parts;
  return load({
    ...options,
    createPyodideModule: starting(own, snapshot),
    stdLibURL: here("empty.zip"),
    lockFileContents: { info: PLATFORM, packages: {} },
    _loadSnapshot: snapshot.whole,
  });
}

/**
 * The whole of Pyodide: the smaller one cannot start Python, only go on with it. The standard
 * library is read here to be counted; Pyodide then has it from the browser's cache.
 * @param {PyodideOptions} options
 */
async function fromArchive(options) {
  const library = `${indexURL}python_stdlib.zip`;
  const files = Promise.all([whole(here("app.zip")), whole(library)]);
  const [own, [archive]] = await Promise.all([wholePyodide(), files]);
  const pyodide = await load({
    ...options,
    createPyodideModule: starting(own),
  });
  tell({ starting: true }); // what follows takes long on a slow device
  pyodide.unpackArchive(archive, "zip", { extractDir: "/app" });
  pyodide.runPython("import sys; sys.path.insert(0, '/app')");
  return pyodide;
}

// Some errors PyScript cannot post: it tells nobody of them.
addEventListener("unhandledrejection", () => tell({ failed: true }));

const isWhole = !SNAPSHOT || import.meta.url.endsWith("?whole.js");
const parts = isWhole ? null : fetchParts();
parts?.catch(() => {}); // they are waited for later

/**
 * What PyScript calls in place of Pyodide's own loadPyodide.
 * @param {PyodideOptions} given
 */
export async function loadPyodide(given) {
  const options = { ...given, indexURL };
  if (!parts) return fromArchive(options);
  try {
    return await fromSnapshot(parts, options);
  } catch (error) {
    console.warn("Starting without the snapshot.", String(error));
    return await fromArchive(options);
  }
}
