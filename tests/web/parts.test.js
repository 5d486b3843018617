// How MicroPython is made of its two parts, in a worker and in a page.
import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = fs.readFileSync(new URL("../../web/parts.js", import.meta.url), "utf8");
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]); // a module without anything
const FIRST = "https://games.example/micropython.wasm";
const SECOND = "https://games.example/deferred.wasm";

/** @param {{ page?: boolean, status?: number }} options */
async function made({ page = false, status = 200 } = {}) {
  const asked = /** @type {string[]} */ ([]);
  class XMLHttpRequest {
    status = status;
    response = EMPTY;
    open(/** @type {string} */ _, /** @type {string} */ address) {
      asked.push(`${address} at once`);
    }
    send() {}
  }
  const fetch = async (/** @type {string} */ address) => {
    asked.push(address);
    return new Response(EMPTY, { status });
  };
  const self = page ? { document: {} } : {};
  const context = vm.createContext({ self, fetch, XMLHttpRequest, WebAssembly, Error });
  vm.runInContext(SCRIPT, context);
  let load = () => {};
  const first = { instance: { exports: {} } };
  const instantiate = async (/** @type {any} */ imports) => {
    load = imports.deferred.load;
    return first;
  };
  const found = await context.instantiateParts({ env: {} }, instantiate, FIRST);
  assert.equal(found, first);
  return { asked, load };
}

test("a worker fetches the second part when it is wanted, at once", async () => {
  const { asked, load } = await made();
  assert.deepEqual(asked, []);
  load();
  assert.deepEqual(asked, [`${SECOND} at once`]);
  const { load: fail } = await made({ status: 404 });
  assert.throws(fail, /deferred.wasm: status 404/);
});

test("a page has both parts before it begins, and waits for none later", async () => {
  const { asked, load } = await made({ page: true });
  load();
  assert.deepEqual(asked, [SECOND]);
  await assert.rejects(made({ page: true, status: 404 }), /deferred.wasm: status 404/);
});
