import { lightOfP3, p3Light } from './display-p3.ts';
import { difference, lightOfOklab, type Oklab, oklabOfLight } from './oklab.ts';
import { type Oklch, oklabOfOklch, rgbOfOklch } from './oklch.ts';
import { hexOf, type Light, rgbOfLight } from './srgb.ts';

export type Gamut = 'srgb' | 'display-p3';

/** Two colours closer than this are not told apart (delta E OK). */
const noticeable = 0.02;
const step = 0.0001;
/** What rounding may leave outside of the gamut. */
const slack = 1e-6;

/** Is the colour shown as it is, nothing cut? */
export function isInGamut(color: Oklch, gamut: Gamut = 'srgb'): boolean {
  return isShown(lightIn(oklabOfOklch(color), gamut));
}

/**
 * The light, in linear sRGB, with which a screen of the gamut shows the colour: its own where it can, else hue and
 * lightness kept and chroma reduced until cutting the channels is not noticed (CSS Color 4, 13.2).
 */
export function lightInGamut(color: Oklch, gamut: Gamut = 'srgb'): Light {
  if (color.l >= 1) return [1, 1, 1];
  if (color.l <= 0) return [0, 0, 0];
  if (isInGamut(color, gamut)) return lightOfOklab(oklabOfOklch(color));
  return reduced(color, gamut);
}

/** `#rrggbb` of the colour, mapped into sRGB. */
export function hexOfOklch(color: Oklch): string {
  return hexOf(rgbOfLight(lightInGamut(color)));
}

/** `#rrggbb` of the colour with its hue kept exactly and no more chroma than sRGB holds. */
export function hexWithHue({ l, c, h }: Oklch): string {
  const within = Math.min(1, Math.max(0, l));
  return hexOf(rgbOfOklch({ l: within, c: Math.min(c, mostChroma(within, h)), h }));
}

/** The most chroma that the gamut of sRGB holds at a lightness (0 to 1) and a hue (degrees), to 0.0001. */
export function mostChroma(l: number, h: number): number {
  let [within, beyond] = [0, 0.4];
  while (beyond - within > step) {
    const c = (within + beyond) / 2;
    if (isInGamut({ l, c, h })) within = c;
    else beyond = c;
  }
  return within;
}

function reduced(color: Oklch, gamut: Gamut): Light {
  const whole = cut(oklabOfOklch(color), gamut);
  if (missed(whole, color) < noticeable) return whole;
  let [within, beyond] = [0, color.c];
  let isWithin = true;
  let nearest = whole;
  while (beyond - within > step) {
    const tried = { ...color, c: (within + beyond) / 2 };
    if (isWithin && isInGamut(tried, gamut)) {
      within = tried.c;
      continue;
    }
    nearest = cut(oklabOfOklch(tried), gamut);
    const error = missed(nearest, tried);
    if (error >= noticeable) beyond = tried.c;
    else if (noticeable - error < step) return nearest;
    else [isWithin, within] = [false, tried.c];
  }
  return nearest;
}

/** How far cutting the channels moved the colour. */
function missed(light: Light, color: Oklch): number {
  return difference(oklabOfLight(light), oklabOfOklch(color));
}

function cut(color: Oklab, gamut: Gamut): Light {
  const [r, g, b] = lightIn(color, gamut);
  const held: Light = [unit(r), unit(g), unit(b)];
  return gamut === 'srgb' ? held : lightOfP3(held);
}

function unit(light: number): number {
  return Math.min(1, Math.max(0, light));
}

function lightIn(color: Oklab, gamut: Gamut): Light {
  const light = lightOfOklab(color);
  return gamut === 'srgb' ? light : p3Light(light);
}

function isShown(light: Light): boolean {
  return light.every((part) => part >= -slack && part <= 1 + slack);
}
