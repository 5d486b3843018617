// Checks the cached files of the app, and fetches damaged ones again. The HTTP cache may have half of a
// file, or a page of the host in its place; the service worker's cache may be damaged.
/** Path -> hash. @type {Record<string, string>} */
const FILES = JSON.parse(`{{files}}`);
const deadline = AbortSignal.timeout(120_000); // milliseconds

/** @param {(percent: number) => void} report hears how far it is, in hundredths */
export async function repair(report) {
  const paths = Object.keys(FILES);
  let done = 0;
  const repairOne = async (/** @type {string} */ path) => {
    await repairFile(new URL(`../${path}`, import.meta.url).href, FILES[path]);
    done += 1;
    report(Math.floor((100 * done) / paths.length));
  };
  await Promise.allSettled([renewPage(), ...paths.map(repairOne)]);
}

/** Replaces the page itself in the HTTP cache, which may have half of it. */
async function renewPage() {
  const response = await fetch(location.pathname, { cache: "reload", signal: deadline });
  await response.arrayBuffer(); // so that it is cached completely
}

/**
 * Replaces a file if it is cached and damaged.
 * @param {string} address
 * @param {string} integrity
 */
async function repairFile(address, integrity) {
  /** @type {RequestInit} */
  const kept = { cache: "only-if-cached", mode: "same-origin" };
  if (!(await canFetch(address, kept))) return; // the start fetches it anyway
  if (!(await canFetch(address, { ...kept, integrity }))) await replaceFile(address, integrity);
}

/**
 * @param {string} address
 * @param {RequestInit} options
 */
async function canFetch(address, options) {
  const response = await fetch(address, options).catch(() => null);
  await response?.body?.cancel();
  return response !== null;
}

/**
 * @param {string} address
 * @param {string} integrity
 */
async function replaceFile(address, integrity) {
  const holders = await dropFromCaches(address);
  const response = await fetch(address, { cache: "reload", integrity, signal: deadline });
  await Promise.all(holders.map((cache) => cache.put(address, response.clone())));
  await response.arrayBuffer(); // so that it is cached completely
}

/**
 * Removes a file from the caches of the service worker, which would answer with it; returns those
 * that had it.
 * @param {string} address
 */
async function dropFromCaches(address) {
  const holders = [];
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    const cache = await caches.open(name);
    if (await cache.delete(address, { ignoreVary: true })) holders.push(cache);
  }
  return holders;
}
