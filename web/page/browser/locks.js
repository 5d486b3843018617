// Locks tell workers which pages are still open.

/**
 * Takes a lock, and holds it for as long as the page is open.
 * @param {string} name
 * @param {LockOptions} [options]
 * @returns {Promise<void>} resolves when it is held
 */
export function holdLock(name, options = {}) {
  return new Promise((taken, fail) => {
    const hold = () => {
      taken();
      return new Promise(() => {});
    };
    navigator.locks.request(name, options, hold).catch(fail);
  });
}
