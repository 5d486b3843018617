// Watches the place of a click: which other action it gets, before all is quiet again, or the page lets go
// of what it has held in its place for a second.
"use strict";
(() => {
  const QUIET = 300; // milliseconds without an answer
  const MOST = 4000;
  const CONTROL = "[data-act]:not(form, main), a[href]";
  let answered = 0;
  let pressed = null;

  const where = () => [location.hash.split("?")[0], !document.querySelector("dialog[open]")].join();

  /** What a click would use; null if nothing. */
  function useAt({ x, y }) {
    const it = document.elementFromPoint(x, y)?.closest(CONTROL);
    if (!it || it.matches(":disabled, [aria-disabled=true]")) return null;
    const { act = "link", arg = it.getAttribute("href") ?? "" } = it.dataset;
    return { it, act, arg };
  }

  function look() {
    const was = pressed?.was;
    const now = was && !pressed.over && pressed.where === where() ? useAt(pressed) : null;
    if (!now) return;
    const same = now.it === was.it || (was.it.id && now.it.id === was.it.id);
    if (now.act === was.act && (same || now.arg === was.arg)) return;
    pressed.found.set(`${was.act} ${now.act}`, [was.act, now.act, `${was.arg} ${now.arg}`]);
  }

  /** Whether it has become quiet, after an answer that came later than that. */
  async function quiet(since) {
    const end = performance.now() + MOST;
    while (performance.now() < end) {
      await new Promise((done) => setTimeout(done, 50));
      if (answered >= since && performance.now() - answered > QUIET) return true;
    }
    return false;
  }

  addEventListener("tesserae-patched", () => {
    answered = performance.now();
    look();
    requestAnimationFrame(look);
  });
  addEventListener("scroll", look, true);
  addEventListener("tesserae-released", () => pressed && (pressed.over = true));

  window.steady = {
    async watch() {
      const calm = await quiet(0);
      const clicked = ({ clientX: x, clientY: y, timeStamp }) => {
        const place = { x, y, where: where(), found: new Map() };
        pressed = { ...place, was: useAt(place), time: timeStamp };
      };
      if (calm) addEventListener("click", clicked, { capture: true, once: true });
      return calm;
    },

    async became() {
      await quiet(pressed?.time ?? 0);
      look();
      const found = [...(pressed?.found.values() ?? [])];
      pressed = null;
      return found;
    },
  };
})();
