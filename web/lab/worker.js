// The worker of a bot: Python with the library, and nothing else. It runs in a frame without an
// origin, whose policy lets nothing out; before a bot runs, it also removes everything that could
// reach storage, a network or another worker, and Python's way to JavaScript.
import createPyodide from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide/pyodide.mjs";
import { starter } from "../instantiate.js";

/**
 * The files from the page.
 * @typedef {object} Files
 * @property {ArrayBuffer} wasm
 * @property {ArrayBuffer} stdlib
 * @property {ArrayBuffer} library
 */

const PLATFORM = JSON.parse(atob(`{{lab_platform}}`));

/** Characters that a bot may print per request, and while it is loaded. */
const ROOM = 20_000;

/** Names that a bot must not use, wherever they are defined. */
const TAKEN = [
  ...["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource"],
  ...["importScripts", "Worker", "SharedWorker", "indexedDB", "caches", "CacheStorage"],
  ...["IDBFactory", "BroadcastChannel", "Notification", "FileReaderSync", "postMessage"],
  ...["navigator", "WorkerNavigator", "RTCPeerConnection", "MessageChannel", "cookieStore"],
  ...["queryLocalFonts", "FontFace", "fonts", "Request", "storage"],
];

/** Modules of Python that lead to JavaScript. */
const BRIDGES = ["js", "pyodide_js", "pyodide", "pyodide.code", "pyodide.ffi", "pyodide.http"]
  .concat(["pyodide.webloop", "_pyodide", "_pyodide_core", "_pyodide._base", "webbrowser"])
  .concat(["_pyodide._core_docs", "_pyodide._importhook", "pyodide._package_loader"])
  .concat(["pyodide._state", "pyodide.console", "ctypes", "_ctypes", "socket", "ssl"]);

/** Removes these names from an object and everything that it inherits from. @param {object} from */
function takeAway(from) {
  for (let it = from; it && it !== Object.prototype; it = Object.getPrototypeOf(it)) {
    for (const name of TAKEN) {
      if (!Object.hasOwn(it, name)) continue;
      Reflect.deleteProperty(it, name);
      if (Object.hasOwn(it, name)) {
        Object.defineProperty(it, name, { value: undefined, writable: false });
      }
    }
  }
}

/** @param {Files} files */
async function startPython(files) {
  // Pyodide's loader fetches the standard library. That is impossible here: it gets the file.
  globalThis.fetch = async () => new Response(files.stdlib);
  const code = await WebAssembly.compile(files.wasm);
  const python = await loadPyodide({
    createPyodideModule: starter({ create: createPyodide, code }),
    indexURL: "file:///",
    stdLibURL: "file:///python_stdlib.zip",
    lockFileContents: { info: PLATFORM, packages: {} },
    env: { HOME: "/home", PYTHONHASHSEED: "0" },
  });
  python.unpackArchive(files.library, "zip", { extractDir: "/lib/library" });
  return python;
}

const BEGIN = `
import sys
sys.path.insert(0, "/lib/library")
import random
random.seed()
import tesserae.library.engines.engine, tesserae.library.matches.bots
from tesserae.library.matches.bot_runner import BotRunner
from tesserae.library import language
`;

const CLOSE = `
def _close(names):
    class Closed:
        def find_spec(self, name, path=None, target=None):
            if name in names:
                raise ImportError(f"there is no module {name} here", name=name)
    for name in names:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Closed())
_close(frozenset(bridges.split()))
del _close, bridges
`;

/**
 * @param {Files} files
 * @param {MessagePort} port
 */
async function start(files, port) {
  const python = await startPython(files);
  const tell = port.postMessage.bind(port);
  let room = 0;
  const print = (/** @type {string} */ line) => {
    if (room <= 0) return;
    tell({ type: "print", text: `${line.slice(0, room)}\n` });
    room -= line.length + 1;
  };
  python.setStdout({ batched: print });
  python.setStderr({ batched: print });
  python.setStdin({ error: true });
  python.runPython(BEGIN);
  const make = /** @type {() => Runner} */ (python.globals.get("BotRunner"));
  const speak = /** @type {(name: string) => void} */ (python.globals.get("language"));
  const { load, choose } = make();
  python.globals.set("bridges", BRIDGES.join(" "));
  python.runPython(CLOSE);
  takeAway(globalThis);
  port.onmessage = ({ data: { type, text, language } }) => {
    room = ROOM;
    if (language) speak(language);
    const answer = type === "load" ? load(text) : choose(text);
    tell({ type, text: answer });
  };
  tell({ type: "up", text: "" });
}

/** @typedef {{ load(source: string): string, choose(request: string): string }} Runner */

addEventListener(
  "message",
  ({ data, ports: [port] }) =>
    start(data, port).catch((error) => port.postMessage({ type: "failed", text: String(error) })),
  { once: true },
);
