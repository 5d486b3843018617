// Requests the files that draw the position before the scripts that need them are loaded, as a slow
// connection would be idle until then.
import { isCached } from "./page/browser/network.js";
import { fragment } from "./storage/address.js";

/** The fragment of a page with a board. */
const GAME = /^#\/([a-z]+)(\/(learn|puzzle|study)\b|\?|$)/;

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const hints = /** @type {HTMLTemplateElement | null} */ (document.getElementById("micropython"));
const [, game] = GAME.exec(fragment()) ?? [];

if (hints?.dataset.games?.split(" ").includes(game) && !isCached() && self.origin !== "null") {
  const link = document.createElement("link");
  const attributes = {
    rel: "preload",
    as: "fetch",
    crossOrigin: "",
    href: new URL(`${game}.bin`, here).href,
  };
  hints.replaceWith(hints.content, Object.assign(link, attributes));
}
