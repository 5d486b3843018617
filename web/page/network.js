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
