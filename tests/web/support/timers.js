// Nobody waits for long timers, which are for what may never come: they do not keep a test running.

const LONG = 1_000; // milliseconds
const setOwn = globalThis.setTimeout;

Object.assign(globalThis, {
  /** @param {() => void} act @param {number} [wait] @param {unknown[]} given */
  setTimeout(act, wait = 0, ...given) {
    const timer = /** @type {unknown} */ (setOwn(act, wait, ...given));
    if (wait > LONG) /** @type {{ unref(): void }} */ (timer).unref();
    return timer;
  },
});
