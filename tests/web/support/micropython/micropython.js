// In place of MicroPython: the app that a test has put there.
export const loadMicroPython = async () => /** @type {any} */ (globalThis).micropython;
