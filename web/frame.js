// The line between this frame and the page around it, as docs/embed.md has it. Only that page
// is heard, by the origin from which it first said hello, and only in short texts of ours;
// nothing is told to any other. What is asked for before Python runs waits for it.
"use strict";
(() => {
  const VERSION = 1;
  const LONGEST = 24000;
  const PATIENT = 50;
  const OURS = /"tesserae"\s*:/;
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const root = document.documentElement;
  /** @type {string[]} */
  const waiting = [];
  let host = "";
  /** @type {object | null} */
  let failed = null;
  /** @param {string} text */
  let hear = (text) => {
    if (waiting.length < PATIENT) waiting.push(text);
  };

  /**
   * What a text from outside says; null if it is none of ours. Of one that is too long only the
   * beginning is looked at: whether it is ours, and so has to be answered.
   * @param {unknown} text
   */
  function read(text) {
    if (typeof text !== "string") return null;
    if (text.length > LONGEST) return OURS.test(text.slice(0, 200)) ? { type: "" } : null;
    try {
      const said = JSON.parse(text);
      return typeof said?.tesserae === "number" && typeof said.type === "string" ? said : null;
    } catch {
      return null;
    }
  }

  /**
   * A page that has no origin of its own, as a file, cannot be named; games are no secret.
   * @param {string} text
   */
  function tell(text) {
    if (host) parent.postMessage(text, host === "null" ? "*" : host);
  }

  /** @param {object} news */
  const say = (news) => tell(JSON.stringify({ tesserae: VERSION, ...news }));
  const size = () =>
    say({ type: "resize", height: Math.ceil(page.getBoundingClientRect().height) });

  /**
   * The frame grows with what is in it, if the page around it is ready to follow.
   * @param {{ size?: unknown }} said
   */
  function welcome(said) {
    say(failed ?? { type: "hello" });
    if (said.size !== true || "sized" in root.dataset) return;
    root.dataset.sized = "";
    new ResizeObserver(size).observe(page);
  }

  addEventListener("message", ({ source, origin, data }) => {
    if (parent === window || source !== parent || (host && origin !== host)) return;
    const said = read(data);
    if (!said || (!host && said.type !== "hello")) return;
    host = origin;
    if (said.type === "hello") welcome(said);
    hear(data.slice(0, LONGEST + 1)); // enough for the app to see that it is too long
  });

  addEventListener("tesserae-failed", () => {
    const message = page.querySelector(".notice p")?.textContent;
    failed = { type: "error", id: 0, code: "failed", message };
    say(failed);
  });

  /** @param {(text: string) => void} heard */
  function listen(heard) {
    hear = heard;
    for (const text of waiting.splice(0)) heard(text);
  }

  Object.assign(window.tesserae, { tell, listen });
})();
