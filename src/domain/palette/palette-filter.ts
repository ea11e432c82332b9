import type { Choice } from '../filter/choice.ts';

/** What palettes are filtered by, value by value; in the order of parameters in every address that we write. */
export const paletteFacets = ['tags', 'colors', 'count', 'mode', 'pairs'] as const;
export type PaletteFacet = (typeof paletteFacets)[number];

/** Of these a palette must have every chosen value; of the others one is enough. */
export const paletteEveryOf: ReadonlySet<PaletteFacet> = new Set(['tags', 'colors', 'pairs']);

export type PaletteFilter = Partial<Record<PaletteFacet, Choice>> & {
  /** Each must be in the palette, or a colour near it: see near-color.ts. */
  color?: readonly string[];
  /** Words of names and tags: see palette-words.ts. */
  term?: string;
};

/** Values of the facet `mode`: whether most of a palette would lie light or dark, by its mean OKLCH lightness. */
export const paletteModes = { light: 'Light', dark: 'Dark' } as const;
export const darkModeBelow = 0.6;

/** Values of the facet `pairs`, by WCAG 2.2 ratios. */
export const palettePairs = {
  large: { name: 'A pair for large text, 3:1', ratio: 3, pairs: 1 },
  text: { name: 'A pair for text, 4.5:1 (AA)', ratio: 4.5, pairs: 1 },
  'three-texts': { name: 'Three pairs for text, 4.5:1', ratio: 4.5, pairs: 3 },
  'text-aaa': { name: 'A pair for text, 7:1 (AAA)', ratio: 7, pairs: 1 },
} as const;

export const paletteSorts = ['newest', 'popular', 'alphabetical'] as const;
export type PaletteSort = (typeof paletteSorts)[number];
