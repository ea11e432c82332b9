import { colorFamilies } from '../color/color.ts';
import { reserved } from '../urls.ts';

/** A word that palettes are found by. */
export interface PaletteTag {
  slug: string;
  name: string;
}

const taken: ReadonlySet<string> = new Set([...colorFamilies, ...reserved.paletteTag]);

/**
 * Whether a tag may be called so: neither a colour nor a six-digit hex, since `/colors/{tag}` would be theirs, nor a
 * list of hex values, which is a palette, nor a reserved word; digits alone would be read as an id.
 */
export function isTagSlug(slug: string): boolean {
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) &&
    slug.length <= 60 &&
    !/^\d+$/.test(slug) &&
    !/^[0-9a-f]{6}(-[0-9a-f]{6})*$/.test(slug) &&
    !taken.has(slug)
  );
}

/** `sanzo-wada` -> `Sanzo wada`, where nobody wrote it otherwise. */
export function tagName(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
