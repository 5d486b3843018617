// A worker that notes what it is told.

/** @typedef {Record<string, any>} Fields */

export class FakeWorker {
  /** Those that were made. @type {FakeWorker[]} */
  static all = [];
  /** Whether the browser makes none. */
  static none = false;

  /** @param {URL} address @param {{ name?: string }} [options] */
  constructor(address, { name = "" } = {}) {
    if (FakeWorker.none) throw new TypeError("no workers");
    this.address = address.href;
    this.name = name;
    this.posted = /** @type {any[]} */ ([]);
    this.terminated = false;
    this.onmessage = (/** @type {Fields} */ _) => {};
    this.onerror = (/** @type {Fields} */ _) => {};
    FakeWorker.all.push(this);
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.posted.push(message);
  }

  terminate() {
    this.terminated = true;
  }
}
