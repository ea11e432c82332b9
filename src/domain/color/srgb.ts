/** Red, green, blue in sRGB, whole numbers from 0 to 255. */
export type Rgb = readonly [number, number, number];

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

/** Light of a channel, 0 to 1, by the curve of sRGB (IEC 61966-2-1). */
export function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The channel of a light, which is cut to 0 to 1: the inverse of `linear`. */
export function channelOf(light: number): number {
  const cut = Math.min(1, Math.max(0, light));
  const curved = cut <= 0.0031308 ? cut * 12.92 : 1.055 * cut ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255);
}
