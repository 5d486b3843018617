// The worker's interpreter: Pyodide, restored from a snapshot of its memory that holds the
// whole app. Without a sound snapshot it boots in the normal way and unpacks app.zip.
// The build fills in what stands in double braces.
import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.mjs";
export { version };

const BUILD = "{{build}}";
const SNAPSHOT = { packed: Number("{{packed}}"), unpacked: Number("{{unpacked}}") };
const here = (name) => new URL(name, import.meta.url).href;
const indexURL = here("../{{pyodide}}/");

// PyScript keeps a cache of packages in IndexedDB. There are none here, and in a frame with
// storage blocked opening it would end the worker: it gets one that is always empty.
function standInForStorage() {
  const answer = (result) => {
    const request = {};
    setTimeout(() => request.onsuccess?.({ type: "success", target: { result } }));
    return request;
  };
  const empty = { getAllKeys: [], count: 0 };
  const objectStore = () => new Proxy({}, { get: (_, verb) => () => answer(empty[verb]) });
  const database = { objectStoreNames: [""], transaction: () => ({ objectStore }), close() {} };
  const value = { open: () => answer(database) };
  Object.defineProperty(globalThis, "indexedDB", { value, configurable: true });
}

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

/** With a snapshot, neither the standard library nor the list of packages is needed. */
function fromSnapshot(options, memory) {
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

standInForStorage();
const memory = snapshot();
memory.catch(() => {});

/** What PyScript calls in place of Pyodide's own loadPyodide. */
export async function loadPyodide(given) {
  const options = { ...given, indexURL };
  try {
    return await fromSnapshot(options, memory);
  } catch (error) {
    console.warn("Starting without the snapshot.", String(error));
    return await fromArchive(options);
  }
}
