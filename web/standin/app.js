// The app in MicroPython: opens a bundle of tools/lowering, and answers events.

import { generator } from "./generator.js";

/** @typedef {Record<string, Uint8Array>} Files the contents by path */

// Python's character classes, as the content of brackets in a regular expression.
const CLASSES = {
  d: "\\p{Nd}",
  w: "\\p{L}\\p{N}_",
  s: "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",
};
const ASCII = { d: "0-9", w: "A-Za-z0-9_", s: "\\t-\\r\\x20" };
const SPACE = new RegExp(`[${CLASSES.s}]+`, "gu");
// A token of a JSON text: a string, a bracket, or another value; separators are skipped.
const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s,:"{}[\]]+/g;
const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;
const LINE_END = 10;
// Bytes of MicroPython's heap, in one piece, as collecting garbage from several takes longer.
const HEAP = 1 << 25;

// Separates the parts of a reply, which do not contain it. (A zero would end the text.)
const SEPARATOR = "\x1f";

/** The app's interface, a module of the bundle (tools/lowering/runtime). */
const INTERFACE = "lowered.interface";

/** The event that replaces one that the app could not handle (FAULT in py/tesserae/app/main.py). */
export const FAULT = '{"type":"fault"}';

// Functions that MicroPython lacks, for the runtime of lowered code.
const host = {
  joint: SEPARATOR,
  generator,
  now: () => performance.now() / 1000,
  /** @param {string} text */
  lower: (text) => text.toLowerCase(),
  /** @param {string} text */
  upper: (text) => text.toUpperCase(),
  /** @param {string} text */
  words: (text) => text.replace(SPACE, " "),
  /** @param {string} text */
  strip: (text) => text.replace(new RegExp(`^[${CLASSES.s}]+|[${CLASSES.s}]+$`, "gu"), ""),
  /** @param {string} text */
  isprintable: (text) => !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", "")),
  /** @param {string} text */
  pairs: (text) => [...new URLSearchParams(`&${text}`)], // keeps a leading question mark
  /** @param {string} text */
  quote: (text) => {
    const more = (/** @type {string} */ it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`;
    return encodeURIComponent(text)
      .replace(/[!'()*]/g, more)
      .replaceAll("%2F", "/");
  },
  /** @param {string} text */
  unescaped: (text) => JSON.parse(text),
  /** @param {string} text @param {boolean} ascii */
  written: (text, ascii) => {
    const alike = text.replace(JSON_STRING, (it) => JSON.stringify(JSON.parse(it)));
    const code = (/** @type {string} */ it) =>
      `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return ascii ? alike.replace(/[^ -~]/g, code) : alike;
  },
  /** @param {string} text */
  parts: (text) => {
    try {
      JSON.parse(text);
    } catch {
      return "";
    }
    return (text.match(JSON_TOKEN) ?? []).join("\0");
  },
  re: { compile, ASCII: 1, IGNORECASE: 2, DOTALL: 4 },
};

/** A Python pattern and its methods. @param {string} pattern @param {number} flags */
function compile(pattern, flags = 0) {
  const [ascii, ignoreCase, dotAll] = [1, 2, 4].map((it) => (flags & it) > 0);
  const classes = ascii ? ASCII : CLASSES;
  let inside = false;
  const source = pattern.replace(/\\[\s\S]|[[\].]/g, (it) => {
    if (it === "[" || it === "]") inside = it === "[" || (inside && it !== "]");
    else if (it === "." && !inside && !dotAll) return "[^\\n]";
    const known = /** @type {Record<string, string>} */ (classes)[it[1]?.toLowerCase()];
    if (it[0] !== "\\" || !known) return it;
    if (it[1] !== it[1].toLowerCase()) return `[^${known}]`;
    return inside ? known : `[${known}]`;
  });
  const modes = (ignoreCase ? "i" : "") + (dotAll ? "s" : "") + (ascii && ignoreCase ? "" : "u");
  const all = new RegExp(source, `g${modes}`);
  const first = (/** @type {string} */ one) => {
    const regexp = new RegExp(one, modes);
    return (/** @type {string} */ text) => asMatch(text.match(regexp));
  };
  return {
    pattern,
    search: first(source),
    match: first(`^(?:${source})`),
    fullmatch: first(`^(?:${source})$`),
    finditer: (/** @type {string} */ text) => [...text.matchAll(all)].map(asMatch),
    findall: (/** @type {string} */ text) =>
      [...text.matchAll(all)].map(([whole, ...groups]) => {
        const texts = groups.map((it) => it ?? "");
        return texts.length > 1 ? texts : (texts[0] ?? whole);
      }),
    sub: (/** @type {string} */ template, /** @type {string} */ text) =>
      text.replace(all, template.replaceAll("$", "$$$$").replace(/\\(\d)/g, "$$$1")),
    split: (/** @type {string} */ text) => text.split(all).map((it) => it ?? null),
  };
}

/** A Python match; its start counts code points. @param {RegExpMatchArray | null} found */
function asMatch(found) {
  if (!found) return null;
  const whole = [...found].map((group) => group ?? null);
  const start = () => [...(found.input?.slice(0, found.index) ?? "")].length;
  return Object.assign(whole, { start, groups: () => whole.slice(1) });
}

/**
 * Unpacks the files of a bundle, which tools/building/bytecode.py has packed.
 * @param {ArrayBuffer | Uint8Array} packed
 * @returns {Promise<Files>}
 */
export async function unpack(packed) {
  const stream = new Blob([/** @type {ArrayBuffer} */ (packed)]).stream();
  const unzipped = new Response(stream.pipeThrough(new DecompressionStream("gzip")));
  const bytes = new Uint8Array(await unzipped.arrayBuffer());
  const end = bytes.indexOf(LINE_END);
  const lengths = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  /** @type {Files} */
  const files = {};
  let at = end + 1;
  for (const [path, length] of Object.entries(lengths)) {
    files[path] = bytes.subarray(at, at + length);
    at += length;
  }
  return files;
}

/**
 * Opens a bundle in MicroPython. The methods of the result:
 *
 * - `add` adds a bundle, as that of the modules that functions import
 * - `begin` makes an App with a random seed (digits)
 * - `handle` answers an event as Pyodide's App does with that seed; throws without changing the app
 * - `busy`, `playing`, `play` and `rest` are those of App
 * - `load` imports a module before it is needed
 * - `tidy` collects garbage; doing that automatically would take up to half of the time of a reply
 *
 * @param {(options: object) => Promise<any>} loadMicroPython MicroPython's own function
 * @param {object} options for that
 * @param {Files} bundle
 * @param {boolean} partial whether another app will take over, with stronger levels
 */
export async function open(loadMicroPython, options, bundle, partial = false) {
  const python = await loadMicroPython({ heapsize: HEAP, pystack: 2048, ...options });
  const folders = new Set();
  const add = (/** @type {Files} */ more) => {
    for (const [path, content] of Object.entries(more)) {
      const parts = path.split("/");
      for (let n = 1; n < parts.length; n++) {
        const folder = `/${parts.slice(0, n).join("/")}`;
        if (!folders.has(folder)) python.FS.mkdir(folder);
        folders.add(folder);
      }
      python.FS.writeFile(`/${path}`, content);
    }
  };
  python.registerJsModule("host", { ...host, partial });
  add(bundle);
  // An import tries several file names, and each miss makes an Error: stack traces would take long.
  Object.assign(Error, { stackTraceLimit: 0 });
  const { path } = python.pyimport("sys");
  path.clear(); // without MicroPython's own modules in Python
  path.append("/");
  const { begin, busy, playing, play, rest, handle, tidy, load } = python.pyimport(INTERFACE);
  return {
    add,
    begin: (/** @type {string} */ seed) => begin(seed),
    busy: () => /** @type {boolean} */ (busy()),
    playing: () => /** @type {boolean} */ (playing()),
    play: (/** @type {number} */ seconds) => /** @type {string} */ (play(seconds)),
    rest: () => /** @type {number} */ (rest()),
    handle: (/** @type {string} */ event) => {
      const reply = /** @type {string} */ (handle(event));
      return reply ? reply.split(SEPARATOR) : [];
    },
    tidy: () => tidy(),
    /**
     * Imports the module of a file, unless it has sentences: their package may not be here yet.
     * @param {string} path
     */
    load: (path) => {
      if (path.includes("/strings/")) return;
      load(path.replace(/(\/__init__)?\.mpy$/, "").replaceAll("/", "."));
    },
  };
}
