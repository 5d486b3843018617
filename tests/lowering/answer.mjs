// Answers sessions with the lowered app: node answer.mjs WASM BUNDLE... < sessions > replies
// A line holds the events of a session, and becomes the replies to them. Where the app fails, its
// words stand in place of a reply, and the session ends. If WASM is a first part, the second lies beside it.
// With DEFERRED in the environment, a file of that name is written if that was wanted: where. With CALLED,
// the file of that name gets the numbers of all functions that marked that they were called
// (tools/pyodide/marking.mjs).
import fs from "node:fs";
import path from "node:path";
// @ts-expect-error: it has no types
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { open, unpack } from "../../web/standin/app.js";

const { CALLED, DEFERRED } = process.env;
const second = path.join(path.dirname(process.argv[2]), "deferred.wasm");

/** @type {WebAssembly.Exports} */
let exports;
const { instantiate } = WebAssembly;
Object.assign(WebAssembly, {
  /** @param {BufferSource} code @param {WebAssembly.Imports} imports */
  async instantiate(code, imports) {
    function load() {
      if (DEFERRED)
        fs.writeFileSync(DEFERRED, String(new Error("the second part is wanted").stack));
      const deferred = new WebAssembly.Module(fs.readFileSync(second));
      new WebAssembly.Instance(deferred, { ...imports, primary: exports });
    }
    const made = await instantiate(code, { ...imports, deferred: { load } });
    if (made.instance) exports = made.instance.exports; // Node itself makes an instance of a module
    return made;
  },
});

function noteCalled() {
  const marks = Object.entries(exports).filter(([name]) => name.startsWith("called "));
  const called = marks.filter(([, mark]) => /** @type {WebAssembly.Global} */ (mark).value);
  fs.writeFileSync(String(CALLED), called.map(([name]) => name.split(" ")[1]).join(" "));
}

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

const SEED = "12345678901234567890"; // as pages draw them
const EVENTS = 10; // between two garbage collections

/** @param {string} url of MicroPython @param {string[]} paths of the bundle */
async function opened(url, paths) {
  const [first, ...later] = await Promise.all(paths.map((it) => unpack(fs.readFileSync(it))));
  const app = await open(loadMicroPython, { url }, first);
  for (const files of later) app.add(files);
  app.begin(SEED);
  return app;
}

/**
 * @param {Awaited<ReturnType<typeof opened>>} app
 * @param {string[]} events
 */
function replies(app, events) {
  /** @type {(string[] | string)[]} */
  const found = [];
  app.begin("1");
  try {
    for (const event of events) {
      if (found.push(app.handle(event)) % EVENTS === 0) app.tidy();
    }
  } catch (error) {
    found.push(words(error));
  }
  return found;
}

/**
 * The lines of the standard input, which is read without the event loop: with MicroPython in it, one
 * process in fifty never hears of what has come.
 */
function* lines() {
  const part = Buffer.alloc(1 << 16);
  const decoder = new TextDecoder();
  let rest = "";
  for (let size = fs.readSync(0, part); size; size = fs.readSync(0, part)) {
    const read = (rest + decoder.decode(part.subarray(0, size), { stream: true })).split("\n");
    rest = read.pop() ?? "";
    yield* read;
  }
}

try {
  const app = await opened(process.argv[2], process.argv.slice(3));
  for (const line of lines()) {
    const answered = replies(app, JSON.parse(line));
    if (CALLED) noteCalled();
    fs.writeFileSync(1, `${JSON.stringify(answered)}\n`);
  }
} catch (error) {
  console.error(words(error)); // its stack would quote MicroPython, which is one line of 200 KB
  process.exitCode = 1;
}
