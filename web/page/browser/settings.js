// The language and the theme of the first paint: those of a frame's host page, of the settings on
// this device, or of the browser.
import { fragment } from "../../storage/address.js";
import * as texts from "../../storage/texts.js";
import { parseJson } from "../../storage/validation.js";
import { embedded } from "../build.js";

/** The languages of the app. */
export const LANGUAGES = ["en", "fr"];
const THEMES = ["system", "light", "dark"];

const storedSettings = () => parseJson(texts.readAll().settings) ?? {};

/** A parameter of a frame's address, or "". @param {string} name */
export function parameter(name) {
  if (!embedded) return "";
  return new URLSearchParams(fragment().split("?")[1]).get(name) ?? "";
}

/** @returns {string} */
export function language() {
  const choices = [parameter("lang"), storedSettings().language, ...navigator.languages];
  const valid = choices.filter((it) => typeof it === "string");
  const codes = valid.map((it) => it.slice(0, 2).toLowerCase());
  return codes.find((it) => LANGUAGES.includes(it)) ?? "en";
}

/** @returns {string} */
export function theme() {
  return [parameter("theme"), storedSettings().theme].find((it) => THEMES.includes(it)) ?? "system";
}
