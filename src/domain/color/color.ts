export const colorFamilies = [
  'black',
  'white',
  'grey',
  'blue',
  'magenta',
  'cyan',
  'yellow',
  'red',
  'green',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** The colour that stands for a family where one has to be shown. */
export const familyHex: Record<ColorFamily, string> = {
  black: '#14171c',
  white: '#f7f5f0',
  grey: '#8c9198',
  blue: '#2f63c8',
  magenta: '#c23a83',
  cyan: '#2fa7b5',
  yellow: '#f0c23b',
  red: '#d8412f',
  green: '#3f9a5c',
};

/** By hue, then those without one: the order in which they stand beside each other. */
export const familiesInOrder = [
  'red',
  'yellow',
  'green',
  'cyan',
  'blue',
  'magenta',
  'white',
  'grey',
  'black',
] as const satisfies readonly ColorFamily[];

export function familyName(family: ColorFamily): string {
  return family.charAt(0).toUpperCase() + family.slice(1);
}

export function isColorFamily(slug: string): slug is ColorFamily {
  return (colorFamilies as readonly string[]).includes(slug);
}
