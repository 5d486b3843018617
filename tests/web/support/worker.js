// A worker that starts web/boot.js, with a small engine in place of Pyodide.
import assert from "node:assert/strict";
import {
  adler32,
  DECODER,
  DEFERRED,
  file,
  frame,
  HEAD,
  LAYOUT,
  memories,
  PAGE,
  PRIMARY,
  SIZE,
  STATIC,
  WASM,
} from "./pyodide_files.js";

/** @typedef {Record<string, any>} Fields */

const HERE = new URL("../../../web/boot.js", import.meta.url).href;

export const FAKE = "tests/web/support/pyodide";

let starts = 0;

/** What it is that a worker serves and hears. */
export class Worker {
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
    this.navigator = { connection: { saveData: false } };
    this.later = /** @type {(() => Promise<void>)[]} */ ([]);
    this.files = /** @type {Record<string, Uint8Array>} */ ({
      "snapshot.bin": frame(file(sparse)),
      "python.bin": frame(WASM),
      "fetched.bin": frame(Buffer.from("modules")),
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
      snapshot: JSON.stringify({
        ...packed("snapshot.bin"),
        ...sizes,
        fetched: packed("fetched.bin"),
      }),
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
      setTimeout: (/** @type {() => Promise<void>} */ act) => this.later.push(act),
      pyodide: this,
    });
    for (const [name, value] of Object.entries({ indexedDB: null, navigator: this.navigator }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
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
