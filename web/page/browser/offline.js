// Has the service worker cache the whole app, and reports the progress to the app.

import { isSaving, whenFree } from "./network.js";

/** @typedef {import("../events.js").Send} Send */

const RARELY = 300; // milliseconds between two reports of the progress: each is an event for the app
const SETTLING = 1000; // milliseconds that a first visit has the processor for itself

let reported = -RARELY;

/** @param {Send} send */
export function watchOffline(send) {
  const root = document.documentElement;
  const container = navigator.serviceWorker;
  if ("onefile" in root.dataset || !container) {
    tell(send, "onefile" in root.dataset ? "file" : "unable");
    return;
  }
  container.onmessage = ({ data }) => {
    const { state, build, loaded, total } = JSON.parse(data);
    const now = performance.now();
    if (state === "saving" && now - reported < RARELY) return;
    reported = now;
    const update = state === "ready" && build !== root.dataset.build;
    tell(send, update ? "update" : state, loaded, total);
  };
  container.ready.then((registration) => registration.active?.postMessage("state"));
  keepOrWait(send);
}

/**
 * Delays the first copy while data is to be saved: until a press, or until that is over.
 * @param {Send} send
 */
async function keepOrWait(send) {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration || !isSaving()) {
    setTimeout(keepOffline, registration ? 0 : SETTLING, send);
    return;
  }
  tell(send, "waiting");
  whenFree(() => keepOffline(send));
}

/** @param {Send} send */
export function keepOffline(send) {
  navigator.serviceWorker.register("sw.js").catch(() => tell(send, "failed"));
}

/**
 * @param {Send} send
 * @param {string} state
 */
function tell(send, state, loaded = 0, total = 0) {
  send({ type: "offline", state, loaded, total });
}

/** Holds a lock for as long as the page is open, so that the service worker keeps this build's files. */
export function holdBuild() {
  const lock = `tesserae ${document.documentElement.dataset.build}`;
  const forever = () => new Promise(() => {});
  navigator.locks?.request(lock, { mode: "shared" }, forever).catch(() => {});
}
