// The connection between this frame and its host page, as documented in docs/embed.md. Messages are
// accepted from and sent to that page alone, of the origin that said hello first, and only short ones
// of our protocol. Requests that come before Python runs wait for it.
"use strict";
(() => {
  const VERSION = 1;
  const LONGEST = 24000;
  const MOST_WAITING = 50;
  const OURS = /"tesserae"\s*:/;
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const root = document.documentElement;
  /** @type {string[]} */
  const waiting = [];
  let host = "";
  /** @type {object | null} */
  let failed = null;
  /** @param {string} text */
  let receive = (text) => {
    if (waiting.length < MOST_WAITING) waiting.push(text);
  };

  /**
   * The fields of a message from outside; null if it is not of our protocol. Of one that is too long
   * only the beginning is examined: whether it is ours, and so has to be answered.
   * @param {unknown} text
   */
  function read(text) {
    if (typeof text !== "string") return null;
    if (text.length > LONGEST) return OURS.test(text.slice(0, 200)) ? { type: "" } : null;
    try {
      const message = JSON.parse(text);
      const isOurs = typeof message?.tesserae === "number" && typeof message.type === "string";
      return isOurs ? message : null;
    } catch {
      return null;
    }
  }

  /**
   * A page without an origin, such as a file, cannot be named as the target; games are no secret.
   * @param {string} text
   */
  function tell(text) {
    if (host) parent.postMessage(text, host === "null" ? "*" : host);
  }

  /** @param {object} message */
  const say = (message) => tell(JSON.stringify({ tesserae: VERSION, ...message }));
  const size = () =>
    say({ type: "resize", height: Math.ceil(page.getBoundingClientRect().height) });

  /**
   * Answers a hello; from then on reports the height of the content, if the host page wants it.
   * @param {{ size?: unknown }} message
   */
  function welcome(message) {
    say(failed ?? { type: "hello" });
    if (message.size !== true || "sized" in root.dataset) return;
    root.dataset.sized = "";
    new ResizeObserver(size).observe(page);
  }

  addEventListener("message", ({ source, origin, data }) => {
    if (parent === window || source !== parent || (host && origin !== host)) return;
    const message = read(data);
    if (!message || (!host && message.type !== "hello")) return;
    host = origin;
    if (message.type === "hello") welcome(message);
    receive(data.slice(0, LONGEST + 1)); // enough for the app to see that it is too long
  });

  addEventListener("tesserae-failed", () => {
    const message = page.querySelector(".notice p")?.textContent;
    failed = { type: "error", id: 0, code: "failed", message };
    say(failed);
  });

  /** @param {(text: string) => void} listener */
  function listen(listener) {
    receive = listener;
    for (const text of waiting.splice(0)) listener(text);
  }

  Object.assign(window.tesserae, { tell, listen });
})();
