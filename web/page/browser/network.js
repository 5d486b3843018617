// Whether files are fetched over the network, and whether that costs the user.

/** Whether a service worker controls the page: everything is cached. */
export function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame without an origin
  }
}

/** The Network Information API, which some browsers have. */
const { connection } = navigator;

/** Whether to save data: by the user's setting, or because the network is slow. */
export function isSaving() {
  if (!connection || connection.type === "wifi") return false;
  return connection.saveData || /2g$/.test(connection.effectiveType);
}

/**
 * Acts once data need not be saved any more.
 * @param {() => void} act
 */
export function whenFree(act) {
  const changed = () => {
    if (isSaving()) return;
    connection?.removeEventListener("change", changed);
    act();
  };
  connection?.addEventListener("change", changed);
}
