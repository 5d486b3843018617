// The worker's interpreter: Pyodide, restored from a snapshot of its memory that holds the
// whole app. Without a sound snapshot it boots in the normal way and unpacks app.zip.
// The build fills in what stands in double braces.
import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.mjs";
import "./standin.js";
export { version };

const BUILD = "{{build}}";
const SNAPSHOT = { packed: Number("{{packed}}"), unpacked: Number("{{unpacked}}") };
const here = (name) => new URL(name, import.meta.url).href;
const indexURL = here("../{{pyodide}}/");

/** Tells the page, in hundredths, how much of the snapshot has come. */
function counted() {
  let loaded = 0;
  let told = -1;
  return new TransformStream({
    transform(chunk, out) {
      loaded += chunk.byteLength;
      const percent = Math.min(99, Math.floor((loaded / SNAPSHOT.packed) * 100));
      if (percent > told) postMessage(JSON.stringify({ progress: (told = percent) }));
      out.enqueue(chunk);
    },
  });
}

/**
 * The memory to restore. gzip's checksum finds damage; the build's name at the end finds a
 * snapshot of another build.
 */
async function snapshot() {
  const response = await fetch(here("snapshot.bin"));
  if (!response.ok) throw new Error(`snapshot: status ${response.status}`);
  const inflated = response.body
    .pipeThrough(counted())
    .pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(inflated).arrayBuffer());
  const name = new TextDecoder().decode(bytes.subarray(SNAPSHOT.unpacked));
  if (name !== BUILD) throw new Error("snapshot: of another build");
  return bytes.subarray(0, SNAPSHOT.unpacked);
}

/**
 * Pyodide has memory of a fixed size when it copies a snapshot into it, and the snapshot may be of
 * a larger one: so it grows as soon as it is there.
 */
function roomy(bytes) {
  const PAGE = 65_536;
  const grown = async (made) => {
    const result = await made;
    const held = (result.instance ?? result).exports?.memory;
    const missing = held ? Math.floor(bytes / PAGE) - held.buffer.byteLength / PAGE : 0;
    if (missing > 0) held.grow(missing);
    return result;
  };
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const plain = WebAssembly[name];
    WebAssembly[name] = (...given) => grown(plain.apply(WebAssembly, given));
  }
}

/** With a snapshot, neither the standard library nor the list of packages is needed. */
async function fromSnapshot(options, memory) {
  roomy((await memory).length);
  return load({
    ...options,
    stdLibURL: here("empty.zip"),
    lockFileContents: { info: {{platform}}, packages: {} },
    _loadSnapshot: memory,
  });
}

async function fromArchive(options) {
  const archive = fetch(here("app.zip")).then((response) => response.arrayBuffer());
  const [pyodide, bytes] = await Promise.all([load(options), archive]);
  pyodide.unpackArchive(bytes, "zip", { extractDir: "/app" });
  pyodide.runPython("import sys; sys.path.insert(0, '/app')");
  return pyodide;
}

/** Pyodide waits for ever for a WebAssembly module that does not come; this does not. */
function hurried(boot) {
  const fetched = globalThis.fetch;
  const lost = new Promise((_, reject) => {
    globalThis.fetch = (address, ...more) => {
      const response = fetched(address, ...more);
      const wanted = String(address).endsWith(".wasm");
      if (wanted) response.then((it) => it.ok || reject(new Error(`status ${it.status}`)), reject);
      return response;
    };
  });
  return Promise.race([boot(), lost]).finally(() => (globalThis.fetch = fetched));
}

const memory = snapshot();
memory.catch(() => {});

/** What PyScript calls in place of Pyodide's own loadPyodide. */
export async function loadPyodide(given) {
  const options = { ...given, indexURL };
  try {
    return await hurried(() => fromSnapshot(options, memory));
  } catch (error) {
    console.warn("Starting without the snapshot.", String(error));
    return await hurried(() => fromArchive(options));
  }
}
