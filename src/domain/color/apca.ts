import { rgbOf } from './srgb.ts';

/**
 * Lightness contrast Lc of a text on a ground, both `#rrggbb`, by APCA 0.0.98G-4g (Andrew Somers, "APCA Readability
 * Criterion"): about -108 to 106, positive for dark text on a light ground, negative for light on dark, 0 where
 * nothing is read. Not symmetric: text and ground may not change places. Its author asks for Lc 75 at least for
 * columns of text, 60 for other text, 45 for headlines, 30 for what is spoken of as text at all.
 */
export function lightnessContrast(text: string, ground: string): number {
  const [ink, paper] = [softened(screenLight(text)), softened(screenLight(ground))];
  if (Math.abs(paper - ink) < 0.0005) return 0;
  if (paper > ink) {
    const contrast = (paper ** 0.56 - ink ** 0.57) * 1.14;
    return contrast < 0.1 ? 0 : (contrast - 0.027) * 100;
  }
  const contrast = (paper ** 0.65 - ink ** 0.62) * 1.14;
  return contrast > -0.1 ? 0 : (contrast + 0.027) * 100;
}

/** Luminance as a screen makes it: a plain power, not the curve of sRGB. */
function screenLight(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((channel) => (channel / 255) ** 2.4);
  return 0.2126729 * (r ?? 0) + 0.7151522 * (g ?? 0) + 0.072175 * (b ?? 0);
}

/** Near black, stray light lifts what is seen. */
function softened(light: number): number {
  return light >= 0.022 ? light : light + (0.022 - light) ** 1.414;
}
