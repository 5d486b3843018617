// The files that lie within the one file, for the page and for its worker. The build has them
// ask for files here and nowhere else, by the last part of the address.
"use strict";
globalThis.inside = (() => {
  const base = "tesserae:/";
  const types = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm" };
  const packed = new Map();
  const modules = new Map();

  /** Takes in files: pairs of a name and its content in base64; .gz is unpacked on the way out. */
  function take(files) {
    for (const [name, text] of files) packed.set(name, text);
  }

  function bytes(text) {
    const binary = atob(text);
    const array = new Uint8Array(binary.length);
    for (let i = 0; i < array.length; i += 1) array[i] = binary.charCodeAt(i);
    return array;
  }

  /** What stands in for fetch: nothing is asked of any network. */
  async function open(address) {
    const name = String(address).split("/").pop();
    const headers = { "Content-Type": types[name.split(".").pop()] ?? "application/octet-stream" };
    if (packed.has(name)) return new Response(bytes(packed.get(name)), { headers });
    if (!packed.has(`${name}.gz`)) return new Response(null, { status: 404 });
    const body = new Blob([bytes(packed.get(`${name}.gz`))]).stream();
    return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
  }

  /** The address of a file as a module or a worker can be loaded from. */
  async function module(address) {
    const name = String(address).split("/").pop();
    if (!modules.has(name)) modules.set(name, URL.createObjectURL(await (await open(name)).blob()));
    return modules.get(name);
  }

  const load = async (address) => import(await module(address));
  globalThis.fetch = open;
  return { base, take, files: () => [...packed], open, module, load };
})();
