// What the build has put into the page: attributes of <html>, and files beside its scripts.

const { dataset } = document.documentElement;
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/** Whether this is a frame on another page. */
export const embedded = "embed" in dataset;

/** Whether this is the whole app as one file. `onefile` is the site's address, if known. */
export const isOneFile = "onefile" in dataset;

export const { build = "", onefile, file } = dataset;

/** The app's own query, not the host's: links that the page makes leave it out. */
const OWN_QUERY = /\?(again|python=whole)$/;

/** The page's address, without fragment. */
export const address = () => location.href.split("#")[0].replace(OWN_QUERY, "");

/** The address of a file of this build. @param {string} name */
export const appFile = (name) => new URL(name, here);

/**
 * Fetches a file of this build.
 * @param {string} name
 * @param {RequestInit} [options]
 */
export async function fetchAppFile(name, options) {
  const response = await fetch(appFile(name), options);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response;
}
