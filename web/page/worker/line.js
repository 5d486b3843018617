// The connection to the app: first to the stand-in, then to Pyodide's app, which takes over by handling
// the same events.
import { checksum } from "./checksum.js";

/** @typedef {(text: string) => void} Post */

/** The random seed of both apps, so that the same events lead to the same page. */
export const seed = String(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));

/** All events, until Pyodide has them. @type {string[]} */
let events = [];

/** How many of them the stand-in has answered. */
let answered = 0;

/** The markup that each region of the page shows, or its fingerprint. @type {Record<string, string | number>} */
let shown = {};

/** Takes events for the stand-in. @type {Post | null} */
let post = null;

/** Takes events for Pyodide's app. @type {Post | null} */
let dispatch = null;

/** Sends an event, as JSON. @type {Post} */
export function sendText(event) {
  if (dispatch) return dispatch(event);
  events.push(event);
  post?.(event);
}

/** Called before each event of the page. */
let first = () => {};

/** Sets what is called before each event of the page; it sends by `sendText`. @param {() => void} tell */
export function tellFirst(tell) {
  first = tell;
}

/** @param {AppEvent} event */
export function send(event) {
  first();
  sendText(JSON.stringify(event));
}

/** The stand-in gets all events from now on, or no more. @param {Post | null} to */
export function postTo(to) {
  post = to;
}

/** Pyodide's app gets all events, without a stand-in before. @param {Post} to */
export function connectTo(to) {
  dispatch = to;
}

/** Notes the fingerprints of the regions that were painted first. @param {Record<string, number>} fingerprints */
export function notePainted(fingerprints) {
  shown = { ...fingerprints };
}

/**
 * Notes that the stand-in's engine has made a ply: an event between those of the page.
 * @param {string} event
 * @param {number} at how many events the stand-in had before it
 */
export function notePlayed(event, at) {
  events.splice(at, 0, event);
}

/**
 * Notes that the stand-in could not handle an event.
 * @param {string} event what both apps handle in its place
 * @param {number} at its number
 */
export function noteFault(event, at) {
  events[at] = event;
}

/** Notes that the stand-in has answered an event. @param {string[]} reply */
export function noteAnswer([, ...regions]) {
  answered += 1;
  for (let i = 0; i < regions.length; i += 2) shown[regions[i]] = regions[i + 1];
}

/**
 * Pyodide's app takes over from the stand-in.
 * @param {Post} to
 * @param {Post} resume takes the events so far
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
