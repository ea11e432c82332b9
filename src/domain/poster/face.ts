/** Units of an em in every table: all measures below are in them, y downwards in paths. */
export const em = 1_000;

/** As the build stores it. Ink: `left` and `right` from the origin, `ascent` up and `descent` down from the baseline. */
export type StoredGlyph = [
  advance: number,
  left: number,
  right: number,
  ascent: number,
  descent: number,
  path: string,
];

/** One face at one weight and width: what setting a name takes. */
export interface FaceTable {
  capHeight: number;
  xHeight: number;
  glyphs: Record<string, StoredGlyph>;
  /** By pair of letters without accents. */
  kerning: Record<string, number>;
}

export interface Glyph {
  letter: string;
  advance: number;
  left: number;
  right: number;
  ascent: number;
  descent: number;
  path: string;
}

export function findGlyph(face: FaceTable, letter: string): Glyph | null {
  const stored = Object.hasOwn(face.glyphs, letter) ? face.glyphs[letter] : undefined;
  if (!stored) return null;
  const [advance, left, right, ascent, descent, path] = stored;
  return { letter, advance, left, right, ascent, descent, path };
}

/** Whether every letter of the text has an outline. */
export function covers(face: FaceTable, text: string): boolean {
  return Array.from(text).every((letter) => Object.hasOwn(face.glyphs, letter));
}

export function kernOf({ kerning }: FaceTable, left: string, right: string): number {
  return kerning[left + right] ?? kerning[baseOf(left) + baseOf(right)] ?? 0;
}

/** The letter without its accent. */
export function baseOf(letter: string): string {
  return Array.from(letter.normalize('NFD'))[0] ?? letter;
}
