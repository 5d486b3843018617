// Makes an animated GIF, picture by picture.
import { applyPalette, GIFEncoder, quantize, snapColorsToPalette } from "gifenc";

const NEW_COLOURS = 128; // for the changed pixels of a picture
const FLAT_COLOURS = 24; // the most frequent ones, kept exactly
const SNAP_DISTANCE = 12; // maximum distance at which a colour becomes a flat one
const KEEP_FRAME = 1; // GIF's disposal method: the picture stays under the next one

/** @typedef {{ width: number, height: number, milliseconds: number }} Shape */

/** Encodes a GIF. */
export class Animation {
  #encoder = GIFEncoder();
  /** The pixels of the last picture. @type {Uint32Array | null} */
  #last = null;

  /**
   * Adds a picture. All but the first have only the pixels that differ from the one before, with a
   * palette of their own; the rest is transparent.
   * @param {Uint8ClampedArray<ArrayBuffer>} rgba
   * @param {Shape} shape
   */
  add(rgba, { width, height, milliseconds }) {
    const pixels = new Uint32Array(rgba.buffer.slice(0));
    const before = this.#last;
    const changed = [...pixels.keys()].filter((n) => pixels[n] !== before?.[n]);
    const fresh = Uint32Array.from(changed, (n) => pixels[n]);
    const bytes = new Uint8ClampedArray(fresh.buffer);
    const palette = changed.length ? makePalette(bytes, fresh) : [[0, 0, 0]];
    const drawn = changed.length ? applyPalette(bytes, palette) : [];
    const index = new Uint8Array(pixels.length).fill(palette.length);
    for (const [n, pixel] of changed.entries()) index[pixel] = drawn[n];
    this.#encoder.writeFrame(index, width, height, {
      palette: [...palette, [0, 0, 0]],
      transparent: before !== null,
      transparentIndex: palette.length,
      delay: milliseconds,
      dispose: KEEP_FRAME,
    });
    this.#last = pixels;
  }

  /** The bytes of the file. */
  finish() {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }
}

/**
 * A palette with the exact colours of large areas, which would flicker otherwise.
 * @param {Uint8ClampedArray} rgba
 * @param {Uint32Array} pixels the same, a number for each
 */
function makePalette(rgba, pixels) {
  const palette = quantize(rgba, NEW_COLOURS);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const most = [...counts].sort((one, other) => other[1] - one[1]).slice(0, FLAT_COLOURS);
  const flat = most.map(([it]) => [it & 255, (it >> 8) & 255, (it >> 16) & 255]);
  snapColorsToPalette(palette, flat, SNAP_DISTANCE);
  return palette;
}
