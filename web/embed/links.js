// Attributes -> links. A link is a fragment of the address: docs/links.md.
import { plain } from "../storage/address.js";
import { GAMES, LOOK, WORDS } from "./constants.js";

/** Maximum length of a link, in characters: a message to a frame has room for it. */
const LONGEST_LINK = 22_000;

/**
 * The supported language of a language tag; undefined if it is not supported.
 * @param {string} [tag]
 */
export function languageOf(tag) {
  const short = (tag ?? "").slice(0, 2).toLowerCase();
  return Object.hasOwn(WORDS, short) ? short : undefined;
}

/** The game of a link; undefined if there is no such game. @param {string} link */
export function gameOf(link) {
  const page = /^#\/(\w+)(\/learn(\/[1-9]\d?)?|\/puzzle(\/[\w.]+)?|\/study(?=\?.))?(\?|$)/;
  const slug = (link.length <= LONGEST_LINK && page.exec(link)?.[1]) || "";
  return Object.hasOwn(GAMES, slug) ? slug : undefined;
}

/**
 * The target of a link, if not a plain game: something to learn, to solve or to read.
 * @param {string} link
 */
export function taskOf(link) {
  const page = link.split("?")[0].split("/")[2];
  if (page === "study") return "read";
  return page === "puzzle" || /[?&]ask=/.test(link) ? "solve" : page === "learn" && "learn";
}

/**
 * The link in `src`, or of the other fields; "" if there is no such game.
 * @param {Source} source
 */
export function linkOf({ src, game, position, moves, ply, ask, lesson, puzzle, study }) {
  src ||= study?.includes("#") ? study : "";
  let link = src ? plain(src.slice(src.search(/#|%23/))) : `#/${game || Object.keys(GAMES)[0]}`;
  const page = lesson ?? puzzle;
  if (src) return gameOf(link) && (study == null || taskOf(link) === "read") ? link : "";
  if (study != null) link += `/study?${study.replace(/^\?/, "")}`;
  else if (page != null) link += `/${lesson == null ? "puzzle" : "learn"}${page && `/${page}`}`;
  else if (position || moves || ask) {
    const plies = moves?.trim().split(/[\s.]+/);
    link += `?v=1&${encodedFields(withValue({ p: position, g: plies?.join("."), at: ply, ask }))}`;
  }
  return gameOf(link) ? link : "";
}

/**
 * The fields that have a value.
 * @param {Record<string, string | number | false | null | undefined>} fields
 * @returns {Field[]}
 */
function withValue(fields) {
  const all = /** @type {Field[]} */ (Object.entries(fields));
  return all.filter(([, value]) => value || value === 0);
}

/** Fields, encoded for a link. @param {Field[]} fields */
export function encodedFields(fields) {
  return fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

/** The fields of a link for the options of a board. @param {HTMLElement} board */
export function optionsOf(board) {
  const controls = board.getAttribute("controls");
  const styles = getComputedStyle(board);
  const look = LOOK.map((name) => {
    const value = styles.getPropertyValue(`--tesserae-${name}`).trim();
    return [name, value.replace(/^#(.)(.)(.)$/, "$1$1$2$2$3$3").replace("#", "")];
  });
  return withValue({
    ...Object.fromEntries(look),
    theme: board.getAttribute("theme"),
    lang: languageOf(languageAround(board)),
    way: board.getAttribute("colourway"),
    level: board.getAttribute("level"),
    side: board.getAttribute("side"),
    readonly: board.hasAttribute("readonly") && 1,
    autoplay: board.hasAttribute("autoplay") && 1,
    pace: board.getAttribute("pace"),
    bar: controls === "status" && "0",
    bare: controls === "none" && 1,
  });
}

/** The declared language of an element. @param {Element} element */
export function languageAround(element) {
  return element.closest("[lang]")?.getAttribute("lang") ?? undefined;
}

/**
 * A link with some fields added or replaced.
 * @param {string} link
 * @param {Field[]} fields
 */
export function withFields(link, fields) {
  const [path, query = ""] = link.split("?");
  const names = fields.map(([name]) => name);
  const kept = query.split("&").filter((it) => it && !names.includes(it.split("=")[0]));
  const all = [...kept, ...(fields.length ? [encodedFields(fields)] : [])].join("&");
  return all ? `${path}?${all}` : path;
}
