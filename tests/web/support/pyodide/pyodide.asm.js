// In place of Pyodide's script, which makes its module.

/** @typedef {{ made(name: string, settings: Record<string, any>): Promise<unknown> }} Fake */

const fake = /** @type {{ pyodide: Fake }} */ (/** @type {unknown} */ (globalThis));

/** @param {Record<string, any>} settings */
export default (settings) => fake.pyodide.made("pyodide.asm", settings);
