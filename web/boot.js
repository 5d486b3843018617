// The worker's interpreter: a smaller Pyodide, restored from a snapshot of its memory that holds
// the whole app. If that fails, or if the address of this script asks for all of Python, the
// published Pyodide boots in the normal way and unpacks app.zip. The build fills in the double
// braces; with LEAN=0 it makes neither the smaller Pyodide nor the snapshot.

import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.js";
import { restore } from "./heap.js";
import { starter } from "./instantiate.js";
import "./empty_database.js";

export { version };

/**
 * Null if the build has made none.
 * @type {Packed & { unpacked: number, static: number, layout: import("./heap.js").Layout,
 *   fetched: Packed }}
 */
const SNAPSHOT = JSON.parse(`{{snapshot}}`);
/** @type {Packed} */
const WASM = JSON.parse(`{{wasm}}`);
/**
 * The rest of python.bin, fetched on demand; null if the build has not split it.
 * @type {Packed | null}
 */
const DEFERRED = JSON.parse(`{{deferred}}`);
const PLATFORM = JSON.parse(`{{platform}}`);
const TOTAL = Number(`{{large}}`); // bytes of the large files
const HEARTBEAT = 1000; // milliseconds between two reports while the number does not change
const AGAIN = "?again"; // a query that bypasses the caches
const MODULES = "../{{memory}}/fetched.bin"; // the code of most pages
const BEFORE_MODULES = 5000; // milliseconds after the start, by which all levels have answered
const here = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
const indexURL = here("../{{pyodide}}/");

let loaded = 0; // bytes
let reported = -1; // per cent of all bytes
let lastReport = 0; // when it was sent
/** The file MODULES, once it has been fetched ahead. @type {Uint8Array<ArrayBuffer> | undefined} */
let modules;

/**
 * The size of a compressed file in bytes, and its checksum.
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

/** @typedef {import("./instantiate.js").Interpreter} Interpreter */

/**
 * Reports to web/page/startup/loading.js; an empty report only says that the start goes on.
 * @param {{ progress?: number, starting?: boolean, failed?: boolean, stopped?: boolean }} news
 */
function report(news) {
  lastReport = performance.now();
  postMessage(JSON.stringify(news));
}

/**
 * Counts the received bytes of a large file; reports the share of all bytes, in per cent.
 * @param {number} bytes
 */
function count(bytes) {
  loaded += bytes;
  const percent = Math.min(99, Math.floor((100 * loaded) / TOTAL));
  if (percent > reported) {
    reported = percent;
    report({ progress: percent });
  } else if (performance.now() - lastReport > HEARTBEAT) report({});
}

/**
 * Fetches a file, and passes its bytes through a stream.
 * @param {string} address
 * @param {GenericTransformStream} stream
 */
async function fetchThrough(address, stream) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: status ${response.status}`);
  return new Response(response.body.pipeThrough(stream)).arrayBuffer();
}

/** Fetches a large file, and counts its bytes. @param {string} address */
function fetchCounted(address) {
  const counter = new TransformStream({
    transform(chunk, out) {
      count(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return fetchThrough(address, counter);
}

/** Fetches and compiles the Zstandard decoder. @returns {Promise<WebAssembly.Module>} */
async function fetchDecoder() {
  const gunzip = new DecompressionStream("gzip");
  return WebAssembly.compile(await fetchThrough(here("../{{zstddec}}/zstd.bin"), gunzip));
}

/**
 * Checks and decodes a compressed file. Each file gets its own decoder, whose memory is freed with
 * it.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Packed} packed
 * @param {WebAssembly.Module} decoder
 */
function decompress(bytes, { checksum }, decoder) {
  if (adler32(bytes) !== checksum) throw new Error("damaged");
  const env = { emscripten_notify_memory_growth() {} };
  const instance = new WebAssembly.Instance(decoder, { env });
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
    const end = Math.min(at + 3800, content.length); // more could overflow the sums
    for (; at < end; at += 1) {
      a += content[at];
      b += a;
    }
  }
  return b * 65536 + a;
}

/**
 * A snapshot for Pyodide, and the distances between the objects in it. `complete` adds what it
 * lacks: the data that WebAssembly fills in by itself, and what heap.js restores.
 * @typedef {{ content: Uint8Array, steps: Uint8Array }} Snapshot
 */

/** @param {Promise<WebAssembly.Module>} decoder */
async function fetchSnapshot(decoder) {
  const file = new Uint8Array(await fetchCounted(here("../{{memory}}/snapshot.bin")));
  return placePages(decompress(file, SNAPSHOT, await decoder));
}

/**
 * Puts the pages of the memory in place; the file omits empty ones.
 * @param {Uint8Array} file
 * @returns {Snapshot}
 */
function placePages(file) {
  const numbers = new DataView(file.buffer, file.byteOffset);
  const content = new Uint8Array(SNAPSHOT.unpacked);
  const runs = numbers.getUint32(0, true);
  let at = 4 + 8 * runs;
  for (let run = 4; run < 4 + 8 * runs; run += 8) {
    const length = numbers.getUint32(run + 4, true);
    content.set(file.subarray(at, at + length), numbers.getUint32(run, true));
    at += length;
  }
  return { content, steps: file.subarray(at) };
}

/**
 * Completes a snapshot.
 * @param {Snapshot} snapshot
 * @param {WebAssembly.Memory} memory as WebAssembly has filled it
 */
function complete({ content, steps }, memory) {
  const [, head] = new Uint32Array(content.buffer, 0, 2);
  const filled = new Uint32Array(memory.buffer, 0, SNAPSHOT.static / 4);
  const words = new Uint32Array(content.buffer, head, filled.length);
  for (let i = 0; i < filled.length; i += 1) words[i] ^= filled[i];
  restore(content.subarray(head), SNAPSHOT.layout, steps);
}

/**
 * Makes an interpreter of its two files. Compiles WebAssembly from bytes, as a streaming
 * compiler refuses files with an unknown type.
 * @param {Promise<{ default: PyodideFactory }>} script
 * @param {Promise<BufferSource>} wasm
 * @returns {Promise<Interpreter>}
 */
async function makeInterpreter(script, wasm) {
  const compiled = wasm.then((bytes) => WebAssembly.compile(bytes));
  const [{ default: create }, code] = await Promise.all([script, compiled]);
  return { create, code };
}

/** Fetches the smaller Pyodide. @param {Promise<WebAssembly.Module>} decoder */
async function fetchSmallerPyodide(decoder) {
  const file = fetchCounted(here("../{{python}}/python.bin"));
  const content = Promise.all([file, decoder]).then(([bytes, compiled]) =>
    decompress(new Uint8Array(bytes), WASM, compiled),
  );
  const interpreter = await makeInterpreter(import("../{{python}}/python.js"), content);
  const compiled = await decoder;
  return { ...interpreter, fetchDeferred: () => fetchDeferred(compiled) };
}

/**
 * Fetches the deferred functions once one is called. Without them Python cannot go on.
 * @param {WebAssembly.Module} decoder
 */
function fetchDeferred(decoder) {
  try {
    if (!DEFERRED) throw new Error("nothing was deferred");
    return new WebAssembly.Module(fetchNow("../{{python}}/deferred.bin", DEFERRED, decoder));
  } catch (error) {
    report({ stopped: true });
    throw error;
  }
}

/**
 * Fetches and unpacks a file synchronously, which only workers may do.
 * @param {string} name
 * @param {Packed} packed
 * @param {WebAssembly.Module} decoder
 * @param {Uint8Array<ArrayBuffer>} [ahead] the file, if it was fetched ahead
 */
function fetchNow(name, packed, decoder, ahead) {
  try {
    return decompress(ahead ?? request(here(name)), packed, decoder);
  } catch {
    return decompress(request(`${here(name)}${AGAIN}`), packed, decoder); // caches may be damaged
  }
}

/** @param {string} address */
function request(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${address}: status ${request.status}`);
  return new Uint8Array(request.response);
}

/** Fetches the code of most pages ahead, so that they also open offline. */
async function fetchModulesAhead() {
  if (navigator.connection?.saveData) return;
  const response = await fetch(here(MODULES), { priority: "low" });
  if (response.ok) modules = new Uint8Array(await response.arrayBuffer());
}

/** Fetches the smaller Pyodide and the snapshot at the same time. */
function fetchParts() {
  const decoder = fetchDecoder();
  return Promise.all([fetchSmallerPyodide(decoder), fetchSnapshot(decoder), decoder]);
}

/** Fetches Pyodide as it is published. */
function fetchPyodide() {
  const wasm = fetchCounted(`${indexURL}pyodide.asm.wasm`);
  return makeInterpreter(import("../{{pyodide}}/pyodide.asm.js"), wasm);
}

/**
 * The option `createPyodideModule` of loadPyodide; reports that Python starts.
 * @param {Interpreter} interpreter
 * @param {Snapshot} [snapshot]
 */
function moduleMaker(interpreter, snapshot) {
  const make = starter(interpreter, (memory) => {
    report({ starting: true });
    if (snapshot) complete(snapshot, memory);
  });
  return (/** @type {PyodideSettings} */ settings) => {
    report({ starting: true });
    return make(settings);
  };
}

/**
 * Boots from the snapshot, without the standard library and the list of packages.
 * @param {ReturnType<typeof fetchParts>} parts
 * @param {PyodideOptions} options
 */
async function fromSnapshot(parts, options) {
  const [interpreter, snapshot, decoder] = await parts;
  const fetchModules = () => fetchNow(MODULES, SNAPSHOT.fetched, decoder, modules);
  Object.assign(globalThis, { fetchModules }); // tools/pyodide/baking/lean_imports.py calls it
  const ahead = () => fetchModulesAhead().catch(() => {}); // fetched again on demand
  setTimeout(ahead, BEFORE_MODULES);
  return load({
    ...options,
    createPyodideModule: moduleMaker(interpreter, snapshot),
    stdLibURL: here("empty.zip"),
    lockFileContents: { info: PLATFORM, packages: {} },
    _loadSnapshot: snapshot.content,
  });
}

/**
 * Boots Pyodide as it is published, as the smaller one needs the snapshot. The standard
 * library is fetched here to count its bytes; Pyodide then gets it from the browser's cache.
 * @param {PyodideOptions} options
 */
async function fromArchive(options) {
  const library = fetchCounted(`${indexURL}python_stdlib.zip`);
  const files = [fetchPyodide(), fetchCounted(here("app.zip")), library];
  const [interpreter, archive] = /** @type {[Interpreter, ArrayBuffer]} */ (
    await Promise.all(files)
  );
  const pyodide = await load({ ...options, createPyodideModule: moduleMaker(interpreter) });
  report({ starting: true }); // the next steps are slow on some devices
  pyodide.unpackArchive(archive, "zip", { extractDir: "/app" });
  pyodide.runPython("import sys; sys.path.insert(0, '/app')");
  return pyodide;
}

// PyScript cannot post some errors, and does not report them.
addEventListener("unhandledrejection", () => report({ failed: true }));

const wantsAllOfPython = import.meta.url.endsWith("?whole.js");
const parts = !SNAPSHOT || wantsAllOfPython ? null : fetchParts();
parts?.catch(() => {}); // awaited in loadPyodide

/** @param {PyodideOptions} options */
async function start(options) {
  if (!parts) return fromArchive(options);
  try {
    return await fromSnapshot(parts, options);
  } catch (error) {
    console.warn("Starting without the snapshot.", String(error));
    return fromArchive(options);
  }
}

/** PyScript calls this in place of Pyodide's own loadPyodide. @param {PyodideOptions} options */
export async function loadPyodide(options) {
  const python = await start({ ...options, indexURL });
  python._api.on_fatal = () => report({ stopped: true }); // it no longer answers
  return python;
}
