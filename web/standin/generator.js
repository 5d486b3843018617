// The random numbers of CPython's random.Random: the Mersenne Twister MT19937 of M. Matsumoto and
// T. Nishimura, seeded by an array as in their code. MicroPython has another generator, and ints
// that are too slow for this one.

const N = 624; // words of the state
const M = 397; // offset in the recurrence

/** @param {string} seed digits */
export function generator(seed) {
  const state = initByArray(toWords(BigInt(seed)));
  let at = N;
  const word = () => {
    if (at === N) at = twist(state);
    let it = state[at++];
    it ^= it >>> 11;
    it ^= (it << 7) & 0x9d2c5680;
    it ^= (it << 15) & 0xefc60000;
    return (it ^ (it >>> 18)) >>> 0;
  };
  return {
    /** A float in [0, 1) with 53 random bits. */
    random: () => ((word() >>> 5) * 0x4000000 + (word() >>> 6)) / 0x20000000000000,
    /** An int in [0, n). @param {number} n at most 32 bits */
    below: (n) => {
      const unused = Math.clz32(n);
      let it = word() >>> unused;
      while (it >= n) it = word() >>> unused;
      return it;
    },
    /** k random bits, at most 32, as digits: MicroPython's small ints have 31. @param {number} k */
    bits: (k) => String(word() >>> (32 - k)),
  };
}

/** Splits a number into words of 32 bits, the lowest first; at least one. @param {bigint} number */
function toWords(number) {
  const words = [Number(number & 0xffffffffn)];
  for (let rest = number >> 32n; rest; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  return words;
}

/** The state after `init_by_array` in the authors' code. @param {number[]} key */
function initByArray(key) {
  const state = new Uint32Array(N);
  state[0] = 19650218;
  const mix = (/** @type {number} */ n, /** @type {number} */ factor) =>
    Math.imul(state[n] ^ (state[n] >>> 30), factor);
  for (let n = 1; n < N; n++) state[n] = mix(n - 1, 1812433253) + n;
  let at = 1;
  const next = () => {
    at += 1;
    if (at < N) return;
    state[0] = state[N - 1];
    at = 1;
  };
  for (let n = 0; n < Math.max(N, key.length); n++, next())
    state[at] = (state[at] ^ mix(at - 1, 1664525)) + key[n % key.length] + (n % key.length);
  for (let n = 1; n < N; n++, next()) state[at] = (state[at] ^ mix(at - 1, 1566083941)) - at;
  state[0] = 0x80000000;
  return state;
}

/** Makes the next words; returns the index of the first. @param {Uint32Array} state */
function twist(state) {
  for (let n = 0; n < N; n++) {
    const both = (state[n] & 0x80000000) | (state[(n + 1) % N] & 0x7fffffff);
    state[n] = state[(n + M) % N] ^ (both >>> 1) ^ (both & 1 ? 0x9908b0df : 0);
  }
  return 0;
}
