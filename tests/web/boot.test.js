// The worker's interpreter, as it is served, with a small engine in place of Pyodide.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { hash } from "../../web/heap.js";

/** @typedef {Record<string, any>} Fields */

const HERE = new URL("../../web/boot.js", import.meta.url).href;
const FAKE = "tests/web/support/pyodide";
const LAYOUT = { texts: 0x1230, from: 64, list: 200 };
const HEAD = 8; // bytes of a snapshot before the memory in it
const SIZE = 1024; // of the memory
const STATIC = [1, 2, 3, 4, 5, 6, 7, 8]; // what the WebAssembly fills the memory with
const PAGE = 65536;

/** WebAssembly with a memory of one page, filled at its beginning. */
const WASM = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 1],
  ...[7, 10, 1, 6, ...Buffer.from("memory"), 2, 0],
  ...[11, 6 + STATIC.length, 1, 0, 0x41, 0, 0x0b, STATIC.length, ...STATIC],
]);

/** A part of a section of WebAssembly: a text with its length. @param {string} text */
const named = (text) => [text.length, ...Buffer.from(text)];
/** @param {number} kind @param {number[]} content */
const section = (kind, content) => [kind, content.length, ...content];

/** The same, which imports what loads its other part, and offers that to be called. */
const PRIMARY = Uint8Array.from([
  ...WASM.slice(0, 8),
  ...section(1, [1, 0x60, 0, 0]),
  ...section(2, [1, ...named("deferred"), ...named("load"), 0, 0]),
  ...section(5, [1, 0, 1]),
  ...section(7, [2, ...named("memory"), 2, 0, ...named("call"), 0, 0]),
  ...section(11, [1, 0, 0x41, 0, 0x0b, STATIC.length, ...STATIC]),
]);

/** The other part: it writes 42 into the memory of the first. */
const DEFERRED = Uint8Array.from([
  ...WASM.slice(0, 8),
  ...section(2, [1, ...named("primary"), ...named("memory"), 2, 0, 1]),
  ...section(11, [1, 0, 0x41, 32, 0x0b, 1, 42]),
]);

/** The decoder of Zstandard, as tools/building/vendor.py takes it. */
const DECODER = (() => {
  const script = new URL("../../node_modules/zstddec/dist/zstddec.mjs", import.meta.url);
  const found = readFileSync(script, "utf8").match(/const wasm = "([A-Za-z0-9+/=]+)"/);
  return gzipSync(Buffer.from(found?.[1] ?? "", "base64"));
})();

/** A frame of Zstandard with one block that is not compressed. @param {Uint8Array} content */
function frame(content) {
  const head = Buffer.alloc(12);
  head.writeUInt32LE(0xfd2fb528, 0);
  head.writeUInt8(0xa0, 4); // one segment, its size in four bytes
  head.writeUInt32LE(content.length, 5);
  head.writeUIntLE((content.length << 3) | 1, 9, 3);
  return Buffer.concat([head, content]);
}

/** @param {Uint8Array} content */
function adler32(content) {
  let [a, b] = [1, 0];
  for (const byte of content) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}

/** A memory with a string and a list of two objects: as it is, and as the snapshot has it. */
function memories() {
  const whole = new Uint8Array(HEAD + SIZE);
  const head = new Uint32Array(whole.buffer, 0, 2);
  head[1] = HEAD;
  const memory = whole.subarray(HEAD);
  const words = new Uint32Array(whole.buffer, HEAD);
  memory.set(STATIC.map((it) => it ^ 1)); // the program has changed it
  words[17] = LAYOUT.texts;
  words[18] = 8;
  words[20] = (1 << 2) | 32 | 64;
  memory.set(Buffer.from("tesserae"), 84);
  const sparse = whole.slice();
  sparse.set(
    STATIC.map((it) => it ^ 1 ^ it),
    HEAD,
  );
  words[19] = hash(memory, 84, 8);
  for (const [at, link] of [
    [50, 208],
    [51, 240],
    [52, 240],
    [53, 200],
    [60, 200],
    [61, 208],
  ])
    words[at] = link;
  return { whole, sparse };
}

/** The file of a snapshot: runs of bytes, and the distances of objects. @param {Uint8Array} sparse */
function file(sparse) {
  const runs = [
    [0, 16],
    [64, 64],
  ]; // what else there is, is empty
  const numbers = new Uint32Array([runs.length, ...runs.flat()]);
  const parts = runs.map(([from, length]) => sparse.subarray(from, from + length));
  return Buffer.concat([Buffer.from(numbers.buffer), ...parts, Buffer.from([26, 4])]);
}

let starts = 0;

/** What it is that a worker serves and hears. */
class Worker {
  constructor() {
    const { whole, sparse } = memories();
    this.whole = whole;
    this.told = /** @type {Fields[]} */ ([]);
    this.warnings = /** @type {string[]} */ ([]);
    this.asked = /** @type {string[]} */ ([]);
    this.listeners = /** @type {Record<string, (event: Fields) => void>} */ ({});
    this.options = /** @type {Fields[]} */ ([]);
    this.engines = /** @type {string[]} */ ([]);
    this.settings = /** @type {Fields} */ ({ INITIAL_MEMORY: 3 * PAGE });
    this.instance = /** @type {WebAssembly.Instance | null} */ (null);
    this.imports = /** @type {Fields} */ ({ env: {} });
    this.unpacked = /** @type {unknown[]} */ ([]);
    this.api = /** @type {Fields} */ ({});
    this.files = /** @type {Record<string, Uint8Array>} */ ({
      "snapshot.bin": frame(file(sparse)),
      "python.bin": frame(WASM),
      "deferred.bin": frame(DEFERRED),
      "zstd.bin": DECODER,
      "pyodide.asm.wasm": WASM,
      "app.zip": Buffer.from("app"),
      "python_stdlib.zip": Buffer.from("library"),
    });
    const packed = (/** @type {string} */ name) => {
      const content = this.files[name];
      return { packed: content.length, checksum: adler32(content) };
    };
    const large = packed("snapshot.bin").packed + packed("python.bin").packed;
    const sizes = { unpacked: HEAD + SIZE, static: STATIC.length, layout: LAYOUT };
    this.values = {
      ...{
        pyodide: FAKE,
        python: FAKE,
        memory: "memory",
        zstddec: "zstddec",
        platform: '{"abi":1}',
        large: String(large),
      },
      snapshot: JSON.stringify({ ...packed("snapshot.bin"), ...sizes }),
      wasm: JSON.stringify(packed("python.bin")),
      deferred: JSON.stringify(packed("deferred.bin")),
    };
  }

  /** @param {string} [end] of the address of the script */
  async start(end = "") {
    starts += 1;
    Object.assign(globalThis, {
      fetch: (/** @type {string} */ address) => this.fetch(address),
      postMessage: (/** @type {string} */ text) => this.told.push(JSON.parse(text)),
      addEventListener: (/** @type {string} */ name, /** @type {any} */ act) => {
        this.listeners[name] = act;
      },
      XMLHttpRequest: this.requests(),
      pyodide: this,
    });
    Object.defineProperty(globalThis, "indexedDB", { value: null, configurable: true });
    console.warn = (...words) => this.warnings.push(words.join(" "));
    const query = `?tab=${starts}&values=${encodeURIComponent(JSON.stringify(this.values))}`;
    const { loadPyodide } = await import(`${HERE}${query}&end=${end}`);
    return loadPyodide({ own: 1 });
  }

  /** @param {string} address */
  async fetch(address) {
    const name = address.split("/").at(-1) ?? "";
    this.asked.push(name);
    const content = this.files[name];
    if (!content) return new Response("", { status: 404 });
    const chunks = [0, 1, 2, 3, 4, 5, 6].map((from, n, all) => content.subarray(from, all[n + 1]));
    const stream = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    return new Response(stream);
  }

  /** The class of requests that are answered at once. */
  requests() {
    const worker = this;
    return class {
      status = 0;
      responseType = "";
      response = new ArrayBuffer(0);
      #name = "";

      /** @param {string} _ @param {string} address @param {boolean} later */
      open(_, address, later) {
        assert.equal(later, false);
        this.#name = address.split("/").at(-1) ?? "";
      }

      send() {
        assert.equal(this.responseType, "arraybuffer");
        worker.asked.push(this.#name);
        const content = worker.files[this.#name];
        this.status = content ? 200 : 404;
        if (content) this.response = Uint8Array.from(content).buffer;
      }
    };
  }

  /** Serves a WebAssembly in two parts. */
  split() {
    this.files["python.bin"] = frame(PRIMARY);
    const [packed, checksum] = [this.files["python.bin"].length, adler32(this.files["python.bin"])];
    this.values.wasm = JSON.stringify({ packed, checksum });
  }

  /** Calls a function of the part that is not there yet. */
  call() {
    const { call, memory } = /** @type {Fields} */ (this.instance?.exports ?? {});
    call();
    return new Uint8Array(memory.buffer)[32];
  }

  /** What Pyodide does with its options. @param {Fields} options */
  async given(options) {
    this.options.push(options);
    await options.createPyodideModule(this.settings);
    return {
      _api: this.api,
      unpackArchive: (/** @type {ArrayBuffer} */ archive, /** @type {unknown[]} */ ...more) =>
        this.unpacked.push(Buffer.from(archive).toString(), ...more),
      runPython: (/** @type {string} */ source) => this.unpacked.push(source),
    };
  }

  /** What an engine does with its settings. @param {string} name @param {Fields} settings */
  made(name, settings) {
    this.engines.push(name);
    return new Promise((resolve) => {
      settings.instantiateWasm(this.imports, (/** @type {WebAssembly.Instance} */ instance) => {
        this.instance = instance;
        resolve({});
      });
    });
  }
}

test("Python goes on from the snapshot, whose memory is complete again", async () => {
  const worker = new Worker();
  await worker.start();
  const [options] = worker.options;
  assert.deepEqual(Buffer.compare(options._loadSnapshot, worker.whole), 0);
  assert.deepEqual(worker.engines, ["python"]);
  assert.equal(options.own, 1);
  assert.ok(options.indexURL.endsWith(`/${FAKE}/`));
  assert.ok(options.stdLibURL.endsWith("/web/empty.zip"));
  assert.deepEqual(options.lockFileContents, { info: { abi: 1 }, packages: {} });
  assert.deepEqual(worker.asked.sort(), ["python.bin", "snapshot.bin", "zstd.bin"]);
  assert.deepEqual(worker.warnings, []);
});

test("progress is told in hundredths that grow, and the start of Python", async () => {
  const worker = new Worker();
  await worker.start();
  const percents = worker.told.flatMap((it) => ("progress" in it ? [it.progress] : []));
  assert.equal(percents.at(-1), 99);
  assert.deepEqual(
    percents,
    [...new Set(percents)].sort((a, b) => a - b),
  );
  assert.deepEqual(worker.told.at(-1), { starting: true });
});

test("the memory has room for that of the snapshot, and calls that failed have a mark", async () => {
  const worker = new Worker();
  await worker.start();
  const memory = /** @type {WebAssembly.Memory} */ (worker.instance?.exports.memory);
  assert.equal(memory.buffer.byteLength, 3 * PAGE);
  const { Jsv_GetError_import, JsvError_Check } = worker.imports.env;
  assert.equal(JsvError_Check(Jsv_GetError_import()), true);
  assert.equal(JsvError_Check(null), false);
});

/** @type {Record<string, (worker: Worker) => void>} */
const FAULTS = {
  "a snapshot of which a byte has changed": ({ files }) => {
    files["snapshot.bin"][40] ^= 1;
  },
  "half a snapshot": ({ files }) => {
    files["snapshot.bin"] = files["snapshot.bin"].subarray(0, 60);
  },
  "an altered WebAssembly": ({ files }) => {
    files["python.bin"][20] ^= 1;
  },
  "a snapshot that is missing": ({ files }) => {
    delete files["snapshot.bin"];
  },
  "a decoder that is another file": ({ files }) => {
    files["zstd.bin"] = gzipSync("<html>");
  },
  "a decoder that is missing": ({ files }) => {
    delete files["zstd.bin"];
  },
};

for (const [fault, make] of Object.entries(FAULTS)) {
  test(`with ${fault} all of Pyodide starts, and unpacks the app`, async () => {
    const worker = new Worker();
    make(worker);
    await worker.start();
    assert.deepEqual(worker.engines.slice(-1), ["pyodide.asm"]);
    assert.equal(worker.options.at(-1)?._loadSnapshot, undefined);
    const [archive, format, { extractDir }, source] = /** @type {any[]} */ (worker.unpacked);
    assert.deepEqual([archive, format, extractDir], ["app", "zip", "/app"]);
    assert.match(source, /sys.path.insert\(0, '\/app'\)/);
    assert.ok(worker.asked.includes("python_stdlib.zip"), "it is counted");
    assert.match(worker.warnings[0], /^Starting without the snapshot/);
  });
}

test("all of Python starts where the address asks for it", async () => {
  const worker = new Worker();
  await worker.start("?whole.js");
  assert.deepEqual(worker.engines, ["pyodide.asm"]);
  assert.ok(!worker.asked.includes("snapshot.bin"));
});

test("without that, too, the start fails, and what nobody catches is told", async () => {
  const worker = new Worker();
  delete worker.files["snapshot.bin"];
  delete worker.files["app.zip"];
  await assert.rejects(worker.start(), /app.zip: status 404/);
  worker.listeners.unhandledrejection({});
  assert.deepEqual(worker.told.at(-1), { failed: true });
});

const [WITHOUT_END, WANTING] = [
  WASM.slice(0, 12),
  Uint8Array.from([
    ...WASM.slice(0, 8),
    ...[1, 4, 1, 0x60, 0, 0], // the type of a function
    ...[2, 9, 1, 3, ...Buffer.from("env"), 1, ...Buffer.from("x"), 0, 0], // which is to be imported
    ...WASM.slice(8),
  ]),
];

for (const [fault, wasm] of /** @type {[string, Uint8Array][]} */ ([
  ["compiled", WITHOUT_END],
  ["instantiated", WANTING],
])) {
  test(`WebAssembly that cannot be ${fault} is no silent end`, async () => {
    const worker = new Worker();
    const bad = frame(wasm);
    worker.files["python.bin"] = bad;
    worker.values.wasm = JSON.stringify({ packed: bad.length, checksum: adler32(bad) });
    await worker.start();
    assert.equal(worker.engines.at(-1), "pyodide.asm");
    assert.match(worker.warnings[0], /^Starting without the snapshot/);
  });
}

test("a part of the WebAssembly is fetched when one of its functions is called", async () => {
  const worker = new Worker();
  worker.split();
  await worker.start();
  assert.deepEqual(worker.engines, ["python"]);
  assert.ok(!worker.asked.includes("deferred.bin"));
  assert.equal(worker.call(), 42);
  assert.deepEqual(worker.asked.slice(3), ["deferred.bin"]);
  assert.deepEqual(worker.told.at(-1), { starting: true });
});

test("where a cache has only half of it, it is fetched past all caches", async () => {
  const worker = new Worker();
  worker.split();
  await worker.start();
  worker.files["deferred.bin?again"] = worker.files["deferred.bin"];
  worker.files["deferred.bin"] = worker.files["deferred.bin"].subarray(0, 20);
  assert.equal(worker.call(), 42);
  assert.deepEqual(worker.asked.slice(3), ["deferred.bin", "deferred.bin?again"]);
});

test("if it cannot be had, the page is told that Python has stopped", async () => {
  const worker = new Worker();
  worker.split();
  await worker.start();
  delete worker.files["deferred.bin"];
  assert.throws(() => worker.call(), /deferred.bin\?again: status 404/);
  assert.deepEqual(worker.told.at(-1), { stopped: true });
});

test("the page is told of every error after which Python does not go on", async () => {
  const worker = new Worker();
  await worker.start();
  worker.api.on_fatal(new Error("out of memory"));
  assert.deepEqual(worker.told.at(-1), { stopped: true });
});
