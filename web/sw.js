// Caches one build on the device: BUILT, a constant that the build puts before this script.
//
// A page never mixes builds: it loads from folders named after its build or a version; only
// index.html and the like are replaced in place. The next page that starts uses the new build; an
// old one stays cached as long as one of its pages is open. Every file is checked before it is
// cached: a host may send half of it, or a page of its own in its place.
const { build: BUILD, hashes: HASHES, bytes: BYTES, folders: FOLDERS } = BUILT;
const FILES = Object.keys(HASHES);
const TOTAL = Object.values(BYTES).reduce((sum, bytes) => sum + bytes);
const PREFIX = `tesserae ${registration.scope} `;
const CACHE = PREFIX + BUILD;
const LOCK = "tesserae "; // every page holds one, named after its build
const AGAIN = "?again"; // the query of a page reloaded because it did not start
const LONGEST = 60_000; // milliseconds that a page waits for repairs
/** @type {Record<string, string>} */
const PAGES = { "": "./", "index.html": "./", "embed.html": "embed.html" };
/** @param {string} path */
const url = (path) => new URL(path, registration.scope).href;
/** @param {string} address within the scope */
const pathOf = (address) => address.split(/[?#]/)[0].slice(registration.scope.length);

/**
 * Posts the state of the cache to all pages, or to some.
 * @param {object} state
 * @param {readonly { postMessage: (text: string) => void }[]} [some]
 */
async function tell(state, some) {
  const to = some ?? (await clients.matchAll({ type: "window", includeUncontrolled: true }));
  const text = JSON.stringify({ loaded: 0, total: TOTAL, build: BUILD, ...state });
  for (const client of to) client.postMessage(text);
}

/**
 * Throws unless a response is the file of this build, byte for byte.
 * @param {string} path
 * @param {Response} response
 */
async function check(path, response) {
  const content = await response.clone().arrayBuffer();
  if (response.ok && content.byteLength === BYTES[path]) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    if (HASHES[path] === `sha256-${btoa(String.fromCharCode(...digest))}`) return;
  }
  throw new Error(`${path}: not the file of build ${BUILD} (status ${response.status})`);
}

/**
 * Fetches a file of this build, and checks it. Pages refuse redirected responses, and caches those
 * that vary with everything: both are replaced by new ones.
 * @param {string} path
 * @param {RequestCache} cache
 * @param {AbortSignal} [signal]
 */
async function fetchChecked(path, cache, signal) {
  const response = await fetch(url(path), { cache, signal });
  await check(path, response);
  const headers = new Headers(response.headers);
  if (!response.redirected && !headers.get("Vary")?.includes("*")) return response;
  headers.delete("Vary");
  return new Response(response.body, { headers });
}

/**
 * A file of this build. One whose address names its version may come from the cache of an older
 * build or the HTTP cache, unless that is damaged.
 * @param {string} path
 */
async function fetchSound(path) {
  const isNamed = /^(app-|vendor\/)/.test(path);
  const old = isNamed && (await caches.match(url(path), { ignoreVary: true }));
  try {
    if (!old) return await fetchChecked(path, isNamed ? "default" : "no-cache");
    await check(path, old);
    return old;
  } catch {
    return fetchChecked(path, "reload");
  }
}

/**
 * Caches files. If one fails, it caches the others and then throws.
 * @param {readonly string[]} paths
 * @param {boolean} reports whether to post progress to the pages
 */
async function cacheFiles(paths, reports) {
  const cache = await caches.open(CACHE);
  let loaded = paths.reduce((left, path) => left - BYTES[path], TOTAL);
  let percent = 0; // as last posted
  /** @param {string} path */
  const add = async (path) => {
    await cache.put(url(path), await fetchSound(path));
    loaded += BYTES[path];
    const now = Math.floor((100 * loaded) / TOTAL);
    if (!reports || now === percent) return;
    percent = now;
    await tell({ state: "saving", loaded });
  };
  if (reports) await tell({ state: "saving", loaded });
  const results = await Promise.allSettled(paths.map(add));
  const failure = results.find((it) => it.status === "rejected");
  if (failure && reports) await tell({ state: "failed" });
  if (failure) throw failure.reason;
}

async function cacheBuild() {
  await cacheFiles(FILES, !registration.active);
  await skipWaiting();
}

/** Settles once the missing files are cached. @type {Promise<void> | null} */
let completing = null;

/**
 * Caches missing files: the browser may have deleted them, or another app of this origin.
 * @param {boolean} mayFetch false while data is to be saved
 * @param {Parameters<typeof tell>[1]} asking pages
 */
async function complete(mayFetch, asking) {
  if (!completing) {
    const cache = await caches.open(CACHE);
    /** @param {string} path */
    const isCached = async (path) => (await cache.match(url(path), { ignoreVary: true }))?.ok;
    const found = await Promise.all(FILES.map(isCached));
    const missing = FILES.filter((_, n) => !found[n]);
    if (!missing.length) return tell({ state: "ready" }, asking);
    if (!mayFetch) return tell({ state: "waiting" }, asking);
    completing ??= cacheFiles(missing, true)
      .then(() => tell({ state: "ready" }))
      .catch(() => {}) // cacheFiles has reported it
      .finally(() => {
        completing = null;
      });
  }
  await completing;
}

/** Fetches files that are damaged or missing in the cache. */
async function repair() {
  const cache = await caches.open(CACHE);
  const signal = AbortSignal.timeout(LONGEST);
  /** @param {string} path */
  const repairOne = async (path) => {
    const cached = await cache.match(url(path), { ignoreVary: true });
    const damage = cached ? await check(path, cached).catch((error) => error) : "missing";
    if (!damage) return;
    await cache.delete(url(path), { ignoreVary: true }); // if the next line fails, pages fetch it
    await cache.put(url(path), await fetchChecked(path, "reload", signal));
  };
  await Promise.allSettled(FILES.map(repairOne));
}

/**
 * Reloads all pages if none of them runs: earlier versions of this script cached half a page, and
 * kept answering with it. Pages that run hold a lock, which does not tell them apart.
 */
async function rescue() {
  const { held } = await navigator.locks.query();
  if (held?.some(({ name }) => name?.startsWith(LOCK))) return;
  for (const client of await clients.matchAll({ type: "window" })) {
    if (client.frameType !== "top-level" || PAGES[pathOf(client.url)] !== "./") continue;
    const address = new URL(client.url);
    address.search = address.search === AGAIN ? "" : AGAIN; // a change, or nothing might load
    client.navigate(address.href).catch(() => {}); // not awaited: it waits for the activation
  }
}

/** Deletes builds that no open page uses. */
async function deleteOldBuilds() {
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const open = (held ?? []).map(({ name }) => PREFIX + name?.slice(LOCK.length));
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE && !open.includes(name))
      await caches.delete(name);
  }
}

/**
 * The address meant by a link whose "#" another app has escaped, so that the fragment is in the
 * path; undefined for others.
 * @param {Request} request
 */
function withFragment({ url: asked, mode }) {
  const [path, ...rest] = asked.slice(registration.scope.length).split("%23");
  if (mode !== "navigate" || !rest.length || !Object.hasOwn(PAGES, path)) return undefined;
  return `${url(path)}#${rest.join("%23")}`;
}

/** The folder of a page that needs no script; undefined for others. @param {Request} request */
function folderOf({ url: asked, mode }) {
  const path = pathOf(asked.replace("%23", "#")).replace(/index\.html$/, "");
  return mode === "navigate" && FOLDERS.includes(path) ? path : undefined;
}

/** The app's page for such a folder. @param {string} folder "pyrga/", "fr/pyrga/rules/" */
const inApp = (folder) => url(`#/${folder.replace(/^[a-z]{2}\//, "").slice(0, -1)}`);

/** Where the script of such a page would redirect to, if anywhere. @param {Request} request */
function leadOn(request) {
  const fragment = /(?:#|%23)([!/%].*)$/.exec(request.url)?.[1];
  return fragment && folderOf(request) !== undefined ? url(`#${fragment}`) : undefined;
}

/** @param {Request} request */
async function answer(request) {
  const target = withFragment(request) ?? leadOn(request);
  if (target) return Response.redirect(target);
  const path = pathOf(request.url);
  const page = request.mode === "navigate" ? PAGES[path] : undefined;
  if (page && new URL(request.url).search === AGAIN) {
    await repair();
    return Response.redirect(url(path)); // keeps the fragment
  }
  const cache = await caches.open(CACHE);
  if (page) return (await cache.match(url(page), { ignoreVary: true })) ?? fetch(request);
  const options = { ignoreVary: true };
  const cached = (await cache.match(request, options)) ?? (await caches.match(request, options));
  const folder = folderOf(request);
  if (folder) return fetch(request).catch(() => Response.redirect(inApp(folder)));
  return cached ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(cacheBuild()));
addEventListener("activate", (event) =>
  event.waitUntil(
    clients
      .claim()
      .then(rescue)
      .then(deleteOldBuilds)
      .then(() => tell({ state: "ready" })),
  ),
);
addEventListener("message", (event) => {
  const asking = event.source ? [event.source] : [];
  event.waitUntil(deleteOldBuilds().then(() => complete(event.data !== "saving data", asking)));
});
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
