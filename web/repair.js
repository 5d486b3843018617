// Looks through what this device keeps of the app's files, and fetches anew what is not as it was
// built: a file may have come cut, or as a page of the host's, and been kept so by the browser,
// or been damaged where the service worker keeps it.
/** Path -> hash. @type {Record<string, string>} */
const FILES = JSON.parse(`{{files}}`);
const LONGEST = 120_000; // milliseconds that all of it may take
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
  await Promise.allSettled(paths.map(one));
}

/**
 * @param {string} address
 * @param {string} integrity
 */
async function look(address, integrity) {
  /** @type {RequestInit} */
  const kept = { cache: "only-if-cached", mode: "same-origin" };
  if (!(await answers(address, kept))) return; // the start will fetch it
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
  await response.arrayBuffer(); // read to its end it is kept
}

/**
 * The service worker's caches that held a file, which is taken out: it would answer with it.
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
