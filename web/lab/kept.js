// The code stored on the device: the user's own, and the code that it replaced.
import * as texts from "../storage/texts.js";
import { isObject, parseJson } from "../storage/validation.js";
import { checkCode } from "./packing.js";

const OWN = "lab";
const EARLIER = "lab.earlier";
const BEFORE = "lab.before"; // from when only one was kept
const MOST = 50;

/** The user's own code; null if there is none. */
export const own = () => texts.read(OWN);

/** @param {string} code */
export const keepOwn = (code) => texts.save(OWN, code);

/** @param {unknown} it @returns {it is string} */
const isFull = (it) => typeof it === "string" && it.trim() !== "";

/** Whether unknown data is code that can be shown. @param {unknown} it @returns {it is string} */
function isCode(it) {
  try {
    return isFull(it) && checkCode(it) === it;
  } catch {
    return false;
  }
}

/** Replaced code, the latest first. @returns {string[]} */
export function earlier() {
  const stored = texts.read(EARLIER);
  const found = stored === null ? [texts.read(BEFORE)] : parseJson(stored);
  return Array.isArray(found) ? found.filter(isFull) : [];
}

/** @param {string[]} all */
function keep(all) {
  const kept = texts.save(EARLIER, JSON.stringify(all));
  if (kept) texts.remove(BEFORE);
  return kept;
}

/** Keeps code that is about to be replaced. @param {string} code */
export function keepEarlier(code) {
  if (isFull(code)) keep([code, ...earlier().filter((it) => it !== code)].slice(0, MOST));
}

/**
 * The code before `code`, which becomes the last: so you can go through all of it, and come back.
 * @param {string} code
 */
export function turnBack(code) {
  const [next, ...others] = earlier().filter((it) => it !== code);
  if (next === undefined) return code;
  keep(isFull(code) ? [...others, code] : others);
  return next;
}

/** All code for a backup; undefined if there is none. */
export function all() {
  const [code, before] = [own(), earlier()];
  return code === null && !before.length ? undefined : { code, earlier: before };
}

/**
 * Adds the code of a backup, without replacing any. Another tab with the page open may overwrite
 * the user's own code, so the backup's is always among the earlier code. Returns what has no room.
 * @param {unknown} found
 */
export function add(found) {
  const { code, earlier: before } = isObject(found) ? found : {};
  const mine = own();
  const theirs = [code, ...(Array.isArray(before) ? before.slice(0, 2 * MOST) : [])].filter(isCode);
  if (mine === null && isCode(code)) keepOwn(code);
  const known = [mine, ...earlier()];
  const fresh = [...new Set(theirs)].filter((it) => !known.includes(it));
  return fresh.length && !keep([...earlier(), ...fresh]) ? fresh : [];
}
