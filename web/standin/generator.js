// Random numbers as CPython's random.Random makes them: the Mersenne Twister MT19937 of M. Matsumoto
// and T. Nishimura, seeded by an array as in their code. MicroPython's own are others, and its ints
// too slow for this.

const SIZE = 624;
const AHEAD = 397;

/** A generator that is seeded. @param {string} seed digits */
export function generator(seed) {
  const state = seeded(wordsOf(BigInt(seed)));
  let at = SIZE;
  const word = () => {
    if (at === SIZE) at = twist(state);
    let it = state[at++];
    it ^= it >>> 11;
    it ^= (it << 7) & 0x9d2c5680;
    it ^= (it << 15) & 0xefc60000;
    return (it ^ (it >>> 18)) >>> 0;
  };
  return {
    /** From 0 to below 1, with 53 random bits. */
    random: () => ((word() >>> 5) * 0x4000000 + (word() >>> 6)) / 0x20000000000000,
    /** An int below n, which is at most a word. @param {number} n */
    below: (n) => {
      const unused = Math.clz32(n);
      let it = word() >>> unused;
      while (it >= n) it = word() >>> unused;
      return it;
    },
    /** Up to 32 random bits, as digits: MicroPython's ints take 31. @param {number} k */
    bits: (k) => String(word() >>> (32 - k)),
  };
}

/** A number in words of 32 bits, the lowest first; at least one. @param {bigint} number */
function wordsOf(number) {
  const words = [Number(number & 0xffffffffn)];
  for (let rest = number >> 32n; rest; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  return words;
}

/** @param {number[]} key */
function seeded(key) {
  const state = new Uint32Array(SIZE);
  state[0] = 19650218;
  const mix = (/** @type {number} */ n, /** @type {number} */ factor) =>
    Math.imul(state[n] ^ (state[n] >>> 30), factor);
  for (let n = 1; n < SIZE; n++) state[n] = mix(n - 1, 1812433253) + n;
  let at = 1;
  const next = () => {
    at += 1;
    if (at < SIZE) return;
    state[0] = state[SIZE - 1];
    at = 1;
  };
  for (let n = 0; n < Math.max(SIZE, key.length); n++, next())
    state[at] = (state[at] ^ mix(at - 1, 1664525)) + key[n % key.length] + (n % key.length);
  for (let n = 1; n < SIZE; n++, next()) state[at] = (state[at] ^ mix(at - 1, 1566083941)) - at;
  state[0] = 0x80000000;
  return state;
}

/** The next words, from the first on. @param {Uint32Array} state */
function twist(state) {
  for (let n = 0; n < SIZE; n++) {
    const both = (state[n] & 0x80000000) | (state[(n + 1) % SIZE] & 0x7fffffff);
    state[n] = state[(n + AHEAD) % SIZE] ^ (both >>> 1) ^ (both & 1 ? 0x9908b0df : 0);
  }
  return 0;
}
