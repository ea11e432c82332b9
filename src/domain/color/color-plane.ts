import { isInGamut, mostChroma } from './gamut.ts';
import { type Oklch, oklchOf, rgbOfOklch } from './oklch.ts';
import { hexOf } from './srgb.ts';

export const planeColumns = 26;
export const planeRows = 15;

/** Lightness of the first row and of the last. */
const [lightest, darkest] = [0.97, 0.13];

export interface PlaneCell {
  /** From grey on the left to the most chroma that the hue has in sRGB. */
  column: number;
  /** From light to dark. */
  row: number;
  hex: string;
}

/** The cells that sRGB shows of lightness by chroma at a hue (OKLCH degrees); the others are left out. */
export function planeAt(hue: number): PlaneCell[] {
  const widest = widestChroma(hue);
  return Array.from({ length: planeRows * planeColumns }, (_, i) => i).flatMap((i) => {
    const [row, column] = [Math.floor(i / planeColumns), i % planeColumns];
    const color: Oklch = { l: lightnessOf(row), c: chromaOf(column, widest), h: hue };
    return isInGamut(color) ? [{ column, row, hex: hexOf(rgbOfOklch(color)) }] : [];
  });
}

/** The most vivid colour of a hue among the cells. */
export function mostVivid(cells: readonly PlaneCell[]): string {
  return cells.reduce((best, cell) => (cell.column > best.column ? cell : best)).hex;
}

/** Where a colour stands in the plane of its own hue, in cells: whole numbers are the middles of cells. */
export function placeInPlane(hex: string): { column: number; row: number } {
  const { l, c, h } = oklchOf(hex);
  const row = ((lightest - l) / (lightest - darkest)) * (planeRows - 1);
  const column = (c / widestChroma(h)) * (planeColumns - 1);
  return { column: held(column, planeColumns), row: held(row, planeRows) };
}

/** The hue of a colour in whole degrees, as an address names it; a grey is shown at `otherwise`. */
export function hueOf(hex: string, otherwise: number): number {
  const { c, h } = oklchOf(hex);
  return c < 0.004 ? otherwise : Math.round(h) % 360;
}

function widestChroma(hue: number): number {
  const rows = Array.from({ length: planeRows }, (_, row) => mostChroma(lightnessOf(row), hue));
  return Math.max(...rows);
}

function lightnessOf(row: number): number {
  return lightest - (row / (planeRows - 1)) * (lightest - darkest);
}

function chromaOf(column: number, widest: number): number {
  return (column / (planeColumns - 1)) * widest;
}

function held(place: number, count: number): number {
  return Math.min(count - 0.5, Math.max(-0.5, place));
}
