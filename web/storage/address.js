// Links before the app reads them. One may have suffered on its way: the app mends it
// (navigation/arriving.py); here is enough of that to paint the right screen first.

/**
 * A fragment with a plain path: "#/pyrga?v=1&g=Sb2", also of "#%2FPyrga%3Fv%3D1&amp;g=Sb2".
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

/** The fragment of the address. */
export const fragment = () => plain(location.hash);

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
