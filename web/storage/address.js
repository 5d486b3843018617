// Repairs links that were damaged on their way, as far as the first paint needs it. The app repairs
// the rest (navigation/arriving.py).

/**
 * Normalises a fragment: "#%2FPyrga%3Fv%3D1&amp;g=Sb2" becomes "#/pyrga?v=1&g=Sb2".
 * @param {string} given
 */
export function plain(given) {
  const [begun, ...more] = given.split("?");
  const [path, ...query] = decode(begun)
    .replace(/^[#!/]*/, "")
    .split("?");
  const name = path.toLowerCase().replace(/[^a-z\d]+$/, "");
  return [`#/${name}`, ...query, ...more].join("?").replaceAll("&amp;", "&");
}

/** The fragment of the page's address, normalised. */
export const fragment = () => plain(location.hash);

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
