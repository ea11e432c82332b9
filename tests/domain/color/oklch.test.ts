import { blend, clampRgb, converter, formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#domain/color/contrast.ts';
import { oklchOf, rgbOfOklch } from '#domain/color/oklch.ts';
import { hexOf, mix, rgbOf } from '#domain/color/srgb.ts';
import { anyHex, anyOklch, runs } from '../../support/colors.ts';

const reference = converter('oklch');

test('OKLCH equals an independent library', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const ours = oklchOf(hex);
      const theirs = reference(hex);
      expect(ours.l).toBeCloseTo(theirs?.l ?? Number.NaN, 6);
      expect(ours.c).toBeCloseTo(theirs?.c ?? Number.NaN, 6);
      // Without chroma the hue means nothing.
      if (ours.c > 1e-4) expect(ours.h).toBeCloseTo(theirs?.h ?? Number.NaN, 6);
    }),
    runs,
  );
});

test('sRGB of OKLCH equals an independent library, cut at the edge of the gamut', () => {
  fc.assert(
    fc.property(anyOklch, (given) => {
      const theirs = rgbOf(formatHex(clampRgb({ mode: 'oklch', ...given })));
      rgbOfOklch(given).forEach((value, i) => {
        expect(Math.abs(value - (theirs[i] ?? Number.NaN))).toBeLessThanOrEqual(1);
      });
    }),
    runs,
  );
});

test('a colour comes back from OKLCH as it went', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(hexOf(rgbOf(hex))).toBe(hex);
      expect(hexOf(rgbOfOklch(oklchOf(hex)))).toBe(hex);
    }),
    runs,
  );
});

test('a transparent colour on another equals an independent library', () => {
  const opacity = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anyHex, opacity, anyHex, (over, alpha, under) => {
      const [r, g, b] = rgbOf(over).map((value) => value / 255);
      const top = { mode: 'rgb' as const, r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha };
      const theirs = rgbOf(formatHex(blend([under, top])));
      mix(rgbOf(over), alpha, rgbOf(under)).forEach((value, i) => {
        expect(Math.abs(value - (theirs[i] ?? Number.NaN))).toBeLessThanOrEqual(1);
      });
    }),
    runs,
  );
});

test('contrast equals an independent library', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (a, b) => {
      expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 6);
    }),
    runs,
  );
});
