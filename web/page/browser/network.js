// Tells whether files come over the network, and whether the user saves data.

/** Whether a service worker controls the page: then it has cached everything. */
export function isCached() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame without an origin
  }
}

/** The Network Information API, which some browsers have. */
const { connection } = navigator;

/** Whether to load little: the user asks for it, or the network is slow. */
export function savesData() {
  if (!connection || connection.type === "wifi") return false;
  return connection.saveData || /2g$/.test(connection.effectiveType);
}

/** Calls a function once the user no longer saves data. @param {() => void} act */
export function whenDataIsFree(act) {
  const onChange = () => {
    if (savesData()) return;
    connection?.removeEventListener("change", onChange);
    act();
  };
  connection?.addEventListener("change", onChange);
}
