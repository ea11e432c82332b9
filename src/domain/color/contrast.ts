import { linear, rgbOf } from './srgb.ts';

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Is white read better than black on a ground? */
export function isDark(ground: string): boolean {
  return contrast(ground, '#ffffff') > contrast(ground, '#000000');
}

/** Relative luminance, WCAG 2.2 definition. */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
