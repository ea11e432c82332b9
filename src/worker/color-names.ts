import { type ColorNames, colorNames } from '#domain/color/color-name.ts';

let read: ColorNames | null = null;

/** About 5,000 names; loaded by who first asks for one, then kept by the isolate. */
export async function loadColorNames(): Promise<ColorNames> {
  if (!read) {
    const { listedNames } = await import('virtual:color-names');
    read = colorNames(listedNames);
  }
  return read;
}
