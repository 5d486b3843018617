// What the network is like, and whether it is needed.

const LARGE = 5_000_000; // bytes that Pyodide starts from
const QUICK = 800; // milliseconds
const SLOW = 2_500;

/** The milliseconds that Pyodide's files will take, if they come as fast as this page has. */
function expected() {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) return Number.NaN;
  const taken = (page.responseEnd || performance.now()) - page.responseStart;
  return (taken * LARGE) / page.encodedBodySize;
}

/** Whether Pyodide's files will be there at once. */
export const isQuick = () => expected() < QUICK;

/** Whether they will take so long that it is worth the while to play without them. */
export const isSlow = () => expected() > SLOW && expected() < Number.POSITIVE_INFINITY;

/** Whether a service worker answers: it has everything on this device. */
export function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame without an origin
  }
}

/** What some browsers tell of the network. */
const { connection } = navigator;

/** Whether little should be fetched: as the user wants it, or because it takes so long. */
export function isSaving() {
  if (!connection || connection.type === "wifi") return false;
  return connection.saveData || /2g$/.test(connection.effectiveType);
}

/**
 * Acts once when little need not be fetched any more.
 * @param {() => void} act
 */
export function whenFree(act) {
  const heard = () => {
    if (isSaving()) return;
    connection?.removeEventListener("change", heard);
    act();
  };
  connection?.addEventListener("change", heard);
}
