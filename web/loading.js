// Watches over the start, until the app has answered: tells how far it is, and says so when it
// fails, or stands still for too long. What has failed can be tried again.
"use strict";
(() => {
  const root = document.documentElement;
  const page = document.getElementById("page");
  const here = document.currentScript.src;

  const PATIENCE = 30; // seconds without a sign of life until the start counts as failed
  const STARTING = 60; // the same once all is there: a slow device gives no sign while Python starts
  const NEEDED = /\.(js|py|toml|wasm)$/;

  let patience = PATIENCE;
  let quiet = 0;
  let failed = false;
  let notice = null;

  const ready = () => "ready" in root.dataset;

  function alive(seconds = PATIENCE) {
    patience = seconds;
    quiet = 0;
  }

  /** Fills the number into the words that the page has for it, in tens: they are read out. */
  function progress(percent) {
    const status = document.getElementById("status");
    const words = status?.dataset.loading;
    if (words) status.firstElementChild.textContent = words.replace("{n}", percent - (percent % 10));
    const bar = document.getElementById("progress");
    if (bar) bar.value = percent;
  }

  /** Says that the app could not start, unless it has. */
  function fail() {
    if (failed || ready()) return;
    failed = true;
    painted();
    dispatchEvent(new Event("tesserae-failed"));
  }

  /** Puts the notice, if there is one, on a page that was painted anew. */
  function painted() {
    if (!failed) return;
    notice?.remove();
    page.querySelector(".stranded")?.remove(); // which would say it, too
    const find = (name) => document.getElementById(`notice-${name}.${root.lang}`);
    const template = (self.origin === "null" && find("sealed")) || find("failed");
    notice = template.content.firstElementChild.cloneNode(true);
    notice.querySelector("button")?.addEventListener("click", again);
    page.prepend(notice);
  }

  /** Starts anew, with what was broken fetched anew. */
  async function again({ target }) {
    target.disabled = true;
    try {
      const { repair } = await import(new URL("repair.js", here));
      await repair(progress);
    } catch {
      // then what is kept must do
    }
    location.reload();
  }

  /** What the worker posts: news from web/boot.js as text, replies as lists; all else is an error. */
  function hear({ data }) {
    if (Array.isArray(data) || ready()) return;
    const news = typeof data === "string" ? JSON.parse(data) : { failed: true };
    if (news.failed) fail();
    if (news.progress) progress(news.progress);
    alive(news.starting ? STARTING : PATIENCE);
  }

  /** Seconds are counted, not read from a clock: a device may sleep in between. */
  function tick() {
    quiet += 1;
    if (quiet >= patience) fail();
    if (!ready()) return;
    notice?.remove(); // it was premature
    clearInterval(ticking);
  }

  /** PyScript makes the worker, and puts it there. */
  function meet() {
    const { xworker } = document.querySelector("script[worker]") ?? {};
    if (!xworker) return;
    clearInterval(meeting);
    xworker.addEventListener("message", hear);
  }

  const ticking = setInterval(tick, 1000);
  const meeting = setInterval(meet, 20);

  new PerformanceObserver((list) => {
    alive(patience);
    const lost = ({ name, responseStatus }) => responseStatus >= 400 && NEEDED.test(name.split(/[?#]/)[0]);
    if (list.getEntries().some(lost)) fail();
  }).observe({ type: "resource", buffered: true });

  addEventListener("unhandledrejection", fail);
  addEventListener("error", ({ target, error }) => {
    if (error || target.localName === "script" || target.rel === "stylesheet") fail();
  }, true);

  // PyScript goes on after a shell that is missing, or is no Python, as if nothing were wrong.
  addEventListener("mpy:done", () => "shell" in root.dataset || fail(), true);

  /** Whether a style sheet came and has rules; a page without an origin may not look into it. */
  function isRead({ sheet }) {
    try {
      return sheet?.cssRules.length > 0;
    } catch {
      return true;
    }
  }

  addEventListener("DOMContentLoaded", () => {
    const styles = [...document.querySelectorAll("link[rel=stylesheet]")];
    if (!styles.every(isRead)) fail();
  });

  window.tesserae = { fail, painted };
})();
