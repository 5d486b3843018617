// Scrolls pages opened by a link to their top. On going back, the browser restores the position.

/** Whether the last click was on a link to another page. */
let followed = false;

/** Notes clicks on links to other pages. */
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
