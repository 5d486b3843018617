// The start of the page as one state machine. docs/startup.md draws it, and says what sends the events.

/**
 * @typedef {"painted" | "preparing" | "loading" | "waiting" | "answering" | "resuming" |
 *   "handedOver" | "stopped" | "alone" | "failed" | "renewing"} State
 */

/**
 * prepare: the stand-in is started. load: Pyodide is. answered, joined: a reply of the stand-in, of
 * Pyodide's app, is shown. lost: the stand-in has failed. connected: Pyodide's app takes events.
 * fault: something is broken. missing: a file of this build cannot be had, as the host has another
 * one by now. silence: nothing has come for long. stopped: Python cannot go on. retry: the user tries
 * again.
 * @typedef {"prepare" | "load" | "answered" | "joined" | "lost" | "connected" | "fault" |
 *   "missing" | "silence" | "stopped" | "retry"} StartEvent
 */

/**
 * A state: what it shows, and the states that events lead to; other events are ignored.
 *
 * ready, joined: the flags for the styles; without them they stay. line: the status of the
 * computer player. notice: the one at the top of the page; undefined if it stays.
 * @typedef {{ ready?: boolean, joined?: boolean, line?: "waiting" | "joining",
 *   notice?: "" | "failed" | "alone" | "stopped", on: { [Event in StartEvent]?: State } }} Shown
 */

/** @type {Shown} */
const NOTHING = { ready: false, joined: false, notice: "", on: {} };
const ANSWERS = { ...NOTHING, ready: true };
/** @type {Shown["on"]} */
const FAILS = { fault: "failed", missing: "failed", silence: "failed", stopped: "failed" };
/** @type {Shown["on"]} */
const FAILS_IN_PART = { fault: "alone", missing: "alone", silence: "alone", stopped: "alone" };

/** @type {Record<State, Shown>} */
export const STATES = {
  // The screen of the address is there, and nothing runs yet.
  painted: {
    ...NOTHING,
    on: {
      ...FAILS,
      prepare: "preparing",
      load: "loading",
      connected: "loading",
    },
  },
  // The stand-in, the app in MicroPython, is on its way.
  preparing: {
    ...NOTHING,
    on: { ...FAILS, load: "loading", answered: "waiting", lost: "loading", connected: "loading" },
  },
  // Pyodide is on its way, and nobody answers.
  loading: { ...NOTHING, on: { ...FAILS, answered: "answering", joined: "handedOver" } },
  // The stand-in answers, and Pyodide is loaded when it is wanted.
  waiting: {
    ...ANSWERS,
    line: "waiting",
    on: { ...FAILS_IN_PART, load: "answering", lost: "resuming" },
  },
  // The stand-in answers, and Pyodide is on its way.
  answering: {
    ...ANSWERS,
    line: "joining",
    on: { ...FAILS_IN_PART, lost: "resuming", connected: "resuming" },
  },
  // The stand-in is gone. Events are kept: Pyodide's app will go through all of them.
  resuming: { ...ANSWERS, line: "joining", on: { ...FAILS, joined: "handedOver" } },
  // Pyodide's app answers.
  handedOver: { ...ANSWERS, joined: true, on: { stopped: "stopped" } },
  // Pyodide's app answers no more.
  stopped: { ...ANSWERS, joined: true, notice: "stopped", on: { retry: "renewing" } },
  // The stand-in answers, and Pyodide has failed.
  alone: {
    ...ANSWERS,
    notice: "alone",
    on: { lost: "failed", connected: "resuming", retry: "renewing" },
  },
  // Nobody answers.
  failed: {
    notice: "failed",
    on: { answered: "alone", joined: "handedOver", retry: "renewing" },
  },
  // Damaged files are fetched again; then the page is loaded anew.
  renewing: { on: { joined: "handedOver" } },
};

/** The state of the start of a page. Nobody else writes flags of the start on `root`. */
export class Startup {
  /** @type {State} */
  state = "painted";
  /** The share of Pyodide's files that has come, in percent; null before they are requested. */
  percent = /** @type {number | null} */ (null);
  #elsewhere = false;
  /** @type {((before: State) => void)[]} */
  #watchers = [];

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** The description of the state. */
  get shows() {
    return STATES[this.state];
  }

  /** @param {StartEvent} event */
  send(event) {
    const before = this.state;
    this.state = this.shows.on[event] ?? before;
    this.#show(before);
  }

  /** @param {number} percent of Pyodide's files that has come */
  progress(percent) {
    this.percent = percent;
    this.#show();
  }

  /** The page was painted. @param {boolean} elsewhere it will show another board than this one */
  painted(elsewhere) {
    this.#elsewhere = elsewhere;
    this.#show();
  }

  /**
   * Calls a function whenever the state is to be shown: when it may have changed, when something has
   * come, and when the page was redrawn.
   * @param {(before: State) => void} watcher gets the state before
   */
  watch(watcher) {
    this.#watchers.push(watcher);
  }

  #show(before = this.state) {
    const { ready, joined } = this.shows;
    if (ready !== undefined) {
      this.root.toggleAttribute("data-ready", ready);
      this.root.toggleAttribute("data-joined", joined);
      this.root.toggleAttribute("data-elsewhere", !ready && this.#elsewhere);
    }
    for (const watcher of this.#watchers) watcher(before);
  }
}
