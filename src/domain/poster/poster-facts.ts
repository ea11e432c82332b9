import type { Swatch } from '../website/website.ts';
import { chooseFace, type FaceId } from './faces.ts';
import { fnv1a } from './fnv.ts';

/** Raised when the drawing changes: posters are kept for a year under an address made from their facts. */
const edition = 2;
const shownColors = 8;

/** All that a poster shows, and nothing else. */
export interface PosterFacts {
  name: string;
  slug: string;
  colors: Swatch[];
  face: FaceId;
}

export function posterFacts(website: {
  title: string;
  slug: string;
  colors: readonly Swatch[];
  /** The first typeface in use with its classes. */
  typeface: { name: string; styles: readonly string[] } | null;
}): PosterFacts {
  const { title, slug, colors, typeface } = website;
  return {
    name: title,
    slug,
    colors: colors.slice(0, shownColors),
    face: chooseFace(typeface, slug),
  };
}

/** A short name for these facts: another fact, another address. */
export function printOf({ name, slug, colors, face }: PosterFacts): string {
  const shades = colors.map(({ hex, share }) => `${hex} ${share ?? ''}`);
  return fnv1a([edition, name, slug, face, ...shades].join('\n')).toString(36);
}
