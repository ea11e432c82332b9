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
  interface Layout {
    features: { tag: string }[];
  }
  interface Font {
    unitsPerEm: number;
    numGlyphs: number;
    names: Record<string, Record<string, Record<string, string> | undefined> | undefined>;
    tables: {
      os2: { sCapHeight: number; sxHeight: number; usWeightClass: number; fsSelection: number };
      hhea: { ascender: number; descender: number; lineGap: number };
      post: { italicAngle: number };
      cmap: { glyphIndexMap: Record<string, number> };
      gsub?: Layout;
      gpos?: Layout;
      fvar?: {
        axes: { tag: string; minValue: number; defaultValue: number; maxValue: number }[];
        instances: { coordinates: Record<string, number>; name: Record<string, string> }[];
      };
    };
    charToGlyph(letter: string): Glyph;
  }
  export function parse(bytes: ArrayBuffer | SharedArrayBuffer): Font;
}
