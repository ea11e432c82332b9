/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/**
 * OKLCH (lightness 0 to 1, chroma, hue in degrees) in sRGB, each channel cut at the gamut's edge. By Björn Ottosson,
 * "A perceptual color space for image processing" (2020).
 */
export function rgbOf(l: number, c: number, h: number): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function channel(linear: number): number {
  const cut = Math.min(1, Math.max(0, linear));
  const curved = cut <= 0.0031308 ? cut * 12.92 : 1.055 * cut ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255);
}

/** `over` with an opacity of 0 to 1 on `under`. */
export function mix(over: Rgb, opacity: number, under: Rgb): Rgb {
  const [r, g, b] = over.map((value, i) =>
    Math.round(value * opacity + (under[i] ?? 0) * (1 - opacity)),
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
