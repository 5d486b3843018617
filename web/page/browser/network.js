// Estimates the network, and whether it is needed.

const LARGE = 5_000_000; // bytes that Pyodide starts from
const QUICK = 800; // milliseconds
const SLOW = 2_500;

/** The estimated milliseconds to load Pyodide's files, at the speed of this page. */
function expected() {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) return Number.NaN;
  const taken = (page.responseEnd || performance.now()) - page.responseStart;
  return (taken * LARGE) / page.encodedBodySize;
}

/** Whether Pyodide's files will load at once. */
export const isQuick = () => expected() < QUICK;

/** Whether they will take so long that the app in MicroPython is worth starting. */
export const isSlow = () => expected() > SLOW && expected() < Number.POSITIVE_INFINITY;

/** Whether a service worker controls the page: everything is cached. */
export function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame without an origin
  }
}

/** The Network Information API, which some browsers have. */
const { connection } = navigator;

/** Whether to save data: by the user's setting, or because the network is slow. */
export function isSaving() {
  if (!connection || connection.type === "wifi") return false;
  return connection.saveData || /2g$/.test(connection.effectiveType);
}

/**
 * Acts once data need not be saved any more.
 * @param {() => void} act
 */
export function whenFree(act) {
  const changed = () => {
    if (isSaving()) return;
    connection?.removeEventListener("change", changed);
    act();
  };
  connection?.addEventListener("change", changed);
}
