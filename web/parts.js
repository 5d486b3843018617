// Makes MicroPython of its two parts (tools/micropython/split.mjs). The build adds this to
// MicroPython's script, which PyScript loads as usual.

/**
 * A worker loads the second part synchronously, when it first calls one of its functions. Pages may
 * not do that; as they compile Python, they need both parts at once.
 * @param {WebAssembly.Imports} imports
 * @param {(imports: WebAssembly.Imports) =>
 *   Promise<WebAssembly.WebAssemblyInstantiatedSource>} instantiate makes the first part
 * @param {string} address of the first part
 */
// biome-ignore lint/correctness/noUnusedVariables: MicroPython's script calls it
async function instantiateParts(imports, instantiate, address) {
  const second = address.replace("micropython.wasm", "deferred.wasm");
  const check = (/** @type {number} */ status) => {
    if (status !== 200) throw new Error(`${second}: status ${status}`);
  };

  /** @type {WebAssembly.Exports} */
  let primary;
  function load() {
    const request = new XMLHttpRequest();
    request.open("GET", second, false);
    request.responseType = "arraybuffer";
    request.send();
    check(request.status);
    new WebAssembly.Instance(new WebAssembly.Module(request.response), { ...imports, primary });
  }

  async function fetchSecond() {
    const response = await fetch(second);
    check(response.status);
    return response.arrayBuffer();
  }

  const isPage = "document" in self;
  const rest = isPage ? fetchSecond() : null;
  rest?.catch(() => {}); // awaited below
  const made = await instantiate({ ...imports, deferred: { load: isPage ? () => {} : load } });
  primary = made.instance.exports;
  if (rest) await WebAssembly.instantiate(await rest, { ...imports, primary });
  return made;
}
