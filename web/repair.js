// Checks the cached files of the app, and fetches damaged ones again. The HTTP cache may hold half
// of a file, or a page of the host in its place; the service worker's cache may be damaged.
/** Path -> hash. @type {Record<string, string>} */
const FILES = JSON.parse(`{{files}}`);
const deadline = AbortSignal.timeout(120_000); // milliseconds

/** @param {(percent: number) => void} report gets the progress in per cent */
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

/** Replaces the page itself in the HTTP cache, which may hold half of it. */
async function renewPage() {
  const response = await fetch(location.pathname, { cache: "reload", signal: deadline });
  await response.arrayBuffer(); // so that all of it is cached
}

/**
 * Replaces a file if it is cached and damaged.
 * @param {string} address
 * @param {string} integrity
 */
async function repairFile(address, integrity) {
  /** @type {RequestInit} */
  const kept = { cache: "only-if-cached", mode: "same-origin" };
  if ((await statusOf(address, kept)) === undefined) return; // the start fetches it anyway
  if ((await statusOf(address, { ...kept, integrity })) !== 200)
    await replaceFile(address, integrity);
}

/**
 * The status of a file; undefined if it cannot be fetched.
 * @param {string} address
 * @param {RequestInit} options
 */
async function statusOf(address, options) {
  const response = await fetch(address, options).catch(() => null);
  await response?.body?.cancel();
  return response?.status;
}

/**
 * @param {string} address
 * @param {string} integrity
 */
async function replaceFile(address, integrity) {
  const holders = await dropFromCaches(address);
  const response = await fetch(address, { cache: "reload", integrity, signal: deadline });
  const content = await response.arrayBuffer(); // so that all of it is cached
  if (!response.ok) return;
  const headers = new Headers(response.headers);
  headers.delete("Vary"); // caches refuse what varies with everything
  await Promise.all(holders.map((it) => it.put(address, new Response(content, { headers }))));
}

/**
 * Removes a file from the service worker's caches, as it would answer with it; returns the caches
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
