// The picture in place of a board until it is used.
import { GAMES, HERE } from "./constants.js";
import { isText, LONGEST } from "./port.js";

/** The height of the frame without the board, in pixels; and a study's extra height. */
const FOOT = { all: 97, status: 52, none: 0 };
const READING = { all: 99, status: 99, none: 0 };
export const dark = matchMedia("(prefers-color-scheme: dark)");

/**
 * @param {string | null} name
 * @returns {name is keyof typeof FOOT}
 */
export const isControls = (name) => name !== null && Object.hasOwn(FOOT, name);

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} children
 */
export function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Elements for the board and the part below it, as large as in the frame: no layout shift.
 * @param {string} slug
 * @param {keyof typeof FOOT} controls
 * @param {boolean} isStudy
 */
export function parts(slug, controls, isStudy) {
  const board = make("div", { class: "board" });
  const foot = make("p", { class: "foot" });
  board.style.aspectRatio = GAMES[slug].ratio;
  foot.style.height = `${FOOT[controls] + (isStudy ? READING[controls] : 0)}px`;
  return [board, foot];
}

/**
 * A picture: `own`, or the start of the game; pale if the game starts from another position.
 * @param {string} slug
 * @param {string | null} theme
 * @param {string | null} own
 * @param {boolean} pale
 */
export function image(slug, theme, own, pale) {
  /** @param {string} shade */
  const file = (shade) => new URL(`embed/${slug}-${shade}.svg`, HERE).href;
  const start = file(theme === "dark" ? "dark" : "light");
  const img = make("img", { src: own || start, alt: "", loading: "lazy" });
  if (!own && pale) img.className = "pale";
  if (own || theme === "light" || theme === "dark") return img;
  return make("picture", {}, make("source", { srcset: file("dark"), media: dark.media }), img);
}

/** The address of a picture that a frame has drawn; "" without one. @param {unknown} picture */
export const dataUrl = (picture) =>
  isText(picture, LONGEST) && picture ? `data:image/svg+xml,${encodeURIComponent(picture)}` : "";

/**
 * The caption of the picture: of a sleeping game, a position, or a start.
 * @param {Record<string, string>} words
 * @param {string} slug
 * @param {number | undefined} ply of the sleeping game
 * @param {boolean} given whether the game starts from another position
 */
export function caption(words, slug, ply, given) {
  const text = words[ply !== undefined ? "asleep" : given ? "given" : "caption"];
  return text.replace("{game}", GAMES[slug].title).replace("{ply}", String(ply));
}

/**
 * @param {Record<string, string>} words
 * @param {string} slug
 * @param {string} kind of what it starts
 * @param {() => void} start
 */
export function startButton(words, slug, kind, start) {
  const pill = make("span", { class: "pill", part: "pill" }, words[kind]);
  const label = words[`${kind}_named`].replace("{game}", GAMES[slug].title);
  const button = make("button", { type: "button", part: "start", "aria-label": label }, pill);
  button.addEventListener("click", start);
  return button;
}

/**
 * Reports that a board does not answer, with a link that opens its game in the app.
 * @param {HTMLElement} foot
 * @param {Record<string, string>} words
 * @param {string} href
 */
export function tellOfFailure(foot, words, href) {
  const link = make("a", { href, target: "_blank", rel: "noopener" }, words.open_title);
  foot.setAttribute("role", "alert");
  foot.style.height = "auto";
  foot.append(words.silent, " ", link);
}
