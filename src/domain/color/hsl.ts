import type { Rgb } from './srgb.ts';

/** Hue in degrees 0 to 360, saturation and lightness 0 to 1. */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

/** By CSS Color 4, section 7; a grey has hue 0. */
export function hslOfRgb(rgb: Rgb): Hsl {
  const [r, g, b] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const l = (most + least) / 2;
  if (span === 0) return { h: 0, s: 0, l };
  return {
    h: (60 * sixthOf(r, g, b, most, span) + 360) % 360,
    s: span / (1 - Math.abs(2 * l - 1)),
    l,
  };
}

/** Channels rounded to whole numbers. */
export function rgbOfHsl({ h, s, l }: Hsl): Rgb {
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const at = (offset + h / 30) % 12;
    const value = l - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.max(0, Math.round(255 * value));
  };
  return [channel(0), channel(8), channel(4)];
}

function sixthOf(r: number, g: number, b: number, most: number, span: number): number {
  if (most === r) return (g - b) / span;
  if (most === g) return (b - r) / span + 2;
  return (r - g) / span + 4;
}
