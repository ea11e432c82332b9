/** The fixed font styles of the specification, slug to name. Both "Bitmap" and "Bit" exist. */
export const fontStyles = {
  'sans-serif': 'Sans Serif',
  serif: 'Serif',
  display: 'Display',
  slab: 'Slab',
  script: 'Script',
  handwritten: 'Handwritten',
  monospace: 'Monospace',
  elegant: 'Elegant',
  geometric: 'Geometric',
  inktrap: 'Inktrap',
  bitmap: 'Bitmap',
  rounded: 'Rounded',
  bit: 'Bit',
} as const;
export type FontStyle = keyof typeof fontStyles;

export const fontTypes = {
  'google-font': 'Google Fonts',
  'open-source': 'Open source',
  free: 'Free',
  custom: 'Custom',
} as const;
export type FontType = keyof typeof fontTypes;

/** What a typeface does on a website: `text` means everything. */
export const typefaceRoles = ['heading', 'body', 'mono', 'display', 'text'] as const;

/** Where a typeface is found: npm packages by name, the rest by address. */
export const typefaceLinks = ['npm', 'npm-variable', 'repository', 'website'] as const;
export type TypefaceLink = (typeof typefaceLinks)[number];

/** How facts of a family's files are known. A subset file has lost most features, glyphs and kerning. */
export const readings = ['whole file', 'subset file', 'catalogue'] as const;
export type Reading = (typeof readings)[number];

export const pairingRoles = ['heading', 'body', 'mono'] as const;

/** A family by name, with the file that a few Latin letters are set in; null: no file of it is here. */
export interface TypefaceLine {
  id: number;
  slug: string;
  name: string;
  /** `weights`: the least and the most. */
  file: { name: string; weights: [number, number] } | null;
}
