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
