// The start of the page as a state machine; docs/startup.md draws it, and explains the events.

/**
 * @typedef {"painted" | "preparing" | "loading" | "waiting" | "answering" | "resuming" |
 *   "handedOver" | "stopped" | "alone" | "failed" | "renewing"} State
 */

/**
 * prepare: the stand-in is started. load: Pyodide is started. answered: a reply of the stand-in is
 * shown. joined: a reply of Pyodide's app is shown. lost: the stand-in has failed. connected:
 * Pyodide's app takes events. fault: something is broken. missing: the host lacks a file of this
 * build. silence: no progress for long. stopped: Python cannot go on. retry: the user tries again.
 * @typedef {"prepare" | "load" | "answered" | "joined" | "lost" | "connected" | "fault" |
 *   "missing" | "silence" | "stopped" | "retry"} StartEvent
 */

/**
 * A state: what it shows, and its transitions; it ignores other events.
 *
 * ready, joined: flags for the styles; undefined if they stay. line: the status of the computer
 * player. notice: the one at the top of the page; undefined if it stays.
 * @typedef {{ ready?: boolean, joined?: boolean, line?: "waiting" | "joining",
 *   notice?: "" | "failed" | "alone" | "stopped", on: { [Event in StartEvent]?: State } }} Entry
 */

/** @type {Entry} */
const NOTHING = { ready: false, joined: false, notice: "", on: {} };
const ANSWERS = { ...NOTHING, ready: true };
/** @type {Entry["on"]} */
const FAILS = { fault: "failed", missing: "failed", silence: "failed", stopped: "failed" };
/** @type {Entry["on"]} */
const FAILS_IN_PART = { fault: "alone", missing: "alone", silence: "alone", stopped: "alone" };

/** @type {Record<State, Entry>} */
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
  // The stand-in, the app in MicroPython, is loading.
  preparing: {
    ...NOTHING,
    on: { ...FAILS, load: "loading", answered: "waiting", lost: "loading", connected: "loading" },
  },
  // Pyodide is loading, and nobody answers.
  loading: { ...NOTHING, on: { ...FAILS, answered: "answering", joined: "handedOver" } },
  // The stand-in answers, and Pyodide is loaded on demand.
  waiting: {
    ...ANSWERS,
    line: "waiting",
    on: { ...FAILS_IN_PART, load: "answering", lost: "resuming" },
  },
  // The stand-in answers, and Pyodide is loading.
  answering: {
    ...ANSWERS,
    line: "joining",
    on: { ...FAILS_IN_PART, lost: "resuming", connected: "resuming" },
  },
  // The stand-in has ended, and Pyodide's app has yet to handle all events.
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
  // Damaged files are fetched again; then the page is reloaded.
  renewing: { on: { joined: "handedOver" } },
};

/** The state of the start. Nothing else writes its flags on `root`. */
export class Startup {
  /** @type {State} */
  state = "painted";
  /** The loaded share of Pyodide's files, in per cent; null before they are requested. */
  percent = /** @type {number | null} */ (null);
  #elsewhere = false;
  /** @type {((before: State) => void)[]} */
  #watchers = [];

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** What the state shows, and its transitions. */
  get shows() {
    return STATES[this.state];
  }

  /** @param {StartEvent} event */
  send(event) {
    const before = this.state;
    this.state = this.shows.on[event] ?? before;
    this.#show(before);
  }

  /** @param {number} percent the loaded share of Pyodide's files */
  progress(percent) {
    this.percent = percent;
    this.#show();
  }

  /** Notes a painted screen. @param {boolean} elsewhere whether the app will show another board */
  painted(elsewhere) {
    this.#elsewhere = elsewhere;
    this.#show();
  }

  /**
   * Calls a function after every event, report of progress, and painted screen.
   * @param {(before: State) => void} watcher gets the previous state
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
