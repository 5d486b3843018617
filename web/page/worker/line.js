// The connection to the app: first to the stand-in, then to Pyodide's app, which takes over by
// handling the same events.
import { checksum } from "./checksum.js";

/** @typedef {(text: string) => void} Post */

/** The random seed of both apps, so that the same events lead to the same page. */
export const seed = String(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));

/** All events until Pyodide's app takes over. @type {string[]} */
let events = [];

/** How many of them the stand-in has answered. */
let answered = 0;

/** The markup of each region, or its fingerprint. @type {Record<string, string | number>} */
let shown = {};

/** Sends an event to the stand-in. @type {Post | null} */
let post = null;

/** Sends an event to Pyodide's app. @type {Post | null} */
let dispatch = null;

/** Sends an event, as JSON. @type {Post} */
export function sendText(event) {
  if (dispatch) return dispatch(event);
  events.push(event);
  post?.(event);
}

let callFirst = () => {};

/** Sets a function to call before each event; it sends by `sendText`. @param {() => void} call */
export function beforeEvents(call) {
  callFirst = call;
}

/** @param {AppEvent} event */
export function send(event) {
  callFirst();
  sendText(JSON.stringify(event));
}

/** Sends events to the stand-in from now on; not if null. @param {Post | null} to */
export function postTo(to) {
  post = to;
}

/** Sends all events to Pyodide's app, without a stand-in before. @param {Post} to */
export function connectTo(to) {
  dispatch = to;
}

/** Notes the regions of the first paint. @param {Record<string, number>} fingerprints */
export function notePainted(fingerprints) {
  shown = { ...fingerprints };
}

/**
 * Notes a ply of the stand-in's engine, as an event between those of the page.
 * @param {string} event
 * @param {number} at its index among the events of the stand-in
 */
export function notePlayed(event, at) {
  events.splice(at, 0, event);
}

/**
 * Replaces an event that the stand-in could not handle.
 * @param {string} event the one that both apps handle in its place
 * @param {number} at its index
 */
export function noteFault(event, at) {
  events[at] = event;
}

/** Notes a reply of the stand-in. @param {string[]} reply */
export function noteAnswer([, ...regions]) {
  answered += 1;
  for (let i = 0; i < regions.length; i += 2) shown[regions[i]] = regions[i + 1];
}

/**
 * Hands over from the stand-in to Pyodide's app.
 * @param {Post} to
 * @param {Post} resume takes the events so far
 */
export function handOverTo(to, resume) {
  post = null;
  dispatch = to;
  const fingerprints = Object.entries(shown).map(([name, it]) => [
    name,
    typeof it === "string" ? checksum(it) : it,
  ]);
  resume(JSON.stringify({ seed, events, answered, shown: Object.fromEntries(fingerprints) }));
  events = [];
  shown = {};
}
