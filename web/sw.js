// Caches one whole build on the device: the one in BUILT, which the build puts before this script.
//
// A page never mixes builds: it loads from folders named after its build or a version, and only
// index.html and its like are replaced in place. The next page that starts uses a new build; the
// files of a build are kept for as long as a page of it is open.
const { build: BUILD, named: NAMED, plain: PLAIN, bytes: BYTES } = BUILT;
const TOTAL = Object.values(BYTES).reduce((sum, bytes) => sum + bytes);
const PREFIX = `tesserae ${registration.scope} `;
const CACHE = PREFIX + BUILD;
/** @type {Record<string, string>} */
const PAGES = { "": "./", "index.html": "./", "embed.html": "embed.html" };
/** @param {string} path */
const url = (path) => new URL(path, registration.scope).href;

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
 * A file whose address names its content: from the cache of an older build, or from the network; if
 * it is damaged, past the HTTP cache.
 * @param {string} path
 */
async function named(path) {
  const [address, integrity] = [url(path), NAMED[path]];
  const old = await caches.match(address, { ignoreVary: true });
  if (old) return old;
  return fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
}

/**
 * A file that is replaced in place. A page must be of this build: the server may already have a newer
 * one, and the HTTP cache still an older one.
 * @param {string} path
 * @param {RequestCache} [cache]
 * @returns {Promise<Response>}
 */
async function plain(path, cache = "no-cache") {
  const response = await fetch(url(path), { cache });
  const body = await response.clone().blob();
  const page = Object.values(PAGES).includes(path);
  if (!page || (await body.text()).includes(`data-build="${BUILD}"`)) {
    return response.redirected ? new Response(body, { headers: response.headers }) : response;
  }
  if (cache === "reload") throw new Error("other build");
  return plain(path, "reload");
}

async function keep() {
  const cache = await caches.open(CACHE);
  const files = [...Object.keys(NAMED), ...PLAIN];
  const first = !registration.active;
  let loaded = 0;
  let percent = 0; // as last posted to the pages
  /** @param {string} path */
  const add = async (path) => {
    const response = await (path in NAMED ? named(path) : plain(path));
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    await cache.put(url(path), response);
    loaded += BYTES[path];
    const now = Math.floor((100 * loaded) / TOTAL);
    if (!first || now === percent) return;
    percent = now;
    await tell({ state: "saving", loaded });
  };
  if (first) await tell({ state: "saving" });
  const results = await Promise.allSettled(files.map(add));
  const failure = results.find((it) => it.status === "rejected");
  if (failure && first) await tell({ state: "failed" });
  if (failure) throw failure.reason;
  await skipWaiting();
}

/** Deletes builds that no open page uses. A page holds a lock named after its build. */
async function tidy() {
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const open = (held ?? []).map((lock) => PREFIX + (lock.name ?? "").split(" ")[1]);
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE && !open.includes(name))
      await caches.delete(name);
  }
}

/** @param {Request} request */
async function answer(request) {
  const path = request.url.split(/[?#]/)[0].slice(registration.scope.length);
  const cache = await caches.open(CACHE);
  const page = request.mode === "navigate" ? PAGES[path] : undefined;
  if (page) return (await cache.match(url(page), { ignoreVary: true })) ?? fetch(request);
  const options = { ignoreVary: true };
  const kept = (await cache.match(request, options)) ?? (await caches.match(request, options));
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) =>
  event.waitUntil(
    clients
      .claim()
      .then(tidy)
      .then(() => tell({ state: "ready" })),
  ),
);
addEventListener("message", (event) => {
  const asking = event.source ? [event.source] : [];
  event.waitUntil(tidy().then(() => tell({ state: "ready" }, asking)));
});
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
