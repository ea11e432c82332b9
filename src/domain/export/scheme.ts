import { contrast } from '../color/contrast.ts';
import { oklchOf } from '../color/oklch.ts';
import type { ColorToken } from './export-source.ts';

type Paint = ColorToken | string;

interface Roles {
  ground: Paint;
  text: Paint;
  accent: Paint;
}

const paper = '#ffffff';
const ink = '#111111';
/** WCAG 2.2 ratios: what may be a ground for text in `ink`, what may be text on that, and 1.4.11 for the accent. */
const leastOfPaper = 12;
const leastOfInk = 9;
const leastOfAccent = 3;

/**
 * Ground, text and accent for both modes. The lightest colour is the paper if it reaches 12:1 with near-black, and
 * the darkest the ink if it reaches 9:1 with the paper; otherwise white and near-black stand in, so that text always
 * has 9:1. The accent is the colour of the most chroma (OKLCH) that reaches 3:1 on the ground, else the text.
 */
export function schemeOf(colors: readonly ColorToken[]): { light: Roles; dark: Roles } {
  const byLight = [...colors].sort((a, b) => oklchOf(b.hex).l - oklchOf(a.hex).l);
  const [lightest, darkest] = [byLight[0], byLight.at(-1)];
  const light = lightest && contrast(lightest.hex, ink) >= leastOfPaper ? lightest : paper;
  const dark = darkest && contrast(darkest.hex, hexOf(light)) >= leastOfInk ? darkest : ink;
  return {
    light: { ground: light, text: dark, accent: accentOn(light, dark, colors) },
    dark: { ground: dark, text: light, accent: accentOn(dark, light, colors) },
  };
}

function accentOn(ground: Paint, text: Paint, colors: readonly ColorToken[]): Paint {
  const [best] = colors
    .filter((color) => color !== ground && color !== text)
    .filter(({ hex }) => contrast(hex, hexOf(ground)) >= leastOfAccent)
    .sort((a, b) => oklchOf(b.hex).c - oklchOf(a.hex).c);
  return best ?? text;
}

function hexOf(paint: Paint): string {
  return typeof paint === 'string' ? paint : paint.hex;
}
