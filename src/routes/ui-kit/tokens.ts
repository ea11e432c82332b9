import { contrast } from '#domain/color/contrast.ts';
import { rgbOfOklch } from '#domain/color/oklch.ts';
import { hexOf, mix, type Rgb } from '#domain/color/srgb.ts';

export type Mode = 'light' | 'dark';

export interface ColorSide {
  /** As the style sheet says it, without `oklch()`. */
  value: string;
  /** In sRGB; what is transparent, on the canvas. */
  hex: string;
  /** WCAG contrast to canvas, surface and sunken, cut (not rounded up) to one place. */
  ratios: number[];
}

export interface TokenColor {
  name: string;
  light: ColorSide;
  dark: ColorSide;
}

export interface Step {
  name: string;
  /** Pixels at a root of 16; of a fluid size the least and the most. */
  px: number[];
}

export type Tokens = ReadonlyMap<string, string>;

/** Custom properties by name, the first meaning of each: what media queries change comes after it. */
export function readTokens(css: string): Tokens {
  const tokens = new Map<string, string>();
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name = '', value = ''] of plain.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value.replace(/\s+/g, ' ').trim());
  }
  return tokens;
}

export function colorOf(tokens: Tokens, name: string): TokenColor {
  return { name, light: sideOf(tokens, name, 'light'), dark: sideOf(tokens, name, 'dark') };
}

/** Contrast of one token on another in a mode. */
export function ratioOf(tokens: Tokens, name: string, ground: string, mode: Mode): number {
  return cut(contrast(sideHex(tokens, name, mode), sideHex(tokens, ground, mode)));
}

/** `0.75rem` is [12], `clamp(1.5rem, ..., 2rem)` is [24, 32], `120ms` is [120]. */
export function stepOf(tokens: Tokens, name: string): Step {
  const value = tokens.get(name) ?? '';
  const [, least, most] = /^clamp\(([^,]+),.*,([^)]+)\)$/.exec(value) ?? [];
  return { name, px: (least && most ? [least, most] : [value]).map(pixels) };
}

function pixels(size: string): number {
  return Number.parseFloat(size) * (size.endsWith('rem') ? 16 : 1);
}

function sideOf(tokens: Tokens, name: string, mode: Mode): ColorSide {
  const hex = sideHex(tokens, name, mode);
  const grounds = ['canvas', 'surface', 'sunken'];
  return {
    value: resolve(tokens, name, mode).replace(/^oklch\(|\)$/g, ''),
    hex,
    ratios: grounds.map((ground) => cut(contrast(hex, sideHex(tokens, ground, mode)))),
  };
}

function sideHex(tokens: Tokens, name: string, mode: Mode): string {
  return hexOf(solid(tokens, name, mode));
}

function solid(tokens: Tokens, name: string, mode: Mode): Rgb {
  const numbers = resolve(tokens, name, mode).match(/[\d.]+/g) ?? [];
  const [l = 0, c = 0, h = 0, opacity = 1] = numbers.map(Number);
  const rgb = rgbOfOklch({ l, c, h });
  return opacity < 1 ? mix(rgb, opacity, solid(tokens, 'canvas', mode)) : rgb;
}

/** Follows `light-dark()` and `var()` to the `oklch()` at the end. */
function resolve(tokens: Tokens, name: string, mode: Mode): string {
  const value = tokens.get(name) ?? '';
  const sides = /^light-dark\((.+\)), (.+\))\)$/.exec(value);
  const side = sides ? (sides[mode === 'light' ? 1 : 2] ?? '') : value;
  const other = /^var\(--([\w-]+)\)$/.exec(side)?.[1];
  return other ? resolve(tokens, other, mode) : side;
}

function cut(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}
