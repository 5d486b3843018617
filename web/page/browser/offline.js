// Has the service worker cache the whole app, and reports the progress to the app.

import { build, isOneFile } from "../build.js";
import { send } from "../worker/line.js";
import { holdLock } from "./locks.js";
import { savesData, whenDataIsFree } from "./network.js";

const REPORT_EVERY = 300; // milliseconds: each report of the progress is an event for the app
const SETTLING = 1000; // milliseconds at the start of a first visit, left to its first clicks

let reportedAt = -REPORT_EVERY; // when the progress was last reported

export function watchOffline() {
  const container = navigator.serviceWorker;
  if (isOneFile || !container) {
    report(isOneFile ? "file" : "unable");
    return;
  }
  container.onmessage = ({ data }) => {
    const { state, build: cached, loaded, total } = JSON.parse(data);
    const now = performance.now();
    if (state === "saving" && now - reportedAt < REPORT_EVERY) return;
    reportedAt = now;
    report(state === "ready" && cached !== build ? "update" : state, loaded, total);
  };
  askWorker(savesData());
  document.addEventListener("visibilitychange", () => document.hidden || askWorker(savesData()));
  cacheOrWait();
}

/**
 * Has the service worker count the cached files, fetch the missing ones (another app of this origin
 * may have deleted them), and report the progress.
 * @param {boolean} [saving] whether it only counts
 */
async function askWorker(saving = false) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(saving ? "saving data" : "state");
}

/** Caches the build; the first time, only once the user stops saving data or asks for it. */
async function cacheOrWait() {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration || !savesData()) {
    setTimeout(cacheBuild, registration ? 0 : SETTLING);
    return;
  }
  report("waiting");
  whenDataIsFree(cacheBuild);
}

/** Caches the build, or its missing files. */
export function cacheBuild() {
  navigator.serviceWorker.register("sw.js").catch(() => report("failed"));
}

/** Caches the build at the user's request. */
export function cacheNow() {
  cacheBuild();
  askWorker();
}

/** @param {string} state */
function report(state, loaded = 0, total = 0) {
  send({ type: "offline", state, loaded, total });
}

/** Has the service worker keep the files of this build while the page is open. */
export function holdBuild() {
  if (navigator.locks) holdLock(`tesserae ${build}`, { mode: "shared" }).catch(() => {});
}
