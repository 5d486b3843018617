// Waits for the browser to paint. It does not paint hidden pages and frames out of sight: so these
// promises resolve after some time in any case.
const LONGEST_PAINT = 1000; // milliseconds

const patience = () => (document.hidden ? 0 : LONGEST_PAINT);

/** Resolves when something of the page is visible. @returns {Promise<void>} */
export function firstPaint() {
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      done();
    });
    observer.observe({ type: "paint", buffered: true });
    setTimeout(done, patience());
  });
}

/** Resolves when the page has been painted as it is now. @returns {Promise<void>} */
export function nextPaint() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, patience());
  });
}
