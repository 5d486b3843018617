// The app in MicroPython: opens a bundle made by tools/lowering, and answers events.

import { generator } from "./generator.js";

/** @typedef {Record<string, Uint8Array>} Files a path, and what is in the file */

// Python's character classes, as the content of brackets.
const CLASSES = {
  d: "\\p{Nd}",
  w: "\\p{L}\\p{N}_",
  s: "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",
};
const ASCII = { d: "0-9", w: "A-Za-z0-9_", s: "\\t-\\r\\x20" };
const SPACE = new RegExp(`[${CLASSES.s}]+`, "gu");
// The tokens of a JSON text: strings, brackets, and other values, without separators.
const PART = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s,:"{}[\]]+/g;
const TEXT = /"(?:[^"\\]|\\.)*"/g;
const LINE_END = 10;
// Bytes for MicroPython's objects, in one piece, as garbage is collected sooner than from several.
const HEAP = 1 << 25;

// Between the parts of a reply, none of which has a use for it. (At a zero a text would be cut.)
const JOINT = "\x1f";

/** Its interface, a module of the bundle (tools/lowering/runtime). */
const INTERFACE = "lowered.interface";

/** The event that tells the app that another one could not be handled (FAULT in py/tesserae/app/main.py). */
export const FAULT = '{"type":"fault"}';

// Functions for the runtime of lowered code, which MicroPython lacks.
const host = {
  joint: JOINT,
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
  pairs: (text) => [...new URLSearchParams(`&${text}`)], // or it would drop a leading question mark
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
    const alike = text.replace(TEXT, (it) => JSON.stringify(JSON.parse(it)));
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
    return (text.match(PART) ?? []).join("\0");
  },
  re: { compile, ASCII: 1, IGNORECASE: 2, DOTALL: 4 },
};

/** A pattern of Python's, with the methods that it has there. @param {string} pattern @param {number} flags */
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

/** A match, whose start is counted in characters. @param {RegExpMatchArray | null} found */
function asMatch(found) {
  if (!found) return null;
  const whole = [...found].map((group) => group ?? null);
  const start = () => [...(found.input?.slice(0, found.index) ?? "")].length;
  return Object.assign(whole, { start, groups: () => whole.slice(1) });
}

/**
 * The files of a bundle, as tools/building/bytecode.py packs them.
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
 * The app of a bundle.
 *
 * loadMicroPython: MicroPython's own function, and its options. bundle: the result of `unpack`; `add`
 * takes the second bundle, with the modules that functions import. `begin` makes an App with a random
 * seed (digits); `handle` answers an event as Pyodide's App does with that seed. If it throws,
 * the app is as it was. `busy` tells whether an engine is wanted. `load` imports a module
 * before it is needed. Only `tidy` collects garbage:
 * automatic collection would take up to half of the time of an answer.
 *
 * @param {(options: object) => Promise<any>} loadMicroPython
 * @param {object} options
 * @param {Files} bundle
 * @param {boolean} partial whether another app is to take over, with stronger levels
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
  path.clear(); // none of MicroPython's own modules in Python
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
      return reply ? reply.split(JOINT) : [];
    },
    tidy: () => tidy(),
    /**
     * Imports a module of a file; no sentences, as the package of their language may be still to come.
     * @param {string} path
     */
    load: (path) => {
      if (path.includes("/strings/")) return;
      load(path.replace(/(\/__init__)?\.mpy$/, "").replaceAll("/", "."));
    },
  };
}
