// Shows the screen that the address asks for before Python runs, in the user's language and theme.
import { isBegun, read } from "../storage/texts.js";
import { firstPaint, nextPaint } from "./browser/painting.js";
import { language, parameter, theme } from "./browser/settings.js";
import { embedded, fetchAppFile } from "./build.js";

const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const { startup } = window.tesserae; // of loading.js: without it nothing is painted

/**
 * The fingerprints of the regions that are on the page as the app would draw them.
 * @type {Record<string, number>}
 */
let fingerprints = {};

/** Whether all sections of the rules are on the page. */
let hasRules = false;

/** What is painted, perhaps without what is on its way here. @type {HTMLTemplateElement | null} */
let wanted = null;

/** The parts of the address's path. */
function path() {
  const parts = location.hash
    .replace(/^#?\/?/, "")
    .split("?")[0]
    .split("/")
    .filter(Boolean);
  return parts.every((it) => /^[a-z]+$/.test(it) || isStep(it)) ? parts : [];
}

/** A step of a lesson, the number of a puzzle, or its day. */
const isStep = (/** @type {string} */ part) => /^[\d.]{1,10}$/.test(part);

/** The name of the screen that the address asks for. */
function screenName() {
  const names = path().filter((part) => !isStep(part));
  if (names.at(-1) === "mistakes") return "mistakes"; // those of a game are painted like all
  const short = ["rules", "puzzle"].includes(names[1]); // no section of the rules, no "today"
  return names.slice(0, short ? 2 : undefined).join("-") || "home";
}

/** Whether a lesson is to go on at another step than its first, which the painted page shows. */
function isLaterStep() {
  const [, screen, step] = path();
  return screen === "learn" && (step ? step !== "1" : read("lessons") !== null);
}

/** Whether the board will show something else than what is painted: a linked game, or a kept one. */
function willShowAnotherBoard() {
  const [game, ...more] = path();
  const kept = !more.length && !embedded && isBegun(game);
  const link = new URLSearchParams(location.hash.split("?")[1]);
  return kept || link.has("g") || link.has("p") || isLaterStep();
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
  if (screen && isBeside(screen)) firstPaint().then(() => complete(screen));
}

/** @param {HTMLTemplateElement | null} screen that the address asks for */
function show(screen) {
  page.replaceChildren(screen?.content.cloneNode(true) ?? "");
  page.firstElementChild?.classList.add(...marks());
  fingerprints = fingerprintsOf(screen);
  hasRules = false;
  const guide = document.getElementById("guide");
  if (guide && screen) firstPaint().then(() => fill(guide, screen));
  startup.painted(willShowAnotherBoard());
}

/** Classes by which a frame's screen differs from the one in its template. */
function marks() {
  const all = { bare: parameter("bare") === "1", barless: parameter("bar") === "0" };
  return Object.entries(all).flatMap(([name, yes]) => (yes ? [name] : []));
}

/**
 * @param {HTMLTemplateElement | null} screen
 * @returns {Record<string, number>}
 */
function fingerprintsOf(screen) {
  if (!screen || isBeside(screen) || marks().length) return {};
  return JSON.parse(screen.dataset.fingerprints ?? "{}");
}

/** Whether the rest of a screen is in a file that has not come yet. */
const isBeside = (/** @type {HTMLTemplateElement | null} */ screen) =>
  screen !== null && "file" in screen.dataset;

/** @param {HTMLTemplateElement} screen that is painted without the rest of it */
async function complete(screen) {
  const whole = await fetched(screen, screen.dataset.file);
  if (wanted !== screen || !whole) return;
  screen.innerHTML = whole;
  delete screen.dataset.file;
  // What has been painted stays: the browser may count what replaces it as a later paint.
  for (const empty of page.querySelectorAll("[id^=board-]:empty")) {
    const parts = screen.content.getElementById(empty.id)?.cloneNode(true).childNodes ?? [];
    empty.replaceChildren(...parts);
  }
  fingerprints = fingerprintsOf(screen);
}

/**
 * The rules are a file of their own; their first section is on the page already.
 * @param {Element} guide
 * @param {HTMLTemplateElement} screen
 */
async function fill(guide, screen) {
  const rules = await fetched(screen, screen.dataset.guide);
  if (!rules || wanted !== screen) return;
  const all = document.createElement("template");
  all.innerHTML = rules;
  for (const section of [...all.content.children].slice(guide.children.length)) {
    await nextPaint(); // all at once, the page would stand still
    if (wanted !== screen) return;
    guide.append(section);
  }
  hasRules = true;
}

/**
 * The file beside the page that is named as a screen is; "" if it is another, or cannot be had. The
 * app draws what is in it as well.
 * @param {HTMLTemplateElement} screen
 * @param {string} [integrity]
 */
async function fetched(screen, integrity) {
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
  if (isBeside(wanted)) return path()[0];
  const board = page.querySelector("[data-game]:has([role=grid])");
  return board?.getAttribute("data-game") ?? "";
}

/** The app takes over; returns the fingerprints of what it need not draw again. */
export function handOver() {
  removeEventListener("hashchange", paint);
  wanted = null;
  if (!hasRules) delete fingerprints.guide;
  return fingerprints;
}
