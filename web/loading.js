// Watches the start until the app has answered: shows the progress, and a notice with a button to
// try again if the start fails or makes no progress for too long.

(() => {
  const root = document.documentElement;
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

  const PATIENCE = 30; // seconds without progress after which the start counts as failed
  const AGAIN = "?again"; // a query that no cache knows: with it the service worker mends its own
  const NEEDED = /(?<!\/standin)\.(js|py|toml|wasm)$/;

  let quiet = 0; // seconds without progress
  let starting = false; // all that Python needs is here: what else is fetched is no progress
  let failed = false;
  /** @type {Element | null} */
  let notice = null;
  /** @type {Element | null} */
  let bar = null;

  const ready = () => "joined" in root.dataset;
  const answers = () => "ready" in root.dataset; // in MicroPython or in Pyodide

  /**
   * Shows the progress. The number in the text goes in tens, as it is read out, and is always as
   * wide as two digits.
   * @param {number} percent
   */
  function progress(percent) {
    const text = document.getElementById("starting");
    const words = text?.parentElement?.dataset.loading;
    const tens = String(percent - (percent % 10)).padStart(2, "\u2007");
    if (text && words) text.textContent = words.replace("{n}", tens);
    bar ??= document.getElementById("progress");
    if (bar instanceof HTMLProgressElement) bar.value = percent;
    showBar();
  }

  /** Puts the bar back if the app in MicroPython has redrawn the page without it. */
  function showBar() {
    if (ready()) bar?.remove();
    else if (bar && !bar.isConnected) document.getElementById("loading")?.append(bar);
  }

  /** Says that the app could not start, unless it has. */
  function fail() {
    if (failed || ready()) return;
    failed = true;
    painted();
    if (!answers()) dispatchEvent(new Event("tesserae-failed"));
  }

  /** Shows the notice again, if there is one, on a page that was repainted. */
  function painted() {
    if (!failed) return;
    notice?.remove();
    page.querySelector(".stranded")?.remove(); // it says the same
    const find = (/** @type {string} */ name) =>
      /** @type {HTMLTemplateElement} */ (document.getElementById(`notice-${name}.${root.lang}`));
    const template =
      (self.origin === "null" && find("sealed")) || find(answers() ? "alone" : "failed");
    page.prepend(template.content.cloneNode(true));
    notice = page.firstElementChild;
    notice?.querySelector("button")?.addEventListener("click", again);
  }

  /**
   * Loads the page anew, past all caches, after fetching damaged files again.
   * @param {Event} event
   */
  async function again({ target }) {
    /** @type {HTMLButtonElement} */ (target).disabled = true;
    try {
      const { repair } = await import(new URL("repair.js", here).href);
      await repair(progress);
    } catch {
      // the cached files may do all the same
    }
    if ("onefile" in root.dataset || location.search === AGAIN) location.reload();
    else location.replace(AGAIN + location.hash);
  }

  /**
   * Handles what the worker posts: reports of web/boot.js as text, replies as lists, else errors.
   * @param {MessageEvent} event
   */
  function hear({ data }) {
    if (Array.isArray(data) || ready()) return;
    const news = typeof data === "string" ? JSON.parse(data) : { failed: true };
    if (news.failed) fail();
    if ("progress" in news) {
      progress(news.progress);
      dispatchEvent(new CustomEvent("tesserae-progress", { detail: news.progress }));
    }
    starting ||= news.starting === true;
    quiet = 0;
  }

  /** Counts seconds instead of reading a clock, as a device may sleep in between. */
  function tick() {
    const waits = "waiting" in root.dataset && answers(); // for the user to want Pyodide
    quiet = waits ? 0 : quiet + 1;
    if (quiet >= PATIENCE) fail();
    if (!ready()) return;
    showBar();
    notice?.remove(); // it was premature
    clearInterval(ticking);
  }

  /** Listens to the worker as soon as PyScript has put it on its tag. */
  function meet() {
    const tag = /** @type {PyScriptTag | null} */ (document.querySelector("script[worker]"));
    if (!tag?.xworker) return;
    clearInterval(meeting);
    tag.xworker.addEventListener("message", hear);
  }

  const ticking = setInterval(tick, 1000);
  const meeting = setInterval(meet, 20);

  new PerformanceObserver((list) => {
    if (!starting) quiet = 0;
    const entries = /** @type {PerformanceResourceTiming[]} */ (list.getEntries());
    const isLost = (/** @type {PerformanceResourceTiming} */ { name, responseStatus }) =>
      responseStatus >= 400 && NEEDED.test(name.split(/[?#]/)[0]);
    if (entries.some(isLost)) fail();
  }).observe({ type: "resource", buffered: true });

  /** @param {ErrorEvent} event of a script, or of an element that could not load its file */
  function hearError({ target, error }) {
    const style = target instanceof HTMLLinkElement && target.rel === "stylesheet";
    if (error || style || target instanceof HTMLScriptElement) fail();
  }

  addEventListener("unhandledrejection", fail);
  addEventListener("error", hearError, true);

  // PyScript reports no error for a shell that is missing or no Python.
  addEventListener("mpy:done", () => "shell" in root.dataset || fail(), true);

  /**
   * Whether a style sheet was loaded and has rules; without an origin these cannot be read.
   * @param {HTMLLinkElement} link
   */
  function isRead({ sheet }) {
    try {
      return sheet !== null && sheet.cssRules.length > 0;
    } catch {
      return true;
    }
  }

  addEventListener("tesserae-patched", () => {
    showBar();
    if (!ready() && !notice?.isConnected) painted();
  });

  addEventListener("DOMContentLoaded", () => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const styles = document.querySelectorAll("link[rel=stylesheet]");
    if ("unstyled" in root.dataset || ![...styles].every(isRead)) fail();
  });

  Object.assign(window, { tesserae: { fail, painted, hear } });
})();
