// What "Try again" does to the files that the browser has cached.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

/** @typedef {{ body: string, status?: number, vary?: string }} Sent */

const HERE = new URL("../../web/repair.js", import.meta.url).href;
const PATH = "app-1/page.js";
const BODY = "the file";
const integrity = `sha256-${createHash("sha256").update(BODY).digest("base64")}`;

let runs = 0;

/**
 * Repairs a browser that has cached a file, in its HTTP cache and in that of the service worker.
 * Returns what both have in the end, and how often the file was fetched from the host.
 * @param {Sent | null} cached
 * @param {Sent} served
 */
async function repaired(cached, served = { body: BODY }) {
  runs += 1;
  let http = cached;
  let fetched = 0;
  const kept = /** @type {Map<string, Sent>} */ (new Map());
  const address = new URL(`../${PATH}`, HERE).href;
  if (cached) kept.set(address, cached);
  const cache = {
    delete: async (/** @type {string} */ key) => kept.delete(key),
    put: async (/** @type {string} */ key, /** @type {Response} */ it) => {
      if (it.headers.get("Vary") === "*") throw new TypeError("Vary: *");
      kept.set(key, { body: await it.text(), status: it.status });
    },
  };
  const given = {
    caches: { keys: async () => ["one"], open: async () => cache },
    location: { pathname: "/tesserae/" },
    fetch: async (/** @type {string} */ asked, /** @type {RequestInit} */ options) => {
      const isPage = asked === "/tesserae/";
      const isFresh = options.cache === "reload";
      if (isFresh && !isPage) {
        fetched += 1;
        http = served;
      }
      const sent = isPage ? { body: "page" } : http;
      if (!sent || (options.integrity && sent.body !== BODY))
        throw new TypeError("Failed to fetch");
      const headers = new Headers(sent.vary ? { Vary: sent.vary } : {});
      return new Response(sent.body, { status: sent.status ?? 200, headers });
    },
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const values = { files: JSON.stringify({ [PATH]: integrity }) };
  const query = `?tab=repair${runs}&values=${encodeURIComponent(JSON.stringify(values))}`;
  const { repair } = await import(HERE + query);
  await repair(() => {});
  const [sent] = kept.values();
  return { http, kept: sent, fetched };
}

test("a sound file, and one that was never cached, are left alone", async () => {
  for (const cached of [{ body: BODY }, null]) {
    const { http, kept, fetched } = await repaired(cached);
    assert.deepEqual([http, kept, fetched], [cached, cached ?? undefined, 0]);
  }
});

test("a file that was cut, or cached as an error with its right content, is replaced", async () => {
  /** @type {Sent[]} */
  const cached = [{ body: "the" }, { body: BODY, status: 404 }, { body: BODY, status: 500 }];
  for (const damaged of cached) {
    for (const served of [{ body: BODY }, { body: BODY, vary: "*" }]) {
      const { http, kept, fetched } = await repaired(damaged, served);
      assert.deepEqual([http?.body, kept, fetched], [BODY, { body: BODY, status: 200 }, 1]);
    }
  }
});

test("what is still damaged is cached nowhere by the service worker", async () => {
  /** @type {Sent[]} */
  const served = [{ body: "the" }, { body: BODY, status: 404 }];
  for (const sent of served) {
    const { kept } = await repaired({ body: "the" }, sent);
    assert.equal(kept, undefined);
  }
});
