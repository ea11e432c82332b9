import { type ColorNames, nearestNames } from '../color/color-name.ts';
import { paletteMostColors } from '../palette/palette.ts';
import { genericOf } from '../typeface/family-css.ts';
import type { Website } from '../website/website.ts';
import type { ExportColor, ExportFace, ExportSource } from './export-source.ts';

/** A typeface as what asks for it in code needs it. */
export interface NamedFace {
  name: string;
  role: string | null;
  styles: readonly string[];
}

/** A website's colours in order with their shares, and its typefaces with their roles. */
export function websiteSource(
  { title, url, colors }: Pick<Website, 'title' | 'url' | 'colors'>,
  faces: readonly NamedFace[],
  names: ColorNames,
): ExportSource {
  return { title, url, colors: named(colors, names), faces: faces.map(faceOf) };
}

/** Any palette. `title` null: its colours' names make one. */
export function paletteSource(
  title: string | null,
  hexes: readonly string[],
  names: ColorNames,
): ExportSource {
  const colors = named(
    hexes.map((hex) => ({ hex })),
    names,
  );
  return {
    title: title ?? colors.map(({ name }) => name).join(', '),
    url: null,
    colors,
    faces: [],
  };
}

/** Typefaces in their roles. */
export function pairingSource(title: string, faces: readonly NamedFace[]): ExportSource {
  return { title, url: null, colors: [], faces: faces.map(faceOf) };
}

/** Each colour of its websites and palettes once, in order, as many as a palette may have; then its typefaces. */
export function collectionSource(
  title: string,
  coloured: readonly { colors: readonly { hex: string }[] }[],
  faces: readonly NamedFace[],
  names: ColorNames,
): ExportSource {
  const hexes = new Set(coloured.flatMap(({ colors }) => colors.map(({ hex }) => hex)));
  const colors = [...hexes].slice(0, paletteMostColors).map((hex) => ({ hex }));
  return { title, url: null, colors: named(colors, names), faces: faces.map(faceOf) };
}

function faceOf({ name, role, styles }: NamedFace): ExportFace {
  return { name, role, generic: role === 'mono' ? 'monospace' : genericOf(styles) };
}

function named(
  colors: readonly { hex: string; share?: number | null }[],
  names: ColorNames,
): ExportColor[] {
  return colors.map(({ hex, share }) => ({
    name: nearestNames(hex, names)[0]?.name ?? hex,
    hex,
    share: share ?? null,
  }));
}
