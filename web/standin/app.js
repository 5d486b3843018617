// The app in MicroPython: opens a bundle made by tools/lowering, and answers events.

/** @typedef {Record<string, string>} Files a path, and what is in the file */

// Python's character classes, as the content of brackets.
const CLASSES = {
  d: "\\p{Nd}",
  w: "\\p{L}\\p{N}_",
  s: "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",
};
const ASCII = { d: "0-9", w: "A-Za-z0-9_", s: "\\t-\\r\\x20" };
const SPACE = new RegExp(`[${CLASSES.s}]+`, "gu");
// Python's digits: decimal ones, and superscript, subscript, circled and similar ones.
const DIGITS =
  /^[\p{Nd}\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u2474-\u247c\u2488-\u2490\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u;
// The tokens of a JSON text: strings, brackets, and other values, without separators.
const PART = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s,:"{}[\]]+/g;
const TEXT = /"(?:[^"\\]|\\.)*"/g;

// The interface of the app. Seeds are texts, as they may exceed JavaScript's numbers.
const CALLED = `
import sys
sys.path.insert(0, "/")
from tesserae.app.main import App
app = App(seed=0)
def begin(seed): app.begin(int(seed))
def busy(): return app.busy
def handle(event): return [str(part) for part in app.handle(event)]
`;

// Functions for the runtime of lowered code, which MicroPython lacks.
const host = {
  /** @param {string} text */
  lower: (text) => text.toLowerCase(),
  /** @param {string} text */
  upper: (text) => text.toUpperCase(),
  /** @param {string} text */
  isdigit: (text) => DIGITS.test(text),
  /** @param {string} text */
  islower: (text) => text === text.toLowerCase() && text !== text.toUpperCase(),
  /** @param {string} text */
  words: (text) => text.replace(SPACE, "\n"),
  /** @param {string} text */
  strip: (text) => text.replace(new RegExp(`^[${CLASSES.s}]+|[${CLASSES.s}]+$`, "gu"), ""),
  /** @param {string} text */
  isprintable: (text) => !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", "")),
  /** @param {string} text */
  unquoted: (text) => percent(text.replaceAll("+", " ")),
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
  regexp,
  found,
};

/** @param {string} text */
function percent(text) {
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) => {
    const codes = run
      .slice(1)
      .split("%")
      .map((it) => Number.parseInt(it, 16));
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(codes));
  });
}

/** The patterns for search, match and fullmatch of a Python pattern. @param {string} pattern @param {boolean} ascii @param {boolean} ignoreCase @param {boolean} dotAll */
function regexp(pattern, ascii, ignoreCase, dotAll) {
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
  const flags = (ignoreCase ? "i" : "") + (dotAll ? "s" : "") + (ascii && ignoreCase ? "" : "u");
  return {
    search: new RegExp(source, `g${flags}`),
    match: new RegExp(source, `y${flags}`),
    fullmatch: new RegExp(`(?:${source})$`, `y${flags}`),
  };
}

/** The start and the end of a match, in characters, and its groups; null if there is none.
 * @param {ReturnType<typeof regexp>} patterns @param {"search" | "match" | "fullmatch"} mode
 * @param {string} text @param {number} at
 */
function found(patterns, mode, text, at) {
  const wide = /[\ud800-\udfff]/.test(text);
  const pattern = patterns[mode];
  pattern.lastIndex = wide ? [...text].slice(0, at).join("").length : at;
  const match = pattern.exec(text);
  if (!match) return null;
  const count = (/** @type {number} */ n) => (wide ? [...text.slice(0, n)].length : n);
  const groups = [...match].map((it) => it ?? null);
  return [count(match.index), count(match.index + match[0].length), ...groups];
}

/** The files of a bundle. @param {ArrayBuffer | Uint8Array} bytes @returns {Promise<Files>} */
export async function unpack(bytes) {
  const stream = new Blob([/** @type {ArrayBuffer} */ (bytes)]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream("gzip"))).json();
}

/**
 * The app of a bundle.
 *
 * loadMicroPython: MicroPython's own, with its options. bundle: what `unpack` gave; `add` takes
 * another, with what is imported when it is needed. `begin` makes an App, with a seed (digits) for
 * random numbers; `handle` answers an event as Pyodide's App does with that seed. It throws where it
 * cannot: begin anew, or wait for Pyodide. `busy` tells whether an engine is wanted.
 *
 * @param {(options: object) => Promise<any>} loadMicroPython
 * @param {object} options
 * @param {Files} bundle
 */
export async function open(loadMicroPython, options, bundle) {
  const python = await loadMicroPython({ heapsize: 1 << 20, pystack: 2048, ...options });
  const folders = new Set();
  const add = (/** @type {Files} */ more) => {
    for (const [path, text] of Object.entries(more)) {
      const parts = path.split("/");
      for (let n = 1; n < parts.length; n++) {
        const folder = `/${parts.slice(0, n).join("/")}`;
        if (!folders.has(folder)) python.FS.mkdir(folder);
        folders.add(folder);
      }
      python.FS.writeFile(`/${path}`, text);
    }
  };
  python.registerJsModule("host", host);
  add(bundle);
  python.runPython(CALLED);
  const [begin, busy, handle] = ["begin", "busy", "handle"].map((it) => python.globals.get(it));
  return {
    add,
    begin: (/** @type {string} */ seed) => begin(seed),
    busy: () => /** @type {boolean} */ (busy()),
    handle: (/** @type {string} */ event) => /** @type {string[]} */ ([...handle(event)]),
  };
}
