// A board in any page. The build wraps all parts into one function, after its constants: BUILT.
export const NAME = "tesserae-game";
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
export const HERE = new URL("./", script?.src ?? location.href);
/** Maximum number of frames at a time. */
export const MOST = Math.max(1, Number.parseInt(script?.dataset.running ?? "", 10) || 2);
export const { games: GAMES, words: WORDS, style: STYLE } = BUILT;
/** Names of attributes: the display of a game, and its source. */
export const OPTIONS = [
  "theme",
  "lang",
  "colourway",
  "level",
  "side",
  "readonly",
  "controls",
  "autoplay",
  "pace",
];
/** Attributes that may change a page's styles, and so the custom properties of a board. */
export const STYLING = ["class", "style"];
/** The custom properties, without `--tesserae-`: colours and a font, as fields of links. */
export const LOOK = ["paper", "ink", "accent", "board", "font"];
export const SOURCE = [
  "src",
  "game",
  "position",
  "moves",
  "ply",
  "ask",
  "lesson",
  "puzzle",
  "study",
  "poster",
];
