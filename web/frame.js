// The connection between this frame and its host page, as documented in docs/embed.md. Only short
// messages of our protocol are accepted, and only from that page and the origin that said hello
// first; answers go there alone. Requests queue up, and the app gets one at a time: the reader's
// events wait for one request at most, however many the host page sends.
"use strict";
(() => {
  const VERSION = 1;
  const LONGEST = 24000;
  const MOST_WAITING = 250;
  const MOST_EARLY = 500; // requests to the stand-in, as Pyodide's app handles them all again
  const SILENT = 2000; // milliseconds after which a request counts as answered: the app has failed
  const OURS = /"tesserae"\s*:/;
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const root = document.documentElement;
  const { startup } = window.tesserae;
  /** @type {string[]} */
  const waiting = [];
  let host = "";
  let full = false; // the host page knows that the queue is full
  let early = 0; // requests so far
  let sized = false; // the host page wants to know the height
  let timer = 0; // runs while the app has a request
  /** Hands a request to the app; null until it is there. @type {((text: string) => void) | null} */
  let receive = null;

  /**
   * The fields of a message; null if it is not of our protocol. The app refuses messages that are
   * too long, if they begin as ours do.
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
   * Sends a text to the host page. A page without an origin, such as a file, cannot be addressed:
   * then anyone may read it, as games are no secret.
   * @param {string} text
   */
  function tell(text) {
    if (host) parent.postMessage(text, host === "null" ? "*" : host);
  }

  /** Hands the next request to the app, unless it is busy. */
  function next() {
    if (timer || !receive || (early >= MOST_EARLY && startup.state !== "handedOver")) return;
    const text = waiting.shift();
    if (text === undefined) {
      full = false;
      return;
    }
    early += 1;
    timer = setTimeout(onAnswer, SILENT);
    receive(text);
  }

  /** Hands over the next request after an answer, behind the reader's events. */
  function onAnswer() {
    clearTimeout(timer);
    timer = 0;
    setTimeout(next);
  }

  /**
   * @param {string} text
   * @param {{ id?: unknown }} message the same, read
   */
  function queue(text, { id }) {
    if (waiting.length < MOST_WAITING) {
      waiting.push(text.slice(0, LONGEST + 1)); // enough for the app to see that it is too long
      next();
    } else if (Number.isSafeInteger(id) && Number(id) > 0) refuse(Number(id));
    else if (!full) {
      full = true;
      refuse(0);
    }
  }

  /** @param {number} id of a request; 0 for all without one, until the queue is empty */
  function refuse(id) {
    const template = document.getElementById(`notice-busy.${root.lang}`);
    const sentence = /** @type {HTMLTemplateElement | null} */ (template)?.content.textContent;
    say({ type: "error", id, code: "busy", message: sentence });
  }

  /** @param {object} message */
  const say = (message) => tell(JSON.stringify({ tesserae: VERSION, ...message }));
  function size() {
    const { width, height } = page.getBoundingClientRect();
    say({ type: "resize", width: Math.ceil(width), height: Math.ceil(height) });
  }

  /**
   * Answers a hello; from then on reports the height of the content, if the host page wants it.
   * @param {{ size?: unknown }} message
   */
  function welcome(message) {
    if (hasFailed()) sayFailed();
    else say({ type: "hello" });
    if (message.size !== true || sized) return;
    sized = true;
    root.dataset.sized = ""; // for the styles
    new ResizeObserver(size).observe(page);
  }

  addEventListener("message", ({ source, origin, data }) => {
    if (parent === window || source !== parent || (host && origin !== host)) return;
    const message = read(data);
    if (!message || (!host && message.type !== "hello")) return;
    host = origin;
    if (message.type === "hello") welcome(message);
    queue(data, message);
  });

  // Reports a key that the board does not use. Those of controls, fields and the browser stay here.
  addEventListener("keydown", (event) => {
    const { key, target, repeat, defaultPrevented, ctrlKey, altKey, metaKey } = event;
    if (!receive || repeat || defaultPrevented || ctrlKey || altKey || metaKey) return;
    const taken =
      /^(Tab|Shift|Control|Alt\w*|Meta|OS|Fn\w*|\w+Lock|Dead|Process|Unidentified|F\d+)$/;
    const inControl =
      target instanceof Element && target.closest("input, select, textarea, dialog");
    const pressed = key === "Enter" || key === " ";
    if (taken.test(key) || inControl || (pressed && target !== document.body)) return;
    say({ type: "key", key });
  });

  const hasFailed = () => startup.state === "failed" || startup.state === "stopped";

  function sayFailed() {
    const message = page.querySelector(".notice p")?.textContent;
    say({ type: "error", id: 0, code: "failed", message });
  }

  /** @param {(text: string) => void} listener */
  function listen(listener) {
    receive = listener;
    next();
  }

  startup.watch((before) => {
    if (startup.state === before) return;
    if (hasFailed()) sayFailed();
    next(); // Pyodide's app may have taken over
  });

  Object.assign(window.tesserae, {
    tell(/** @type {string} */ text, /** @type {boolean} */ isAnswer) {
      tell(text);
      if (isAnswer) onAnswer();
    },
    listen,
  });
})();
