// Rarely used commands, loaded on demand: saved files, PNG and GIF pictures, QR codes, the whole
// app as one file, backups, sounds, drawing on boards.
import { generate } from "lean-qr";
import { Animation } from "./browser/animation.js";
import * as backups from "./browser/backup.js";
import { watchBorder } from "./browser/border.js";
import { runClock } from "./browser/clock.js";
import { watchDrawing } from "./browser/drawing.js";
import { signal } from "./browser/sound.js";
import { connectWithoutShell } from "./startup/without_shell.js";
import { setHelpers } from "./worker/helpers.js";

/** @typedef {import("./browser/backup.js").Games} Games */
/** @typedef {import("./commands.js").Answer} Answer */
/** @typedef {{ do: "restore", file: File }} Restore a command of the page itself */
/**
 * Another command of the page itself.
 * @typedef {{ do: "connect", connect: Parameters<typeof connectWithoutShell>[0],
 *   take: Parameters<typeof connectWithoutShell>[1] }} Connect
 */

/**
 * The rarely used commands, by name.
 * @typedef {Pick<AppCommands, "download" | "picture" | "animate" | "qr" | "onefile" | "backup" |
 *   "saveaside" | "restorenext" | "celebrate" | "runclock" | "sethelpers" | "draw" | "tint"> &
 *   { restore: Restore, connect: Connect }} RareCommands
 */

/** @typedef {RareCommands[keyof RareCommands]} Rare */
/** @typedef {(event: AppEvent) => void} Send */
/** @typedef {(command: Rare, games: Games, send: Send) => Answer | Promise<Answer>} CarryOut */

const HEAD_LENGTH = 200; // bytes at the beginning of the one file, all ASCII, with its first tag

/**
 * @type {{ [Name in keyof RareCommands]:
 *   (command: RareCommands[Name], games: Games, send: Send) => Answer | Promise<Answer> }}
 */
const COMMANDS = {
  download,
  picture,
  animate,
  qr,
  onefile,
  backup,
  saveaside,
  restorenext: () => backups.nextPart(),
  sethelpers: (command, _, send) => setHelpers(command, send),
  draw(_, __, send) {
    watchDrawing(send);
    watchBorder();
  },
  tint,
  celebrate: (command) => signal(command).catch(() => {}), // a device without sound
  runclock: (command, _, send) => runClock(command, send),
  restore: ({ file }, games) => backups.restore(file, games),
  connect: ({ connect, take }) => connectWithoutShell(connect, take),
};

/**
 * Carries out a command; returns the event that answers it, if any.
 * @param {Rare} command
 * @param {Games} games
 * @param {Send} send for further events
 */
export function carryOut(command, games, send) {
  return /** @type {CarryOut} */ (COMMANDS[command.do])(command, games, send);
}

const tinted = new CSSStyleSheet();

/** @param {CommandOf<"tint">} command */
function tint({ css, refusal }) {
  if (refusal) console.warn(refusal);
  tinted.replaceSync(css);
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== tinted);
  document.adoptedStyleSheets = [...others, tinted];
}

/** @param {Omit<CommandOf<"download">, "do">} command */
function download({ name, mime, text }) {
  saveFile(name, new Blob([text], { type: mime }));
}

/** @param {CommandOf<"picture">} command */
async function picture({ name, svg, width, height }) {
  const { canvas } = await drawPicture(svg, width, height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  saveFile(name, blob);
}

/** The animated picture being made. */
let animation = new Animation();

/**
 * @param {CommandOf<"animate">} command
 * @returns {Promise<EventOf<"animated"> | void>}
 */
async function animate({ name, svg, number, total, ...shape }) {
  if (number === 0) animation = new Animation();
  const current = animation;
  const { width, height } = shape;
  const { data } = (await drawPicture(svg, width, height)).getImageData(0, 0, width, height);
  if (current !== animation) return; // another one has begun
  animation.add(data, shape);
  if (number === total - 1) saveFile(name, new Blob([animation.finish()], { type: "image/gif" }));
  return { type: "animated", number };
}

/**
 * A canvas with a picture.
 * @param {string} svg
 * @param {number} width
 * @param {number} height
 */
async function drawPicture(svg, width, height) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, width, height);
  return context;
}

/**
 * @param {CommandOf<"qr">} command
 * @returns {EventOf<"modules">}
 */
function qr({ text }) {
  const code = generate(text);
  const cells = Array.from({ length: code.size ** 2 }, (_, n) => n);
  const dark = (/** @type {number} */ n) => code.get(n % code.size, Math.floor(n / code.size));
  return { type: "modules", text, size: code.size, modules: cells.map((n) => +dark(n)).join("") };
}

/**
 * Writes the site's address into the one file, so that links made in it lead to the site.
 * @param {CommandOf<"onefile">} command
 */
async function onefile({ name, home }) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  const file = await response.blob();
  const head = await file.slice(0, HEAD_LENGTH).text();
  if (!head.includes('data-onefile=""')) throw new Error(`${name}: another page`);
  const ours = head.replace('data-onefile=""', `data-onefile="${new URL("./", home).href}"`);
  saveFile(name, new Blob([ours, file.slice(HEAD_LENGTH)], { type: "text/html" }));
}

/**
 * @param {CommandOf<"backup">} command
 * @param {Games} games
 */
async function backup({ date }, games) {
  const { name, text } = await backups.backup(date, games);
  download({ name, mime: "application/json", text });
}

/**
 * @param {CommandOf<"saveaside">} _
 * @param {Games} games
 */
async function saveaside(_, games) {
  const { name, text } = await backups.setAside(games);
  download({ name, mime: "application/json", text });
}

/**
 * @param {string} name
 * @param {Blob} blob
 */
function saveFile(name, blob) {
  const link = document.createElement("a");
  Object.assign(link, { download: name, href: URL.createObjectURL(blob) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the download has started by then
}
