// The connection to a frame: messages of the protocol in docs/embed.md, and no others.
import { HERE } from "./constants.js";
import { gameOf } from "./links.js";

const VERSION = 1;
export const LONGEST = 400_000;
const PATIENCE = 20_000; // milliseconds for an answer
const GREETING = 5_000; // milliseconds for the first one, which does not wait for Python

/**
 * @param {unknown} it
 * @returns {it is number}
 */
export const isCount = (it) => Number.isSafeInteger(it) && Number(it) >= 0;

/**
 * @param {unknown} it
 * @returns {it is Side}
 */
export const isSide = (it) => it === null || it === 1 || it === 2;

/**
 * @param {unknown} it
 * @returns {it is string}
 */
export const isText = (it, longest = 2000) => typeof it === "string" && it.length <= longest;

/** @type {(code: string, message: string) => Failure} */
export function failure(code, message) {
  return Object.assign(new Error(message), { code });
}

/**
 * The fields of a message; null if it is not of our protocol.
 * @param {unknown} text
 * @returns {Message | null}
 */
export function read(text) {
  if (!isText(text, LONGEST)) return null;
  try {
    const message = JSON.parse(text);
    return message?.tesserae === VERSION ? message : null;
  } catch {
    return null;
  }
}

/**
 * The state of the game in a message; null if it is malformed.
 * @param {Message} message
 * @returns {GameState | null}
 */
export function readState({ game, link, ply, plies, next, reader, over }) {
  if (!isText(game) || !isText(link, 24_000) || gameOf(link) !== game) return null;
  if (!isCount(ply) || !isCount(plies) || !isSide(next) || !isSide(reader)) return null;
  return typeof over === "boolean" ? { game, link, ply, plies, next, reader, over } : null;
}

/**
 * The fields of a message's event besides the state; null if it has no event, or is malformed.
 * @param {Message} fields
 * @returns {object | null}
 */
export function readDetail(fields) {
  const { type, version, methods, move, side, puzzle, tries, how } = fields;
  const { winner, reason, message } = fields;
  if (type === "look") return {};
  if (type === "ready") return { version, methods: Array.isArray(methods) ? methods : [] };
  if (type === "move" && isText(move) && isSide(side)) return { move, side };
  if ((type === "solved" || type === "failed") && isCount(puzzle) && isCount(tries)) {
    return { puzzle, tries, ...(isText(how) && { how }) };
  }
  if (type === "gameover" && isSide(winner) && isText(reason) && isText(message)) {
    return { winner, reason, message };
  }
  return null;
}

/** Whether the page is isolated: it shows frames of other sites only without credentials. */
let isolated = false;

export class Port {
  /** Pending requests by their numbers. @type {Map<unknown, Pending>} */
  #waiting = new Map();
  #last = 0;
  #silence = 0;
  #loaded = false; // the page, or the browser's error page
  #heard = false;
  #silent;

  /**
   * Sends hello once the frame has loaded; calls `silent` if there is no answer.
   * @param {HTMLIFrameElement} frame
   * @param {() => void} silent
   */
  constructor(frame, silent) {
    this.frame = frame;
    this.#silent = silent;
    this.#seal();
    frame.addEventListener("load", () => {
      this.#loaded = true;
      clearTimeout(this.#silence);
      this.#silence = setTimeout(silent, GREETING);
      // Also to a sandboxed frame without an origin: it answers what is missing.
      this.#post({ type: "hello", size: true }, "*");
    });
  }

  /** @param {object} message */
  #post(message, to = HERE.origin) {
    const text = JSON.stringify({ tesserae: VERSION, ...message });
    this.frame.contentWindow?.postMessage(text, to);
  }

  /**
   * Handles that the host page's policy has blocked some frame: this one, unless it has answered.
   * @param {boolean} byIsolation whether it could be shown without credentials
   */
  blocked(byIsolation) {
    if (this.#heard) return;
    clearTimeout(this.#silence);
    isolated ||= byIsolation;
    if (!byIsolation || !this.#seal()) this.#silent();
    else if (this.#loaded) this.#reload();
    else this.frame.addEventListener("load", () => this.#reload(), { once: true });
  }

  #reload() {
    this.frame.src = String(this.frame.src);
  }

  /** Makes an isolated page show the frame, if the browser can; its storage ends with the page. */
  #seal() {
    const { frame } = this;
    if (!isolated || !("credentialless" in frame) || frame.credentialless) return false;
    frame.credentialless = true;
    return true;
  }

  /**
   * Sends a request; the promise rejects with `late` if no answer comes.
   * @param {string} type
   * @param {object} fields
   * @param {Failure} late
   * @returns {Promise<Answer>}
   */
  ask(type, fields, late) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.settle(id)?.reject(late), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#post({ type, id, ...fields });
    });
  }

  /** Takes a pending request by its number; undefined if there is none. @param {unknown} id */
  settle(id) {
    const request = this.#waiting.get(id);
    clearTimeout(request?.timer);
    this.#waiting.delete(id);
    return request;
  }

  answered() {
    this.#heard = true;
    clearTimeout(this.#silence);
  }

  /** @param {Failure} error */
  close(error) {
    this.answered();
    this.frame.remove();
    for (const id of [...this.#waiting.keys()]) this.settle(id)?.reject(error);
  }
}
