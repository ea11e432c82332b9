import { lightOfP3 } from './display-p3.ts';
import { hexOfOklch } from './gamut.ts';
import { rgbOfHsl } from './hsl.ts';
import { oklabOfLight } from './oklab.ts';
import { oklchOfOklab } from './oklch.ts';
import { hexOf, linear } from './srgb.ts';

/** Degrees in one of each unit of an angle. */
const degrees: Record<string, number> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

const readers = new Map<string, (parts: readonly string[]) => string | null>([
  ['rgb', (parts) => withNumbers(parts, [255, 255, 255], readRgb)],
  [
    'hsl',
    ([hue, ...rest]) => withNumbers([...angle(hue), ...rest], [360, 1, 1], readHsl, 'bare percent'),
  ],
  [
    'oklch',
    ([l = '', c = '', hue]) => withNumbers([l, c, ...angle(hue)], [1, 0.4, 360], readOklch),
  ],
  ['display-p3', (parts) => withNumbers(parts, [1, 1, 1], readP3)],
]);

/**
 * A colour as people write it, as `#rrggbb`: hex with or without the number sign (3 or 6 digits), `rgb()`, `hsl()`,
 * `oklch()` and `color(display-p3)` with spaces or commas. What sRGB cannot show is mapped into it. Null for
 * anything else, transparency included.
 */
export function parseColor(text: string): string | null {
  const trimmed = text.trim().toLowerCase().slice(0, 100);
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(trimmed)?.[1];
  if (hex) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  const called = /^([a-z]+)a?\(([^()]*)\)$/.exec(trimmed);
  if (!called) return null;
  const parts = (called[2] ?? '').trim().split(/\s*,\s*|\s+/);
  const [name = '', values] =
    called[1] === 'color' ? [parts[0], parts.slice(1)] : [called[1], parts];
  return values.length === 3 ? (readers.get(name)?.(values) ?? null) : null;
}

/** Numbers and percentages of their whole; null when one is neither. */
function withNumbers(
  parts: readonly string[],
  wholes: readonly number[],
  read: (numbers: readonly [number, number, number]) => string,
  bare?: 'bare percent',
): string | null {
  const numbers = parts.map((part, i) => {
    const match = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%?)$/.exec(part);
    if (!match) return Number.NaN;
    // HSL without percent signs means percent all the same (CSS Color 4).
    const isPercent = match[2] === '%' || (bare !== undefined && i > 0);
    return Number(match[1]) * (isPercent ? (wholes[i] ?? 1) / 100 : 1);
  });
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = numbers;
  return [a, b, c].every(Number.isFinite) ? read([a, b, c]) : null;
}

/** In degrees; none when it is no angle. */
function angle(text = ''): string[] {
  const match = /^([-+]?(?:\d+\.?\d*|\.\d+))(deg|grad|rad|turn|)$/.exec(text);
  return match ? [String(Number(match[1]) * (degrees[match[2] ?? ''] ?? 1))] : [];
}

function readRgb([r, g, b]: readonly [number, number, number]): string {
  return hexOf([byte(r), byte(g), byte(b)]);
}

function readHsl([h, s, l]: readonly [number, number, number]): string {
  return hexOf(rgbOfHsl({ h: ((h % 360) + 360) % 360, s: unit(s), l: unit(l) }));
}

function readOklch([l, c, h]: readonly [number, number, number]): string {
  return hexOfOklch({ l: unit(l), c: Math.max(0, c), h: ((h % 360) + 360) % 360 });
}

function readP3([r, g, b]: readonly [number, number, number]): string {
  const light = lightOfP3([linear(unit(r) * 255), linear(unit(g) * 255), linear(unit(b) * 255)]);
  return hexOfOklch(oklchOfOklab(oklabOfLight(light)));
}

function byte(value: number): number {
  return Math.round(Math.min(255, Math.max(0, value)));
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
