// The service worker: which pages and files it answers with, and which pages it leads elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled } from "./support/games.js";
import {
  Client,
  filesOf,
  origin,
  running,
  SCOPE,
  ServiceWorker,
  spoil,
} from "./support/service_worker.js";

const FILES = Object.keys(filesOf("b1"));

/** A running worker, and where it leads a request to. */
async function leading() {
  const { it, worker } = await running();
  const led = async (/** @type {string} */ path, /** @type {string} */ mode = "navigate") =>
    (await worker.answers(path, { mode }))?.headers.get("Location") ?? null;
  return { it, led };
}

test("pages come from the cache by all their names, without a question to the host", async () => {
  const { it, worker } = await running();
  const files = filesOf("b1");
  /** @type {[string, string][]} */
  const pages = [
    ["", files["./"]],
    ["index.html", files["./"]],
    ["?utm_source=x", files["./"]],
    ["#/pyrga", files["./"]],
    ["embed.html", files["embed.html"]],
    ["embed.html?x#/zaic", files["embed.html"]],
  ];
  for (const [path, body] of pages) {
    const answer = await worker.answers(path, { mode: "navigate" });
    assert.equal(await answer?.text(), body, path);
  }
  for (const [path, body] of Object.entries(files))
    assert.equal(await (await worker.answers(path))?.text(), body, path);
  assert.deepEqual(it.asked, []);
  await worker.answers("licences.txt", { mode: "navigate" });
  await worker.answers("app-b1/engine.bin");
  assert.deepEqual(it.asked, ["licences.txt default", "app-b1/engine.bin default"]);
});

test("a page of an older build gets the files of that, and pages are of the newest", async () => {
  const { it } = await running();
  it.locks = ["tesserae b1"];
  it.deploy("b2");
  const next = new ServiceWorker(it, "b2", { active: {} });
  await next.install();
  await next.activate();
  assert.equal(await (await next.answers("app-b1/page.js"))?.text(), "page of b1");
  const page = await next.answers("", { mode: "navigate" });
  assert.equal(await page?.text(), filesOf("b2")["./"]);
  assert.equal(await (await next.answers("embed.html"))?.text(), filesOf("b2")["embed.html"]);
});

test("what was cached under other headers is found", async () => {
  const { it, worker, cache } = await running();
  for (const path of FILES) await spoil(it, path, { ...cache[path], headers: { vary: "Accept" } });
  await worker.hears(null);
  for (const path of ["", "embed.html"]) await worker.answers(path, { mode: "navigate" });
  for (const path of FILES) assert.equal((await worker.answers(path))?.status, 200);
  assert.equal(it.asked.length, 0);
  await worker.answers("?again", { mode: "navigate" });
  await new ServiceWorker(it, "b2", { active: {} }).install().catch(() => {});
  assert.ok(!it.asked.some((path) => path.startsWith("vendor/")));
});

test("requests that are not for a file of this site are the browser's", async () => {
  const { worker } = await running();
  const foreign = ["https://other.example/tesserae/", "https://games.example/other/app.js"];
  for (const path of foreign) assert.equal(await worker.answers(path), null, path);
  assert.equal(await worker.answers("", { method: "POST" }), null);
});

test("pages of which none runs are loaded anew when a worker takes over, and no others", async () => {
  const { it } = origin();
  const [stuck, again, frame, licences] = [
    new Client(`${SCOPE}#/pyrga`),
    new Client(`${SCOPE}?again#/pyrga`),
    new Client(SCOPE, "nested"),
    new Client(`${SCOPE}licences.txt`),
  ];
  it.clients = [stuck, again, frame, licences, new Client(`${SCOPE}embed.html`)];
  const worker = new ServiceWorker(it, "b1");
  await worker.install();
  it.locks = ["tesserae b1"];
  await worker.activate();
  assert.deepEqual(
    it.clients.flatMap((client) => client.led),
    [],
  );
  it.locks = ["another lock"];
  await worker.activate();
  await settled();
  assert.deepEqual(
    it.clients.map((client) => client.led),
    [
      [`${SCOPE}?again#/pyrga`],
      [`${SCOPE}#/pyrga`], // the same address might load nothing
      [],
      [],
      [],
    ],
  );
});

test("a link whose # was escaped leads to the fragment, within the worker's own pages", async () => {
  const { led } = await leading();
  assert.equal(await led("%23/pyrga?v=1&g=Sb2.Sb3"), `${SCOPE}#/pyrga?v=1&g=Sb2.Sb3`);
  assert.equal(await led("index.html%23/pyrga/rules"), `${SCOPE}index.html#/pyrga/rules`);
  assert.equal(await led("embed.html%23/zaic"), `${SCOPE}embed.html#/zaic`);
  assert.equal(await led("%23%2Fpyrga%3Fv%3D1"), `${SCOPE}#%2Fpyrga%3Fv%3D1`);
  assert.equal(await led("%23/a%23b"), `${SCOPE}#/a%23b`);
  for (const path of ["", "index.html", "docs/%23/pyrga", "toString%23/pyrga", "?a=%23"])
    assert.equal(await led(path), null, path);
  assert.equal(await led("%23/pyrga", "no-cors"), null);
});

test("a link by the page of its game leads to the app; without a network the page does, too", async () => {
  const { it, led } = await leading();
  for (const path of ["pyrga/", "pyrga/index.html", "pyrga/?utm_source=x", "fr/pyrga/rules/"]) {
    assert.equal(await led(`${path}#/pyrga?v=1&g=Sb2`), `${SCOPE}#/pyrga?v=1&g=Sb2`, path);
    assert.equal(await led(`${path}%23/pyrga?v=1&g=Sb2`), `${SCOPE}#/pyrga?v=1&g=Sb2`, path);
  }
  assert.deepEqual(it.asked, []);
  await led("pyrga/rules/#section-end");
  await led("pyrga/#/pyrga", "cors");
  assert.deepEqual(it.asked, ["pyrga/rules/ default", "pyrga/ default"]);
  it.isDown = true;
  it.http.clear();
  assert.equal(await led("pyrga/"), `${SCOPE}#/pyrga`);
  assert.equal(await led("fr/pyrga/rules/#section-end"), `${SCOPE}#/pyrga/rules`);
});
