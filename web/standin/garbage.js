// Collects the garbage of the stand-in's Python, which does not do so by itself: in the middle of
// an answer, that would take as long as the answer.

const IDLE = 400; // milliseconds without work, after which garbage is collected
const FIRST = 20; // milliseconds that the first collection is assumed to take

/** Decides when to collect garbage. */
export class Garbage {
  #collect;
  #now;
  #worked = 0;
  #took = FIRST;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idle;

  /**
   * @param {() => void} collect
   * @param {() => number} now milliseconds from any origin
   */
  constructor(collect, now = () => performance.now()) {
    this.#collect = collect;
    this.#now = now;
  }

  /** Notes work since `began`; garbage is collected if no other follows. @param {number} began */
  add(began) {
    clearTimeout(this.#idle);
    this.#worked += this.#now() - began;
    this.#idle = setTimeout(() => this.collect(), IDLE);
  }

  /**
   * Whether work has taken so many times as long as a collection. With a fixed time, a slow device
   * would do little but collect.
   * @param {number} times
   */
  isWorth(times) {
    return this.#worked > times * this.#took;
  }

  collect() {
    clearTimeout(this.#idle);
    const began = this.#now();
    this.#collect();
    this.#took = this.#now() - began;
    this.#worked = 0;
  }
}
