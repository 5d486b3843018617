// Makes Pyodide's module from a WebAssembly that has been compiled: in the browser, and where the
// snapshot is made and tested.

/**
 * An engine: Pyodide's script, which makes its module, and its WebAssembly.
 * @typedef {{ create: PyodideFactory, code: WebAssembly.Module }} Engine
 */

// Its being there keeps Pyodide from its own way: that would read the WebAssembly late, refuse it
// if the host gives it another type, and tell nobody that it failed.
Object.assign(globalThis, { WasmOffsetConverter: null });

const fault = Symbol("fault");

/**
 * How calls to JavaScript that failed are marked: as Pyodide itself does on iPads, where it cannot
 * use a type of WebAssembly for it (Pyodide #5428, #5719).
 */
const marks = {
  Jsv_GetError_import: () => fault,
  JsvError_Check: (/** @type {unknown} */ it) => it === fault,
};

/**
 * Makes room for a snapshot of a memory that had grown: Pyodide asks for it with a setting that its
 * script does not read (Pyodide #6254).
 * @param {WebAssembly.Memory} memory
 * @param {number} wanted
 */
function widen(memory, wanted) {
  const missing = Math.floor((wanted - memory.buffer.byteLength) / 65536);
  if (missing > 0) memory.grow(missing);
}

/**
 * What loadPyodide takes to make its module: from an engine, whose memory may be looked at before
 * Python goes on.
 * @param {Engine} engine
 * @param {(memory: WebAssembly.Memory) => void} [look]
 */
export function starter({ create, code }, look) {
  return (/** @type {PyodideSettings} */ settings) =>
    new Promise((resolve, reject) => {
      settings.instantiateWasm = (imports, use) => {
        Object.assign(imports.env, marks);
        const instantiated = WebAssembly.instantiate(code, imports).then((instance) => {
          const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
          look?.(memory);
          widen(memory, settings.INITIAL_MEMORY ?? 0);
          use(instance, code);
        });
        instantiated.catch(reject);
        return {};
      };
      create(settings).then(resolve, reject);
    });
}
