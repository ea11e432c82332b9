import { hexOfOklch } from './gamut.ts';
import { lightOfOklab, oklabOf } from './oklab.ts';
import { type Oklch, oklchOf } from './oklch.ts';
import { hexOf, rgbOfLight } from './srgb.ts';

/** OKLab goes straight from colour to colour, OKLCH keeps the chroma and turns the hue the short way. */
export const gradientSpaces = ['oklab', 'oklch'] as const;
export type GradientSpace = (typeof gradientSpaces)[number];

/** `at`: 0 at the first colour, 1 at the last. */
export interface Stop {
  at: number;
  hex: string;
}

/** What rounding leaves to a grey, whose hue then means nothing. */
const greyChroma = 0.00001;

/** `linear-gradient(to right in oklch, #ff5533, #101418)` (CSS Images 4): the browser mixes in the space that is named. */
export function gradientCss(colors: readonly string[], space: GradientSpace): string {
  return `linear-gradient(to right in ${space}, ${colors.join(', ')})`;
}

/** The same as colours for drawings, which mix in sRGB: `steps` between each two, evenly spaced, at most a step apart. */
export function gradientStops(
  colors: readonly string[],
  space: GradientSpace,
  steps: number,
): Stop[] {
  const spans = Math.max(1, colors.length - 1);
  return colors.flatMap((hex, i) => {
    const next = colors[i + 1];
    if (next === undefined) return { at: 1, hex };
    return Array.from({ length: steps }, (_, step) => ({
      at: (i + step / steps) / spans,
      hex: step === 0 ? hex : mixedIn(space, hex, next, step / steps),
    }));
  });
}

/** `share`: 0 is the one colour, 1 the other. */
export function mixedIn(space: GradientSpace, one: string, other: string, share: number): string {
  const between = (from: number, to: number) => from + (to - from) * share;
  if (space === 'oklab') {
    const [a, b] = [oklabOf(one), oklabOf(other)];
    const mixed = { l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b) };
    return hexOf(rgbOfLight(lightOfOklab(mixed)));
  }
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const [from, to] = huesOf(a, b);
  return hexOfOklch({
    l: between(a.l, b.l),
    c: between(a.c, b.c),
    h: (between(from, to) + 360) % 360,
  });
}

/** The short way round; a grey takes the hue of the other (CSS Color 4, 12.2 and 12.4). */
function huesOf(one: Oklch, other: Oklch): [from: number, to: number] {
  if (one.c < greyChroma) return [other.h, other.h];
  if (other.c < greyChroma) return [one.h, one.h];
  const turn = ((other.h - one.h + 540) % 360) - 180;
  return [one.h, one.h + turn];
}
