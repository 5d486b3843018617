// What stands in a board's place until it is used.
import { GAMES, HERE } from "./given.js";

/** What the frame has below the board, in pixels. */
const FOOT = { all: 97, status: 52, none: 0 };
export const dark = matchMedia("(prefers-color-scheme: dark)");

/**
 * @param {string | null} wish
 * @returns {wish is keyof typeof FOOT}
 */
export const isControls = (wish) => wish !== null && Object.hasOwn(FOOT, wish);

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} children
 */
export function make(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * The board's place and what is below it: as large as the frame will be, so nothing moves.
 * @param {string} slug
 * @param {keyof typeof FOOT} controls
 */
export function places(slug, controls) {
  const board = make("div", { class: "board" });
  const foot = make("p", { class: "foot" });
  board.style.aspectRatio = GAMES[slug].ratio;
  foot.style.height = `${FOOT[controls]}px`;
  return [board, foot];
}

/**
 * A picture: `own`, or the start of a game, pale where it is not what was asked for.
 * @param {string} slug
 * @param {string | null} theme
 * @param {string | null} own
 * @param {boolean} pale
 */
export function image(slug, theme, own, pale) {
  /** @param {string} shade */
  const file = (shade) => new URL(`embed/${slug}-${shade}.svg`, HERE).href;
  const usual = file(theme === "dark" ? "dark" : "light");
  const shown = make("img", { src: own || usual, alt: "", loading: "lazy" });
  if (!own && pale) shown.className = "pale";
  if (own || theme === "light" || theme === "dark") return shown;
  return make("picture", {}, make("source", { srcset: file("dark"), media: dark.media }), shown);
}

/**
 * @param {string} word
 * @param {string} label
 * @param {() => void} start
 */
export function startButton(word, label, start) {
  const pill = make("span", { class: "pill", part: "pill" }, word);
  const button = make("button", { type: "button", part: "start", "aria-label": label }, pill);
  button.addEventListener("click", start);
  return button;
}
