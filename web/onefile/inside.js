// The files inside the one file, for the page and its worker. The build redirects all requests for
// files to this script, by the last part of the address.
"use strict";
globalThis.inside = (() => {
  const base = "tesserae:/";
  const DIGITS = "{{digits}}";
  /** @type {Record<string, string>} */
  const types = { js: "text/javascript", wasm: "application/wasm" };
  const packed = /** @type {Map<string, string>} */ (new Map());
  const modules = /** @type {Map<string, string>} */ (new Map());

  /**
   * Adds files: pairs of a name and its content in base 85; .gz files are unpacked when opened.
   * @param {[string, string][]} files
   */
  function take(files) {
    for (const [name, text] of files) packed.set(name, text);
  }

  const values = new Uint8Array(128);
  for (let i = 0; i < 85; i += 1) values[DIGITS.charCodeAt(i)] = i;

  /** Decodes base 85: five digits for every four bytes, fewer at the end. @param {string} text */
  function bytes(text) {
    const length = Math.floor((text.length * 4) / 5);
    const view = new DataView(new ArrayBuffer(length + 4));
    for (let at = 0; at < text.length; at += 5) {
      let sum = 0;
      for (let i = at; i < at + 5; i += 1)
        sum = sum * 85 + (i < text.length ? values[text.charCodeAt(i)] : 84);
      view.setUint32((at / 5) * 4, sum);
    }
    return new Uint8Array(view.buffer, 0, length);
  }

  const nameOf = (/** @type {unknown} */ address) => String(address).split("/").pop() ?? "";

  /** Replaces fetch, without a network. @param {unknown} address */
  async function open(address) {
    const name = nameOf(address);
    const type = types[name.split(".").pop() ?? ""] ?? "application/octet-stream";
    const headers = { "Content-Type": type };
    const plain = packed.get(name);
    if (plain !== undefined) return new Response(bytes(plain), { headers });
    const zipped = packed.get(`${name}.gz`);
    if (zipped === undefined) return new Response(null, { status: 404 });
    const body = new Blob([bytes(zipped)]).stream();
    return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
  }

  /** Replaces XMLHttpRequest as far as it is used: for unzipped files, synchronously. */
  class InstantRequest {
    status = 0;
    response = new ArrayBuffer(0);
    #name = "";

    /** @param {string} _method @param {unknown} address */
    open(_method, address) {
      this.#name = nameOf(address).split("?")[0];
    }

    send() {
      const plain = packed.get(this.#name);
      this.status = plain === undefined ? 404 : 200;
      if (plain !== undefined) this.response = bytes(plain).slice().buffer;
    }
  }

  /** A blob URL of a file, to load a module or a worker from. @param {unknown} address */
  async function module(address) {
    const name = nameOf(address);
    const url = modules.get(name) ?? URL.createObjectURL(await (await open(name)).blob());
    modules.set(name, url);
    return url;
  }

  const load = async (/** @type {unknown} */ address) => import(await module(address));
  Object.assign(globalThis, { fetch: open, XMLHttpRequest: InstantRequest });
  return { base, take, files: () => [...packed], open, module, load };
})();
