// An animated picture: a GIF, made by adding one picture after the other.
import { applyPalette, GIFEncoder, quantize, snapColorsToPalette } from "gifenc";

const NEW_COLOURS = 128; // for the new parts of a picture
const FLAT_COLOURS = 24; // colours that cover most of it, kept exactly
const SNAP_DISTANCE = 12; // the maximum distance at which a colour becomes a flat one
const KEEP_FRAME = 1; // GIF: the picture stays under the next one

/** @typedef {{ width: number, height: number, milliseconds: number }} Shape */

/** A GIF in the making. */
export class Animation {
  #encoder = GIFEncoder();
  /** The pixels of the last picture. @type {Uint32Array | null} */
  #last = null;

  /**
   * Adds a picture. Of all but the first, it only writes the differences from the one before, with
   * a palette of their own: the rest is transparent.
   * @param {Uint8ClampedArray<ArrayBuffer>} rgba
   * @param {Shape} shape
   */
  add(rgba, { width, height, milliseconds }) {
    const pixels = new Uint32Array(rgba.buffer.slice(0));
    const before = this.#last;
    const places = [...pixels.keys()].filter((n) => pixels[n] !== before?.[n]);
    const fresh = Uint32Array.from(places, (n) => pixels[n]);
    const bytes = new Uint8ClampedArray(fresh.buffer);
    const palette = places.length ? colours(bytes, fresh) : [[0, 0, 0]];
    const drawn = places.length ? applyPalette(bytes, palette) : [];
    const index = new Uint8Array(pixels.length).fill(palette.length);
    for (const [n, place] of places.entries()) index[place] = drawn[n];
    this.#encoder.writeFrame(index, width, height, {
      palette: [...palette, [0, 0, 0]],
      transparent: before !== null,
      transparentIndex: palette.length,
      delay: milliseconds,
      dispose: KEEP_FRAME,
    });
    this.#last = pixels;
  }

  /** The file. */
  finish() {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }
}

/**
 * A palette. It has colours of large areas exactly: areas would else differ from picture to
 * picture.
 * @param {Uint8ClampedArray} rgba
 * @param {Uint32Array} pixels the same
 */
function colours(rgba, pixels) {
  const palette = quantize(rgba, NEW_COLOURS);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const most = [...counts].sort((one, other) => other[1] - one[1]).slice(0, FLAT_COLOURS);
  const flat = most.map(([it]) => [it & 255, (it >> 8) & 255, (it >> 16) & 255]);
  snapColorsToPalette(palette, flat, SNAP_DISTANCE);
  return palette;
}
