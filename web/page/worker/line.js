// The connection to the app: first in MicroPython, then in Pyodide, which takes over by handling the
// same events.
import { checksum } from "./checksum.js";

/** @typedef {(text: string) => void} Post */

/** The seed of both apps, so that the same events lead to the same page. */
export const seed = String(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));

/** All events, until Pyodide has them. @type {string[]} */
let events = [];

/** The number of events that the app in MicroPython has answered. */
let answered = 0;

/** What each region of the page shows: its markup, or its fingerprint. @type {Record<string, string | number>} */
let shown = {};

/** Where events go at once, beside being kept. @type {Post | null} */
let post = null;

/** Pyodide's app. @type {Post | null} */
let dispatch = null;

/** Sends an event, as JSON. @type {Post} */
export function sendText(event) {
  if (dispatch) return dispatch(event);
  events.push(event);
  post?.(event);
}

/** @param {AppEvent} event */
export const send = (event) => sendText(JSON.stringify(event));

/** Events go to the app in MicroPython as well from now on, or no more. @param {Post | null} to */
export function postTo(to) {
  post = to;
}

/** Pyodide's app is the first to answer. @param {Post} to */
export function connectTo(to) {
  dispatch = to;
}

/** @param {Record<string, number>} fingerprints of the regions that were painted first */
export function painted(fingerprints) {
  shown = { ...fingerprints };
}

/** The app in MicroPython has answered an event. @param {string[]} reply */
export function noteAnswer([, ...regions]) {
  answered += 1;
  for (let i = 0; i < regions.length; i += 2) shown[regions[i]] = regions[i + 1];
}

/**
 * Pyodide's app takes over.
 * @param {Post} to
 * @param {Post} resume takes the events that were kept
 */
export function handTo(to, resume) {
  post = null;
  dispatch = to;
  const prints = Object.entries(shown).map(([name, it]) => [
    name,
    typeof it === "string" ? checksum(it) : it,
  ]);
  resume(JSON.stringify({ seed, events, answered, shown: Object.fromEntries(prints) }));
  events = [];
  shown = {};
}
