// Makes Pyodide's module from compiled WebAssembly: in the browser, and in Node, where the build
// makes the snapshot and tests it.

/**
 * Pyodide's script, which makes its module, and its WebAssembly. If that is split, the first call
 * of a deferred function fetches the rest (tools/pyodide/split.mjs).
 * @typedef {{ create: PyodideFactory, code: WebAssembly.Module,
 *   fetchDeferred?: () => WebAssembly.Module }} Interpreter
 */

// With this global, Pyodide's loader does not fetch and compile the WebAssembly itself. It would do
// so late, fail if the host serves the file with an unknown type, and report no failure.
Object.assign(globalThis, { WasmOffsetConverter: null });

const failedCall = Symbol("failed call");

/**
 * Imports by which Pyodide's WebAssembly tells results of JavaScript from errors. On iPads Pyodide
 * does it with a symbol, as WebAssembly's own type for errors does not work there (Pyodide #5428,
 * #5719); with these imports it does so everywhere.
 */
const errorImports = {
  Jsv_GetError_import: () => failedCall,
  JsvError_Check: (/** @type {unknown} */ it) => it === failedCall,
};

/**
 * Grows a memory to the size of the snapshot's: Pyodide's loader asks for that with the setting
 * INITIAL_MEMORY, which its script ignores (Pyodide #6254).
 * @param {WebAssembly.Memory} memory
 * @param {number} size
 */
function grow(memory, size) {
  const missing = Math.floor((size - memory.buffer.byteLength) / 65536);
  if (missing > 0) memory.grow(missing);
}

/**
 * The option `createPyodideModule` of loadPyodide, for an interpreter.
 * @param {Interpreter} interpreter
 * @param {(memory: WebAssembly.Memory) => void} [look] gets the memory before Python uses it
 */
export function starter({ create, code, fetchDeferred }, look) {
  return (/** @type {PyodideSettings} */ settings) =>
    new Promise((resolve, reject) => {
      settings.instantiateWasm = (imports, use) => {
        Object.assign(imports.env, errorImports);
        /** @type {WebAssembly.Exports} */
        let primary;
        const load = () => {
          if (fetchDeferred) new WebAssembly.Instance(fetchDeferred(), { ...imports, primary });
        };
        const all = { ...imports, deferred: { load } };
        const instantiated = WebAssembly.instantiate(code, all).then((instance) => {
          primary = instance.exports;
          const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
          look?.(memory);
          grow(memory, settings.INITIAL_MEMORY ?? 0);
          use(instance, code);
        });
        instantiated.catch(reject);
        return {};
      };
      create(settings).then(resolve, reject);
    });
}
