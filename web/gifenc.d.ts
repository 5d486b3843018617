// The package gifenc, which has no types of its own.

declare module "gifenc" {
  type Palette = number[][];
  interface Options {
    palette: Palette;
    transparent: boolean;
    transparentIndex: number;
    /** In milliseconds. */
    delay: number;
    dispose: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: Options): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  function GIFEncoder(): Encoder;
  function quantize(rgba: Uint8ClampedArray, most: number): Palette;
  function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  function snapColorsToPalette(palette: Palette, known: Palette, threshold: number): void;
}
