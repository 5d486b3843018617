// Removes a style sheet that does not come: while the browser waits for it, it shows nothing and runs
// none of the scripts that follow it. loading.js then says that the page could not start.

(() => {
  const LONGEST = 30_000; // milliseconds
  setTimeout(() => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const styles = document.querySelectorAll("link[rel=stylesheet]");
    for (const link of styles) if (!link.sheet) link.remove();
  }, LONGEST);
})();
