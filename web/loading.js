// Watches over the start, until the app has answered: tells how far it is, and says so when it
// fails, or stands still for too long. What has failed can be tried again.

(() => {
  const root = document.documentElement;
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

  const PATIENCE = 30; // seconds without a sign of life until the start counts as failed
  const STARTING = 60; // the same once all is there: a slow device gives no sign while Python starts
  const NEEDED = /(?<!\/standin)\.(js|py|toml|wasm)$/;

  let patience = PATIENCE;
  let quiet = 0;
  let failed = false;
  /** @type {Element | null} */
  let notice = null;
  /** @type {Element | null} */
  let bar = null;

  const ready = () => "joined" in root.dataset;
  const answers = () => "ready" in root.dataset; // perhaps an app that will be replaced

  function alive(seconds = PATIENCE) {
    patience = seconds;
    quiet = 0;
  }

  /**
   * Shows how far it is. The number in the text goes in tens, as it is read out, and is always as
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

  /** The bar stays while an app answers that has drawn the page without it. */
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

  /** Puts the notice, if there is one, on a page that was painted anew. */
  function painted() {
    if (!failed) return;
    notice?.remove();
    page.querySelector(".stranded")?.remove(); // which would say it, too
    const find = (/** @type {string} */ name) =>
      /** @type {HTMLTemplateElement} */ (document.getElementById(`notice-${name}.${root.lang}`));
    const template =
      (self.origin === "null" && find("sealed")) || find(answers() ? "alone" : "failed");
    page.prepend(template.content.cloneNode(true));
    notice = page.firstElementChild;
    notice?.querySelector("button")?.addEventListener("click", again);
  }

  /**
   * Starts anew, with what was broken fetched anew.
   * @param {Event} event
   */
  async function again({ target }) {
    /** @type {HTMLButtonElement} */ (target).disabled = true;
    try {
      const { repair } = await import(new URL("repair.js", here).href);
      await repair(progress);
    } catch {
      // then what is kept must do
    }
    location.reload();
  }

  /**
   * What the worker posts: news from web/boot.js as text, replies as lists; all else is an error.
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
    alive(news.starting ? STARTING : PATIENCE);
  }

  /** Seconds are counted, not read from a clock: a device may sleep in between. */
  function tick() {
    const waits = "waiting" in root.dataset && answers(); // for a wish
    quiet = waits ? 0 : quiet + 1;
    if (quiet >= patience) fail();
    if (!ready()) return;
    showBar();
    notice?.remove(); // it was premature
    clearInterval(ticking);
  }

  /** PyScript makes the worker, and puts it there. */
  function meet() {
    const tag = /** @type {PyScriptTag | null} */ (document.querySelector("script[worker]"));
    if (!tag?.xworker) return;
    clearInterval(meeting);
    tag.xworker.addEventListener("message", hear);
  }

  const ticking = setInterval(tick, 1000);
  const meeting = setInterval(meet, 20);

  new PerformanceObserver((list) => {
    alive(patience);
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

  // PyScript goes on after a shell that is missing, or is no Python, as if nothing were wrong.
  addEventListener("mpy:done", () => "shell" in root.dataset || fail(), true);

  /**
   * Whether a style sheet came and has rules; a page without an origin may not look into it.
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
    if (![...styles].every(isRead)) fail();
  });

  Object.assign(window, { tesserae: { fail, painted, hear } });
})();
