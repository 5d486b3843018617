// The scroll position of pages: each begins at its top, and the browser restores it when you go
// back.

/** Whether the last click was on a link to another page. */
let followed = false;

/** Watches which links are followed. */
export function watchLinks() {
  addEventListener("click", ({ target }) => {
    followed = target instanceof Element && target.closest("a[href^='#/']") !== null;
  });
}

/** Scrolls a new page to its top if a link led there. */
export function beginAtTop() {
  if (followed) scrollTo(0, 0);
  followed = false;
}
