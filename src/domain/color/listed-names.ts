import { type ColorNames, colorNames } from './color-name.ts';

const known: { names: ColorNames | null } = { names: null };

/** About 5,000 names of colours, read by who first asks for one: they stay out of what a public page loads. */
export async function listedNames(): Promise<ColorNames> {
  known.names ??= colorNames((await import('virtual:color-names')).listedNames);
  return known.names;
}
