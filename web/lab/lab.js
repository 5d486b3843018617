// The lab: the editor, its stored code, and the running bot.
import { makeEditor } from "./editor.js";
import alphabeta from "./examples/alphabeta.py";
import evaluate from "./examples/evaluate.py";
import greedy from "./examples/greedy.py";
import random from "./examples/random.py";
import * as kept from "./kept.js";
import { checkCode, pack, unpack } from "./packing.js";
import { startSandbox } from "./sandbox.js";

/** @typedef {CommandOf<"labedit" | "labstart" | "labask" | "labend" | "labdo">} LabCommand */
/** @typedef {(event: AppEvent) => void} Send */

const LOADING = 10_000; // milliseconds for a file to run
const SLACK = 250; // milliseconds by which an answer may be late
const PRINTED = 20_000; // characters of displayed output

/** @type {Record<string, string>} */
const EXAMPLES = { random, greedy, evaluate, alphabeta };

/** @type {Send} */
let send = () => {};

/** @type {{ host: HTMLElement, editor: import("./editor.js").Editor } | null} */
let shown = null;

/** Whether the code is that of a link, and unchanged. */
let foreign = false;

/** @type {import("./sandbox.js").Sandbox | null} */
let sandbox = null;

/** Counts the starts, so that an abandoned one stops. */
let current = 0;

/** @type {{ [Name in LabCommand["do"]]: (command: CommandOf<Name>) => unknown }} */
const COMMANDS = { labedit: edit, labstart: start, labask: ask, labend: end, labdo: act };

/** @param {LabCommand} command @param {Send} answer */
export function carryOut(command, answer) {
  send = answer;
  /** @type {(command: LabCommand) => unknown} */ (COMMANDS[command.do])(command);
}

/** Leaving the page ends everything. */
addEventListener("tesserae-patched", () => {
  if (!shown || shown.host.isConnected) return;
  shown.editor.end();
  shown = null;
  end();
});

/** Shows the editor, with a link's code or the stored one. @param {CommandOf<"labedit">} command */
async function edit({ code }) {
  const host = document.getElementById("lab-code");
  if (!host) return;
  if (shown?.host !== host) {
    shown?.editor.end();
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const hint = document.getElementById("lab-keys")?.textContent ?? "";
    shown = { host, editor: makeEditor(root, host.dataset.label ?? "", hint, onEdit) };
    for (const type of ["keydown", "paste", "copy", "cut", "drop", "change", "input"]) {
      host.addEventListener(type, (event) => event.stopPropagation()); // no keys of the page
    }
  }
  let text = kept.own() ?? random;
  foreign = false;
  if (code) {
    try {
      text = await unpack(code);
      foreign = true;
    } catch {
      send({ type: "lab-trouble", what: "code" });
    }
  }
  if (shown?.host === host) shown.editor.replace(text);
}

/** @param {boolean} byUser */
function onEdit(byUser) {
  if (!byUser) return;
  if (foreign) {
    foreign = false;
    keepBefore(kept.own());
    send({ type: "lab-edited" });
  }
  keep();
}

function keep() {
  if (shown && !foreign) kept.keepOwn(shown.editor.text());
}

/** @param {string} code */
const isExample = (code) => Object.values(EXAMPLES).includes(code);

/** Keeps code that is about to be replaced, unless it is an example. @param {string | null} code */
function keepBefore(code) {
  if (code && !isExample(code)) kept.keepEarlier(code);
}

/** Replaces the code; the old code is kept. @param {string} text */
function replaceBy(text) {
  if (!shown) return;
  keepBefore(ownCode());
  show(text);
}

/** The user's own code: that in the editor, unless it is the code of a link. */
const ownCode = () => (foreign || !shown ? kept.own() : shown.editor.text());

/** @param {string} text */
function show(text) {
  if (!shown) return;
  if (foreign) send({ type: "lab-edited" });
  foreign = false;
  shown.editor.replace(text);
  keep();
}

/** Shows the code before the user's own. An example need not come back. */
function turnBack() {
  const code = ownCode() ?? "";
  show(kept.turnBack(isExample(code) ? "" : code) || (shown?.editor.text() ?? ""));
}

/** @param {CommandOf<"labdo">} command */
async function act({ what, text }) {
  if (!shown) return;
  if (what in EXAMPLES) replaceBy(EXAMPLES[what]);
  else if (what === "before") turnBack();
  else if (what === "save") saveFile(shown.editor.text());
  else if (what === "pack") send({ type: "lab-packed", code: await pack(shown.editor.text()) });
  else if (what === "open") {
    try {
      replaceBy(checkCode(text));
    } catch {
      send({ type: "lab-trouble", what: "file" });
    }
  }
}

/** @param {string} code */
function saveFile(code) {
  const href = URL.createObjectURL(new Blob([code], { type: "text/x-python" }));
  Object.assign(document.createElement("a"), { download: "bot.py", href }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // the download has started by then
}

/** @param {string} text */
function print(text) {
  const place = document.getElementById("lab-printed");
  if (!place) return;
  place.textContent = `${place.textContent}${text}`.slice(-PRINTED);
  place.scrollTop = place.scrollHeight;
}

/** Runs the file, in a new Python if the other is busy. @param {CommandOf<"labstart">} command */
async function start({ number, language }) {
  const own = ++current;
  document.getElementById("lab-printed")?.replaceChildren();
  shown?.editor.mark(0);
  if (sandbox && !sandbox.idle()) endSandbox();
  try {
    if (!sandbox) {
      const started = await startSandbox(print);
      if (own !== current) return started.end();
      sandbox = started;
    }
    const text = shown?.editor.text() ?? "";
    const answer = await sandbox.ask({ type: "load", text, language }, LOADING);
    if (own === current) sendAnswer({ type: "lab-started", number, ...answer });
  } catch (error) {
    if (own !== current) return;
    const what = `${error}`.slice(0, 300);
    send({ type: "lab-started", number, error: what, line: 0, late: false });
  }
}

/** @param {CommandOf<"labask">} command */
async function ask({ number, game, start, moves, seconds }) {
  const own = current;
  if (!sandbox?.idle()) return;
  const text = JSON.stringify({ game, start, moves });
  const answer = await sandbox.ask({ type: "choose", text }, 1000 * seconds + SLACK);
  if (own === current) sendAnswer({ type: "lab-moved", number, ...answer });
}

/** Sends the app an answer; marks the line of an error. @param {{ type: "lab-started" | "lab-moved", number: number } & import("./sandbox.js").Answer} event */
function sendAnswer({ type, number, move, error, line, late }) {
  if (late) sandbox = null;
  if (line) shown?.editor.mark(line);
  if (type === "lab-started") send({ type, number, error, line, late });
  else send({ type, number, move, error, line, late });
}

function end() {
  current += 1;
  endSandbox();
}

function endSandbox() {
  sandbox?.end();
  sandbox = null;
}
