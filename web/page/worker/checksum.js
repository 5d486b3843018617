// The fingerprint of a text, the same as the app's: the CRC-32 of its UTF-8.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let it = byte;
  for (let bit = 0; bit < 8; bit += 1) it = it & 1 ? (it >>> 1) ^ 0xedb88320 : it >>> 1;
  return it;
});

/** @param {string} text */
export function checksum(text) {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}
