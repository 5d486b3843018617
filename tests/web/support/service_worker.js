// What a service worker lives in: a host, an HTTP cache, caches, pages and locks, all of which tests hold.
// Every worker runs the script of web/sw.js anew.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";

/** @typedef {Record<string, any>} Fields */
/** @typedef {{ body: string, status?: number, headers?: Record<string, string>, redirected?: boolean }} Sent */

const FILE = fileURLToPath(new URL("../../../web/sw.js", import.meta.url));
const SCRIPT = readFileSync(FILE, "utf8");
export const SCOPE = "https://games.example/tesserae/";

/** The files of a build: each kind that there is. @param {string} build */
export const filesOf = (build) => ({
  "./": `<!doctype html><html data-build="${build}">`,
  "embed.html": `<!doctype html><html data-embed data-build="${build}">`,
  "manifest.webmanifest": "{}",
  [`app-${build}/page.js`]: `page of ${build}`,
  "vendor/python-1/python.bin": "\0\x01\x02 the interpreter",
});

/** @param {string} path */
export const address = (path) => new URL(path, SCOPE).href;

/** A response as it comes from a host or a cache. @param {Sent} sent */
function response({ body, status = 200, headers = {}, redirected = false }) {
  return Object.defineProperty(new Response(body, { status, headers }), "redirected", {
    value: redirected,
  });
}

/** A cache, which refuses what browsers refuse. */
class Cache {
  /** @type {Map<string, Sent>} */
  kept = new Map();

  /** @param {string | Request} request */
  async match(request, { ignoreVary = false } = {}) {
    const sent = this.kept.get(keyOf(request));
    // What varies is found only by those who do not mind.
    return sent && (ignoreVary || !sent.headers?.vary) ? response(sent) : undefined;
  }

  /** @param {string} key @param {Response} it */
  async put(key, it) {
    if (it.headers.get("Vary")?.includes("*")) throw new TypeError("Vary: *");
    const headers = Object.fromEntries(it.headers);
    const { status, redirected } = it;
    const body = await it.text();
    await new Promise((written) => setTimeout(written));
    this.kept.set(key, { body, status, headers, redirected });
  }

  /** @param {string} key */
  async delete(key, { ignoreVary = false } = {}) {
    await new Promise((written) => setTimeout(written));
    return (ignoreVary || !this.kept.get(key)?.headers?.vary) && this.kept.delete(key);
  }
}

/** @param {string | Request} request */
const keyOf = (request) => (typeof request === "string" ? request : request.url).split("#")[0];

/** What all workers and pages of an origin share. */
export class Origin {
  /** What the host serves, by path. @type {Map<string, Sent>} */
  host = new Map();
  /** What the browser kept of it, by path. @type {Map<string, Sent>} */
  http = new Map();
  /** @type {Map<string, Cache>} */
  caches = new Map();
  /** The fetched paths, and past which caches. @type {string[]} */
  asked = [];
  /** @type {Client[]} */
  clients = [];
  /** Names of locks that are held. @type {string[]} */
  locks = [];
  isDown = false;
  /** Whether the host never answers. */
  hangs = false;

  /** @param {string} build */
  deploy(build) {
    this.host = new Map(Object.entries(filesOf(build)).map(([path, body]) => [path, { body }]));
  }

  /** What a build has cached, by path. @param {string} build */
  cached(build) {
    const kept = [...(this.caches.get(`tesserae ${SCOPE} ${build}`)?.kept ?? [])];
    const paths = kept.map(([key, sent]) => [key.slice(SCOPE.length) || "./", sent]);
    return /** @type {Record<string, Sent>} */ (Object.fromEntries(paths));
  }

  /** Whether all files of a build are cached as they should be. @param {string} build */
  isWhole(build) {
    const cached = this.cached(build);
    const all = Object.entries(filesOf(build));
    const isSound = ([path, body] = ["", ""]) =>
      cached[path]?.body === body && cached[path].status === 200 && !cached[path].redirected;
    return all.length === Object.keys(cached).length && all.every(isSound);
  }

  /** @param {string | Request} request @param {RequestInit} [options] */
  async fetch(request, { cache = "default", signal } = {}) {
    const path = keyOf(request).slice(SCOPE.length) || "./";
    this.asked.push(`${path} ${cache}`);
    if (this.hangs)
      await new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    const fresh = cache === "default" && this.http.get(path);
    if (fresh) return response(fresh);
    if (this.isDown) throw new TypeError("Failed to fetch");
    const sent = this.host.get(path) ?? { body: "no such file", status: 404 };
    this.http.set(path, sent);
    return response(sent);
  }

  /** What workers know as `caches`. */
  get storage() {
    return {
      /** @param {string} name */
      open: async (name) => {
        const found = this.caches.get(name) ?? new Cache();
        this.caches.set(name, found);
        return found;
      },
      keys: async () => [...this.caches.keys()],
      /** @param {string} name */
      delete: async (name) => {
        await new Promise((written) => setTimeout(written));
        return this.caches.delete(name);
      },
      /** @param {string | Request} request @param {CacheQueryOptions} [options] */
      match: async (request, options) => {
        for (const cache of this.caches.values()) {
          const found = await cache.match(request, options);
          if (found) return found;
        }
        return undefined;
      },
    };
  }
}

/** A page. */
export class Client {
  /** What it was told. @type {Fields[]} */
  told = [];
  /** Where it was led. @type {string[]} */
  led = [];
  /** Whether its requests go to the worker. */
  controlled = false;

  /** @param {string} url @param {"top-level" | "nested"} frameType */
  constructor(url = SCOPE, frameType = "top-level") {
    this.url = url;
    this.frameType = frameType;
  }

  /** @param {string} text */
  postMessage(text) {
    this.told.push(JSON.parse(text));
  }

  /** @param {string} url */
  async navigate(url) {
    this.led.push(url);
    throw new TypeError("it happens after the activation");
  }

  /** The states that it was told, each once in a row. */
  get states() {
    const all = this.told.map((it) => it.state);
    return all.filter((state, n) => state !== all[n - 1]);
  }
}

export class ServiceWorker {
  /** @type {Record<string, (event: Fields) => void>} */
  #listeners = {};
  claimed = false;
  skipped = false;
  /** After how many milliseconds its fetches are given up. @type {number[]} */
  deadlines = [];
  /** Gives them up. */
  abort = () => {};

  /**
   * @param {Origin} origin
   * @param {string} build
   * @param {Fields} [state] of the registration
   */
  constructor(origin, build, state = {}) {
    const files = Object.entries(filesOf(build));
    const hash = (/** @type {string} */ text) =>
      `sha256-${createHash("sha256").update(text).digest("base64")}`;
    this.registration = {
      ...{ scope: SCOPE, active: null, installing: null, waiting: null },
      ...state,
    };
    const given = {
      BUILT: {
        build,
        hashes: Object.fromEntries(files.map(([path, text]) => [path, hash(text)])),
        bytes: Object.fromEntries(files.map(([path, text]) => [path, Buffer.byteLength(text)])),
        folders: ["pyrga/", "fr/pyrga/rules/", "pyrga/rules/"],
      },
      registration: this.registration,
      caches: origin.storage,
      clients: {
        /** @param {{ type: string, includeUncontrolled?: boolean }} options */
        matchAll: async ({ type, includeUncontrolled = false }) =>
          origin.clients.filter(
            (it) => type === "window" && (it.controlled || includeUncontrolled),
          ),
        claim: async () => {
          this.claimed = true;
          for (const client of origin.clients) client.controlled = true;
        },
      },
      navigator: {
        locks: { query: async () => ({ held: origin.locks.map((name) => ({ name })) }) },
      },
      fetch: (/** @type {any[]} */ ...request) => origin.fetch(request[0], request[1]),
      skipWaiting: async () => {
        this.skipped = true;
      },
      addEventListener: (/** @type {string} */ name, /** @type {any} */ act) => {
        this.#listeners[name] = act;
      },
      AbortSignal: {
        timeout: (/** @type {number} */ milliseconds) => {
          const controller = new AbortController();
          this.deadlines.push(milliseconds);
          this.abort = () => controller.abort();
          return controller.signal;
        },
      },
    };
    compileFunction(SCRIPT, Object.keys(given), { filename: FILE })(...Object.values(given));
  }

  /**
   * An event that the worker may extend. Rejects with what it fails with.
   * @param {string} name
   * @param {Fields} [fields]
   */
  async happens(name, fields = {}) {
    /** @type {unknown[]} */
    const work = [];
    this.#listeners[name]({ ...fields, waitUntil: (/** @type {unknown} */ it) => work.push(it) });
    await Promise.all(work);
  }

  install() {
    return this.happens("install");
  }

  async activate() {
    Object.assign(this.registration, { active: {}, installing: null });
    await this.happens("activate");
  }

  /** A message of a page. @param {Client | null} source @param {unknown} data */
  hears(source, data = "state") {
    return this.happens("message", { source, data });
  }

  /**
   * Its answer to a request; null if it leaves it to the browser.
   * @param {string} path or address
   * @param {{ mode?: string, method?: string }} [options]
   * @returns {Promise<Response | null>}
   */
  async answers(path, { mode = "no-cors", method = "GET" } = {}) {
    let answer = null;
    const request = { url: address(path), mode, method };
    const respondWith = (/** @type {Promise<Response>} */ it) => {
      answer = it;
    };
    this.#listeners.fetch({ request, respondWith });
    return answer;
  }
}

/** An origin whose host has a build, with a page. @param {string} [build] */
export function origin(build = "b1") {
  const it = new Origin();
  it.deploy(build);
  const page = new Client();
  it.clients.push(page);
  return { it, page };
}

/** An origin where a build is cached, and its worker is active. */
export async function running() {
  const { it, page } = origin();
  const worker = new ServiceWorker(it, "b1");
  await worker.install();
  await worker.activate();
  page.told.length = it.asked.length = 0;
  return { it, page, worker, cache: it.cached("b1") };
}

/** The cache of a build. @param {Origin} it */
export const keptIn = (it, build = "b1") => it.storage.open(`tesserae ${SCOPE} ${build}`);

/** @param {Origin} it @param {string} path */
export const lose = async (it, path, build = "b1") =>
  (await keptIn(it, build)).delete(address(path));

/** @param {Origin} it @param {string} path @param {Sent} sent */
export const spoil = async (it, path, sent) => (await keptIn(it)).kept.set(address(path), sent);
