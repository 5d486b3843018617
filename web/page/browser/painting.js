// Waits for the browser to paint, but not for long: it paints no hidden pages, and no frames out of
// sight.
const LONGEST_PAINT = 1000; // milliseconds

const patience = () => (document.hidden ? 0 : LONGEST_PAINT);

/** Resolves when the browser has painted some content. @returns {Promise<void>} */
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

/** Resolves when the browser has painted the current content. @returns {Promise<void>} */
export function nextPaint() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, patience());
  });
}
