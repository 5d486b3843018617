// The worker's interpreter, as it is served, with a small engine in place of Pyodide.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { adler32, frame, PAGE, WASM } from "./support/pyodide_files.js";
import { FAKE, Worker } from "./support/worker.js";

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

/** What Python calls to have the code of the modules that are not in the snapshot. */
const fetchModules = () => Buffer.from(/** @type {any} */ (globalThis).fetchModules()).toString();

test("the code of modules that are not in the snapshot is fetched when Python asks for it", async () => {
  const worker = new Worker();
  await worker.start();
  assert.ok(!worker.asked.includes("fetched.bin"));
  assert.equal(fetchModules(), "modules");
  worker.files["fetched.bin?again"] = worker.files["fetched.bin"];
  worker.files["fetched.bin"] = worker.files["fetched.bin"].subarray(0, 15);
  assert.equal(fetchModules(), "modules");
  assert.deepEqual(worker.asked.slice(3), ["fetched.bin", "fetched.bin", "fetched.bin?again"]);
});

test("it is fetched ahead, some time after the start, so that it is there offline", async () => {
  const worker = new Worker();
  await worker.start();
  const [fetchAhead] = worker.later;
  const file = worker.files["fetched.bin"];
  delete worker.files["fetched.bin"];
  await fetchAhead(); // the network is away
  worker.navigator.connection.saveData = true;
  await fetchAhead();
  worker.navigator.connection.saveData = false;
  worker.files["fetched.bin"] = file;
  await fetchAhead();
  assert.deepEqual(worker.asked.slice(3), ["fetched.bin", "fetched.bin"]);
  delete worker.files["fetched.bin"];
  assert.equal(fetchModules(), "modules");
  assert.deepEqual(worker.asked.slice(5), []);
});

test("what was fetched ahead and is damaged is fetched once more", async () => {
  const worker = new Worker();
  await worker.start();
  worker.files["fetched.bin?again"] = worker.files["fetched.bin"];
  worker.files["fetched.bin"] = worker.files["fetched.bin"].subarray(0, 15);
  await worker.later[0]();
  assert.deepEqual(worker.asked.slice(3), ["fetched.bin"]);
  assert.equal(fetchModules(), "modules");
  assert.deepEqual(worker.asked.slice(4), ["fetched.bin?again"]);
});

test("if it cannot be had, only what asks for it fails", async () => {
  const worker = new Worker();
  await worker.start();
  delete worker.files["fetched.bin"];
  assert.throws(fetchModules, /fetched.bin\?again: status 404/);
  assert.deepEqual(worker.told.at(-1), { starting: true });
});

test("the page is told of every error after which Python does not go on", async () => {
  const worker = new Worker();
  await worker.start();
  worker.api.on_fatal(new Error("out of memory"));
  assert.deepEqual(worker.told.at(-1), { stopped: true });
});
