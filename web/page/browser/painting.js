// When the browser has painted. It paints no hidden page and no frame out of sight, so that nobody
// is to wait for long.
const LONGEST_PAINT = 1000; // milliseconds

const patience = () => (document.hidden ? 0 : LONGEST_PAINT);

/** Until something is to be seen of the page. @returns {Promise<void>} */
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

/** Until the page has been painted as it is now. @returns {Promise<void>} */
export function nextPaint() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, patience());
  });
}
