/** What the tests use of opentype.js, which brings no types. */
declare module 'opentype.js' {
  interface Box {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  interface Glyph {
    advanceWidth?: number;
    getBoundingBox(): Box;
  }
  interface Font {
    unitsPerEm: number;
    tables: { os2: { sCapHeight: number } };
    charToGlyph(letter: string): Glyph;
  }
  export function parse(bytes: ArrayBuffer | SharedArrayBuffer): Font;
}
