import { type Light, lightOf } from './srgb.ts';

/** Lightness 0 to 1; a from green to red and b from blue to yellow, about -0.4 to 0.4. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** `#rrggbb` in OKLab. */
export function oklabOf(hex: string): Oklab {
  return oklabOfLight(lightOf(hex));
}

/**
 * Björn Ottosson, "A perceptual color space for image processing" (2020), with the matrices of CSS Color 4, which
 * are the same to more digits.
 */
export function oklabOfLight([red, green, blue]: Light): Oklab {
  const long = Math.cbrt(
    0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue,
  );
  const medium = Math.cbrt(
    0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue,
  );
  const short = Math.cbrt(
    0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue,
  );
  return {
    l: 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short,
    a: 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short,
    b: 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short,
  };
}

/** The way back; the light may lie outside of the gamut of sRGB. */
export function lightOfOklab({ l, a, b }: Oklab): Light {
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const medium = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ];
}

/** Difference of two colours, delta E OK (CSS Color 4): the distance in OKLab. 0.02 is just noticeable, 1 black to white. */
export function difference(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}
