import { contrast } from './contrast.ts';
import { hexWithHue } from './gamut.ts';
import { type Oklch, oklchOf } from './oklch.ts';
import { leastRatio } from './verdict.ts';

/** Lightness is found to a 4,096th, finer than a step of a channel. */
const halvings = 12;

/**
 * The colour nearest to `hex` that is read on `ground` with at least the ratio: hue and chroma stay (chroma is
 * reduced where sRGB does not hold it), lightness changes least, whether up or down. The colour itself when it
 * passes already; null when neither white nor black would.
 */
export function passingColor(
  hex: string,
  ground: string,
  ratio: number = leastRatio.text,
): string | null {
  if (contrast(hex, ground) >= ratio) return hex;
  const color = oklchOf(hex);
  const found = [firstPassing(color, ground, ratio, 0), firstPassing(color, ground, ratio, 1)];
  const [best] = found
    .filter((one) => one !== null)
    .sort((a, b) => Math.abs(a.l - color.l) - Math.abs(b.l - color.l));
  return best?.hex ?? null;
}

/**
 * On the way to an end that passes (black 0, white 1) every lightness fails up to one, and passes from there: the
 * contrast may fall first, while the ground is crossed, but only below what failed at the start.
 */
function firstPassing(color: Oklch, ground: string, ratio: number, end: 0 | 1) {
  const passes = (l: number) => contrast(hexWithHue({ ...color, l }), ground) >= ratio;
  if (!passes(end)) return null;
  let [failing, passing] = [color.l, end as number];
  for (let i = 0; i < halvings; i += 1) {
    const l = (failing + passing) / 2;
    if (passes(l)) passing = l;
    else failing = l;
  }
  return { hex: hexWithHue({ ...color, l: passing }), l: passing };
}
