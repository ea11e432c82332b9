import type { FaceTable } from './face.ts';
import type { Shade } from './poster-palette.ts';

/** What a composition works with. Sizes in px. */
export interface Sheet {
  name: string;
  width: number;
  height: number;
  margin: number;
  hash: number;
  /** Main first; at least two. */
  shades: readonly [Shade, Shade, ...Shade[]];
  face: FaceTable;
  /** Thousandths of an em. */
  tracking: number;
}

export interface Composition {
  /** Whether it can carry this name in these colours; else the name goes to rows. */
  takes(sheet: Sheet): boolean;
  /** The poster's elements, from back to front. */
  draw(sheet: Sheet): string;
}

/** The letters that are drawn: spaces are not. */
export function lettersOf(name: string): string[] {
  return Array.from(name).filter((letter) => letter.trim() !== '');
}
