// Carries out the app's commands, by name. A command may answer with an event.
import * as games from "../storage/games.js";
import * as storage from "../storage/storage.js";
import { copy } from "./browser/clipboard.js";
import { install } from "./browser/installation.js";
import { cacheNow } from "./browser/offline.js";
import { appFile, fetchAppFile } from "./build.js";
import { focus, focusedId, moveFocus } from "./focus.js";
import { send } from "./worker/line.js";

/** @typedef {AppEvent | null | void} Answer the event that answers a command, if any */

/** The element that had the focus before the dialog opened. */
let opener = "";

/** @param {AppCommand} command its name under `do`, and its fields */
export function perform(command) {
  const act = /** @type {(command: AppCommand) => unknown} */ (COMMANDS[command.do]);
  act(command);
}

/** @param {CommandOf<"url">} command */
function setUrl({ hash, push }) {
  if (!push) return history.replaceState(null, "", hash);
  history.pushState(null, "", hash);
  scrollTo(0, 0);
}

/** @param {CommandOf<"page">} command */
function setPage({ lang, theme, title }) {
  const root = document.documentElement;
  Object.assign(root, { lang });
  root.dataset.theme = theme;
  document.title = title;
}

/** Scrolls an element into view, within the scroll box of its list if there is one. */
function scroll(/** @type {CommandOf<"scroll">} */ { id }) {
  const element = document.getElementById(id);
  const box = element?.closest("[data-boxed]")?.parentElement;
  if (!element) return;
  if (!box) return element.scrollIntoView({ block: "nearest" });
  const [seen, wanted] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const below = wanted.bottom - seen.bottom;
  box.scrollTop += below > 0 ? below : Math.min(0, wanted.top - seen.top);
}

/** @param {CommandOf<"dialog">} command */
function setDialog({ open }) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));
  if (open === dialog.open) return;
  if (open) {
    opener = focusedId();
    dialog.showModal();
  } else {
    dialog.close();
    if (!focusedId()) focus(opener);
  }
}

/** @param {CommandOf<"copy">} command */
function copyText({ text }) {
  const report = (/** @type {boolean} */ ok) => send({ type: "copied", ok });
  copy(text).then(
    () => report(true),
    () => report(false),
  );
}

/** @param {CommandOf<"share">} command */
function share({ url, title }) {
  navigator.share({ url, title }).catch(() => {}); // the user has dismissed it
}

const MARKING_TIME = 900; // milliseconds for which the board is marked

/** The timer that removes the mark. */
let unmark = 0;

/** Marks the board for a moment. @param {CommandOf<"celebrate">} command */
function celebrate(command) {
  const board = document.querySelector(".place");
  if (board instanceof HTMLElement) {
    clearTimeout(unmark);
    board.dataset.feat = command.what;
    unmark = setTimeout(() => delete board.dataset.feat, MARKING_TIME);
  }
  if (command.sound || command.vibration) lazily(command);
}

/** The number of failed imports of later.js: a browser never retries the same address. */
let failures = 0;

/** Carries out a rarely used command, whose code is in its own file. */
export async function runLazily(/** @type {import("./later.js").Rare} */ command) {
  const file = failures ? `later.js?${failures}` : "later.js";
  try {
    const { carryOut } = await import(appFile(file).href);
    return await carryOut(command, games, send);
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Sends the puzzles of a game; an empty text if they cannot be loaded. */
async function loadPool(/** @type {CommandOf<"loadpool">} */ { game }) {
  const pool = fetchAppFile(`puzzles-${game}.txt`).then((response) => response.text());
  send({ type: "pool", game, text: await pool.catch(() => "") }); // the app tells the user
}

/** The names of the requested styles. @type {Set<string>} */
const requestedStyles = new Set();

/** Loads the styles of a page, which stays hidden until then so that it does not jump. */
async function loadStyle(/** @type {CommandOf<"style">} */ { name }) {
  if (requestedStyles.has(name)) return;
  requestedStyles.add(name);
  try {
    const sheet = new CSSStyleSheet();
    await sheet.replace(await (await fetchAppFile(`${name}.css`)).text());
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    requestedStyles.delete(name); // the page works without; the next visit requests them again
  }
  const { dataset } = document.documentElement;
  dataset.styled = `${dataset.styled ?? ""} ${name}`.trim();
  // Only now does the list of moves have a scroll box.
  const ply = document.querySelector("#moves [data-boxed] [aria-current]");
  if (ply) scroll({ do: "scroll", id: ply.id });
}

/** The command for further workers that waits. @type {CommandOf<"sethelpers"> | null} */
let helpLater = null;

/** Starts further workers after the first one, with which they would compete. */
function setHelpers(/** @type {CommandOf<"sethelpers">} */ command) {
  if (window.tesserae.startup.state === "handedOver") setHelpersNow(command);
  else {
    if (!helpLater) window.tesserae.startup.watch(helpWhenReady);
    helpLater = command;
  }
}

function helpWhenReady() {
  if (!helpLater || window.tesserae.startup.state !== "handedOver") return;
  setHelpersNow(helpLater);
  helpLater = null;
}

/** The study goes on without them if their script cannot be loaded. */
const setHelpersNow = (/** @type {CommandOf<"sethelpers">} */ command) =>
  runLazily(command).catch(() => {});

/**
 * Makes a command asynchronous; it may answer with an event.
 * @template C
 * @param {(command: C) => Answer | Promise<Answer>} act
 */
const answering = (act) => async (/** @type {C} */ command) => {
  try {
    const event = await act(command);
    if (event) send(event);
  } catch {
    send({ type: "failed" });
  }
};

const lazily = answering(runLazily);

/** The number of failed imports of lab.js. */
let labFailures = 0;

/** Carries out a command of the lab, whose editor is in its own file. */
async function lab(/** @type {import("../lab/lab.js").LabCommand} */ command) {
  try {
    const { carryOut } = await import(
      appFile(labFailures ? `lab.js?${labFailures}` : "lab.js").href
    );
    carryOut(command, send);
  } catch (error) {
    labFailures += 1;
    const failed = { error: String(error).slice(0, 300), line: 0, late: false };
    if (command.do === "labstart") send({ type: "lab-started", number: command.number, ...failed });
    else if (command.do !== "labend") send({ type: "failed" });
  }
}

/** Without the script, the panel's tools still draw, and a frame keeps its own colours. */
const quietly = (/** @type {CommandOf<"draw" | "tint">} */ command) =>
  runLazily(command).catch(() => {});

/** @type {Handlers} */
const COMMANDS = {
  download: lazily,
  picture: lazily,
  animate: lazily,
  print: () => window.print(),
  qr: lazily,
  onefile: lazily,
  backup: lazily,
  saveaside: lazily,
  restorenext: lazily,
  runclock: lazily,
  labedit: lab,
  labstart: lab,
  labask: lab,
  labend: lab,
  labdo: lab,
  sethelpers: setHelpers,
  draw: quietly,
  tint: quietly,
  save: answering(storage.commands.save),
  savegame: answering(storage.commands.savegame),
  touchgame: answering(storage.commands.touchgame),
  loadgame: answering(storage.commands.loadgame),
  removegame: answering(storage.commands.removegame),
  asidegame: answering(storage.commands.asidegame),
  persist: answering(storage.commands.persist),
  url: setUrl,
  copy: copyText,
  share,
  keep: cacheNow,
  install,
  reload: () => location.reload(),
  focus: moveFocus,
  page: setPage,
  scroll,
  wait: ({ number, milliseconds }) =>
    setTimeout(() => send({ type: "waited", number }), milliseconds),
  celebrate,
  loadpool: loadPool,
  style: loadStyle,
  tell: ({ text, answer }) => window.tesserae.tell(text, answer),
  dialog: setDialog,
};
