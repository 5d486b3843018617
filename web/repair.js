// Checks the cached files of the app, and fetches damaged ones again: the browser may have cached a
// truncated file or a page of the host in its place, or the service worker's cache may be damaged.
/** Path -> hash. @type {Record<string, string>} */
const FILES = JSON.parse(`{{files}}`);
const LONGEST = 120_000; // time limit in milliseconds
const until = AbortSignal.timeout(LONGEST);

/** @param {(percent: number) => void} tell hears how far it is, in hundredths */
export async function repair(tell) {
  const paths = Object.keys(FILES);
  let done = 0;
  const one = async (/** @type {string} */ path) => {
    await look(new URL(`../${path}`, import.meta.url).href, FILES[path]);
    done += 1;
    tell(Math.floor((100 * done) / paths.length));
  };
  await Promise.allSettled([renewPage(), ...paths.map(one)]);
}

/** Replaces the page in the HTTP cache, which may have half of it. */
async function renewPage() {
  const response = await fetch(location.pathname, { cache: "reload", signal: until });
  await response.arrayBuffer(); // so that it is cached completely
}

/**
 * @param {string} address
 * @param {string} integrity
 */
async function look(address, integrity) {
  /** @type {RequestInit} */
  const kept = { cache: "only-if-cached", mode: "same-origin" };
  if (!(await answers(address, kept))) return; // it is fetched at the start
  if (!(await answers(address, { ...kept, integrity }))) await renew(address, integrity);
}

/**
 * @param {string} address
 * @param {RequestInit} options
 */
async function answers(address, options) {
  const response = await fetch(address, options).catch(() => null);
  await response?.body?.cancel();
  return response !== null;
}

/**
 * @param {string} address
 * @param {string} integrity
 */
async function renew(address, integrity) {
  const holders = await emptied(address);
  const response = await fetch(address, { cache: "reload", integrity, signal: until });
  await Promise.all(holders.map((cache) => cache.put(address, response.clone())));
  await response.arrayBuffer(); // so that it is cached completely
}

/**
 * Removes a file from the service worker's caches, which would answer with it; returns these caches.
 * @param {string} address
 */
async function emptied(address) {
  const holders = [];
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    const cache = await caches.open(name);
    if (await cache.delete(address, { ignoreVary: true })) holders.push(cache);
  }
  return holders;
}
