// What the network is like, and whether it is needed.

const LARGE = 6_500_000; // bytes that Pyodide starts from
const QUICK = 1_000; // milliseconds

/** Whether Pyodide's files will be there at once, if they come as fast as this page has. */
export function isQuick() {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) return false;
  const taken = (page.responseEnd || performance.now()) - page.responseStart;
  return (taken * LARGE) / page.encodedBodySize < QUICK;
}

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
