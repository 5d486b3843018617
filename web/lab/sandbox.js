// Where a bot runs: a worker within a frame without an origin. It gets its files by a message, as
// the frame's policy lets nothing in or out; requests and answers go through one port; it ends with
// the frame. Its answers cannot be trusted.

const FRAME = atob("{{lab_frame}}");
const PATIENCE = 90_000; // milliseconds for Python to start, once all files are here
const LONGEST = 4_000; // characters of an answer

const here = (/** @type {string} */ name) => new URL(name, import.meta.url).href;

/** @typedef {{ move: string, error: string, line: number, late: boolean }} Answer */

/** The files, fetched once. @type {Promise<[string, Record<string, ArrayBuffer>]> | null} */
let files = null;

/** @param {string} address */
async function fetchFile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}

async function fetchFiles() {
  const script = fetchFile(here("lab-python.js")).then((it) => it.text());
  const rest = ["../{{pyodide}}/pyodide.asm.wasm", "../{{pyodide}}/python_stdlib.zip"];
  const others = [...rest, "lab-library.zip"].map(async (it) =>
    (await fetchFile(here(it))).arrayBuffer(),
  );
  const [text, wasm, stdlib, library] = await Promise.all([script, ...others]);
  return /** @type {[string, Record<string, ArrayBuffer>]} */ ([text, { wasm, stdlib, library }]);
}

/** The files; fetches them again if that has failed. */
function allFiles() {
  files ??= fetchFiles().catch((error) => {
    files = null;
    throw error;
  });
  return files;
}

/** @param {string} error @returns {Answer} */
const failure = (error) => ({ move: "", error, line: 0, late: false });

/** An answer; a failure if it is malformed. @param {unknown} text @returns {Answer} */
function parse(text) {
  try {
    const { move, error, line } = JSON.parse(String(text).slice(0, LONGEST));
    const whole = Number.isInteger(line) && line > 0 && line < 1e6 ? line : 0;
    const short = (/** @type {unknown} */ it) => (typeof it === "string" ? it.slice(0, 300) : "");
    return { move: short(move), error: short(error), line: whole, late: false };
  } catch {
    return failure("?");
  }
}

/** @param {(text: string) => void} print */
export async function startSandbox(print) {
  const [script, content] = await allFiles();
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.setAttribute("aria-hidden", "true");
  frame.hidden = true;
  frame.srcdoc = FRAME;
  const { port1: port, port2: far } = new MessageChannel();

  /** The open request. @type {{ type: string, take: (text: string) => void } | null} */
  let open = null;
  let ended = false;
  let timer = 0;

  function end() {
    ended = true;
    clearTimeout(timer);
    frame.remove(); // and with it its worker
    port.close();
  }

  /**
   * The next message of a type; "late" after some milliseconds, which also terminates the bot.
   * @param {string} type
   * @param {number} patience
   * @returns {Promise<string | null>}
   */
  const next = (type, patience) =>
    new Promise((resolve) => {
      open = { type, take: resolve };
      timer = setTimeout(() => {
        open = null;
        end();
        resolve(null);
      }, patience);
    });

  port.onmessage = ({ data }) => {
    const { type, text } = data ?? {};
    if (type === "print" && open) print(String(text).slice(0, 20_000));
    else if (open && (type === open.type || type === "failed")) {
      clearTimeout(timer);
      const { take } = open;
      open = null;
      take(type === "failed" ? JSON.stringify({ error: String(text) }) : String(text));
    }
  };
  frame.onload = () => frame.contentWindow?.postMessage([script, content], "*", [far]);
  document.body.append(frame);
  const up = await next("up", PATIENCE);
  if (up !== "") {
    end();
    throw new Error(up ?? "late");
  }

  /**
   * @param {{ type: "load" | "choose", text: string, language?: string }} question
   * @param {number} patience milliseconds
   * @returns {Promise<Answer>}
   */
  async function ask(question, patience) {
    const answer = next(question.type, patience);
    port.postMessage(question);
    const text = await answer;
    return text === null ? { ...failure(""), late: true } : parse(text);
  }

  return {
    ask,
    end,
    /** Whether it is ready for a request. */
    idle: () => !ended && !open,
  };
}

/** @typedef {Awaited<ReturnType<typeof startSandbox>>} Sandbox */
