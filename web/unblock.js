// Removes a style sheet that does not load: waiting for it, the browser shows nothing and runs no
// script that follows. loading.js then says that the page could not start.

(() => {
  const LONGEST = 30_000; // milliseconds
  setTimeout(() => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const styles = document.querySelectorAll("link[rel=stylesheet]");
    for (const link of styles) if (!link.sheet) link.remove();
  }, LONGEST);
})();
