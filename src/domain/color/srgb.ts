/** Red, green, blue in sRGB, whole numbers from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Linear light of red, green and blue in sRGB: 0 to 1 within its gamut, below or above outside of it. */
export type Light = readonly [number, number, number];

/** `#rrggbb` */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** `over` with an opacity of 0 to 1 on `under`. */
export function mix(over: Rgb, opacity: number, under: Rgb): Rgb {
  const [r, g, b] = over.map((value, i) =>
    Math.round(value * opacity + (under[i] ?? 0) * (1 - opacity)),
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** Of the whole channels, each once it was asked for: a palette's page asks by the thousand. */
const lights = new Float64Array(256);

/** Light of a channel, 0 to 1, by the curve of sRGB (IEC 61966-2-1). */
export function linear(channel: number): number {
  const known = lights[channel];
  if (known) return known;
  const light = lightAt(channel);
  // A channel between two whole ones finds no place, and is worked out each time.
  lights[channel] = light;
  return light;
}

function lightAt(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The channel of a light, which is cut to 0 to 1: the inverse of `linear`. */
export function channelOf(light: number): number {
  return Math.round(curved(Math.min(1, Math.max(0, light))) * 255);
}

/** The curve of sRGB and Display-P3, 0 to 1; a light below 0 keeps its sign, as in CSS Color 4. */
export function curved(light: number): number {
  const size = Math.abs(light);
  const part = size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055;
  return light < 0 ? -part : part;
}

/** `#rrggbb` as light. */
export function lightOf(hex: string): Light {
  const [r, g, b] = rgbOf(hex);
  return [linear(r), linear(g), linear(b)];
}

/** The channels of a light, each cut at the edge of the gamut. */
export function rgbOfLight([r, g, b]: Light): Rgb {
  return [channelOf(r), channelOf(g), channelOf(b)];
}
