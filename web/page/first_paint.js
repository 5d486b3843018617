// Shows the screen of the address before Python runs, in the user's language and theme.
import { fragment } from "../storage/address.js";
import { isBegun, read } from "../storage/texts.js";
import { firstPaint, nextPaint } from "./browser/painting.js";
import { beginAtTop } from "./browser/scrolling.js";
import { language, parameter, theme } from "./browser/settings.js";
import { embedded, fetchAppFile } from "./build.js";

const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const { startup } = window.tesserae; // made by loading.js

/**
 * The fingerprints of the regions that are as the app would draw them.
 * @type {Record<string, number>}
 */
let fingerprints = {};

/** Whether the page has all sections of the rules. */
let hasRules = false;

/** The screen of the address, in part or whole. @type {HTMLTemplateElement | null} */
let wanted = null;

/** The parts of the path in the fragment; none if one of them is not valid. */
function path() {
  const parts = fragment().slice(2).split("?")[0].split("/").filter(Boolean);
  return parts.every((it) => /^[a-z]+$/.test(it) || isStep(it)) ? parts : [];
}

/** Whether it is a step of a lesson, or the number or day of a puzzle. */
const isStep = (/** @type {string} */ part) => /^[\d.]{1,10}$/.test(part);

/** The name of the screen of the address. */
function screenName() {
  const names = path().filter((part) => !isStep(part));
  if (["run", "train"].includes(names.at(-1) ?? "")) return "home"; // the stand-in cannot show them
  if (names[1] === "study") return names[0]; // its board, until the app draws the rest
  if (names.at(-1) === "mistakes") return "mistakes"; // of one game or all
  const short = ["rules", "puzzle", "learn"].includes(names[1]); // drops sections, "end"
  return names.slice(0, short ? 2 : undefined).join("-") || "home";
}

/** Whether a lesson continues at a later step than the first, which the screen shows. */
function isLaterStep() {
  const [, screen, step] = path();
  return screen === "learn" && (step ? step !== "1" : read("lessons") !== null);
}

/** Whether the app will show another position than the screen: a link's, or a stored game's. */
function willShowAnotherBoard() {
  const [game, ...more] = path();
  const stored = !more.length && !embedded && isBegun(game);
  const link = new URLSearchParams(fragment().split("?")[1]);
  return stored || more[0] === "study" || link.has("g") || link.has("p") || isLaterStep();
}

/**
 * @param {string} name
 * @returns {HTMLTemplateElement | null}
 */
function template(name) {
  const find = (/** @type {string} */ it) =>
    /** @type {HTMLTemplateElement | null} */ (
      document.getElementById(`screen-${it}.${root.lang}`)
    );
  return find(embedded ? `${name}-embed` : name) ?? find("home");
}

function paint() {
  wanted = template(screenName());
  show(wanted);
  const screen = wanted;
  if (screen && isPartial(screen)) firstPaint().then(() => complete(screen));
}

/** @param {HTMLTemplateElement | null} screen that the address asks for */
function show(screen) {
  page.replaceChildren(screen ? whole(screen) : "");
  beginAtTop();
  page.firstElementChild?.classList.add(...frameClasses());
  fingerprints = fingerprintsOf(screen);
  if (showLevel()) delete fingerprints.opp;
  hasRules = false;
  const guide = document.getElementById("guide");
  if (guide && screen) firstPaint().then(() => addSections(guide, screen));
  startup.painted(willShowAnotherBoard());
}

/** A screen's content, with the pictures that screens share. @param {HTMLTemplateElement} screen */
function whole(screen) {
  const content = /** @type {DocumentFragment} */ (screen.content.cloneNode(true));
  for (const hole of /** @type {NodeListOf<SVGElement>} */ (
    content.querySelectorAll("[data-picture]")
  )) {
    const shared = document.getElementById(`picture-${hole.dataset.picture}`);
    const picture = /** @type {HTMLTemplateElement} */ (shared).content.cloneNode(true);
    hole.replaceWith(.../** @type {Element} */ (picture.firstChild).childNodes);
  }
  return content;
}

/** Shows the level of the link; returns whether another one was painted. */
function showLevel() {
  const level = new URLSearchParams(fragment().split("?")[1]).get("level");
  const seat = document.getElementById("seat-1");
  if (!level || !(seat instanceof HTMLSelectElement) || seat.value === level) return false;
  if (![...seat.options].some((option) => option.value === level)) return false;
  seat.value = level;
  return true;
}

/** The classes of a frame's screen: for parts left out, or for a study. */
function frameClasses() {
  const classes = [];
  if (embedded && path()[1] === "study") classes.push("of-study");
  if (parameter("bare") === "1") classes.push("bare");
  if (parameter("bar") === "0") classes.push("barless");
  return classes;
}

/**
 * @param {HTMLTemplateElement | null} screen
 * @returns {Record<string, number>}
 */
function fingerprintsOf(screen) {
  if (!screen || isPartial(screen) || frameClasses().length) return {};
  return JSON.parse(screen.dataset.fingerprints ?? "{}");
}

/** Whether the rest of a screen is in a file that is still loading. */
const isPartial = (/** @type {HTMLTemplateElement | null} */ screen) =>
  screen !== null && "file" in screen.dataset;

/** Paints the rest of a screen. @param {HTMLTemplateElement} screen */
async function complete(screen) {
  const markup = await fetchPart(screen, screen.dataset.file);
  if (wanted !== screen || !markup) return;
  screen.innerHTML = markup;
  delete screen.dataset.file;
  // Only fills empty elements: replacing painted ones may count as a later first paint.
  for (const empty of page.querySelectorAll("[id^=board-]:empty")) {
    const parts = screen.content.getElementById(empty.id)?.cloneNode(true).childNodes ?? [];
    empty.replaceChildren(...parts);
  }
  fingerprints = fingerprintsOf(screen);
}

/**
 * Adds the sections of the rules after the first, which are in their own file.
 * @param {Element} guide
 * @param {HTMLTemplateElement} screen
 */
async function addSections(guide, screen) {
  const rules = await fetchPart(screen, screen.dataset.guide);
  if (!rules || wanted !== screen) return;
  const all = document.createElement("template");
  all.innerHTML = rules;
  for (const section of [...all.content.children].slice(guide.children.length)) {
    await nextPaint(); // all of them at once would block the page
    if (wanted !== screen) return;
    guide.append(section);
  }
  hasRules = true;
}

/**
 * Fetches the part of a screen in the file of its name; "" if that fails or the file is damaged.
 * The app draws it later.
 * @param {HTMLTemplateElement} screen
 * @param {string} [integrity]
 */
async function fetchPart(screen, integrity) {
  const file = `${screen.id.replace("screen-", "")}.html`;
  const markup = fetchAppFile(file, { integrity }).then((response) => response.text());
  return markup.catch(() => "");
}

/** Paints now, and again when the address changes. */
export function paintFirst() {
  root.lang = language();
  root.dataset.theme = theme();
  paint();
  addEventListener("hashchange", paint);
}

/** The game whose board is painted, or will be; "" if there is none. */
export function paintedGame() {
  const [game] = path();
  const asksForPuzzle = wanted?.id.startsWith(`screen-${game}-puzzle`);
  if (isPartial(wanted) || asksForPuzzle) return game; // its board is still loading
  const board = page.querySelector("[data-game]:has([role=grid])");
  return board?.getAttribute("data-game") ?? "";
}

/** Stops painting, as the app takes over; returns the fingerprints of regions already right. */
export function handOver() {
  removeEventListener("hashchange", paint);
  wanted = null;
  if (!hasRules) delete fingerprints.guide;
  return fingerprints;
}
