// Code in a link: deflated, in base 64 for addresses.

/** Maximum length of code, in characters. */
export const LONGEST = 50_000;

/** @param {string} text */
export async function pack(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The code of a link. Throws if it is malformed or too long: a small text may unpack to a large
 * one, so unpacking stops at the limit.
 * @param {string} packed
 */
export async function unpack(packed) {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (it) => it.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return checkCode(text);
    text += value;
    if (text.length > LONGEST) {
      reader.cancel().catch(() => {});
      throw new Error("too long");
    }
  }
}

/** Code to show. Throws for text that does not show what it says. @param {string} text */
export function checkCode(text) {
  const plain = text.replaceAll("\r\n", "\n");
  // Control characters and direction marks can show another text than runs.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
  if (plain.length > LONGEST || /[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/.test(plain)) {
    throw new Error("no code");
  }
  return plain;
}
