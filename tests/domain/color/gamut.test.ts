import Reference from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { p3Light } from '#domain/color/display-p3.ts';
import {
  hexOfOklch,
  hexWithHue,
  isInGamut,
  lightInGamut,
  mostChroma,
} from '#domain/color/gamut.ts';
import { difference, oklabOf, oklabOfLight } from '#domain/color/oklab.ts';
import { oklabOfOklch, oklchOf } from '#domain/color/oklch.ts';
import { anyHex, anyOklch, fewRuns, runs, turnBetween } from '../../support/colors.ts';

test.each(['srgb', 'display-p3'] as const)(
  'mapping into %s equals an independent library that follows CSS Color 4',
  (gamut) => {
    fc.assert(
      fc.property(anyOklch, ({ l: lightness, c, h }) => {
        // Nearer to black the two take different rests of rounding for the edge.
        const l = 0.05 + 0.95 * lightness;
        const space = gamut === 'srgb' ? 'srgb' : 'p3';
        const theirs = new Reference('oklch', [l, c, h]).toGamut({ space, method: 'css' });
        const [x, y, z] = theirs.to('oklab').coords;
        const ours = oklabOfLight(lightInGamut({ l, c, h }, gamut));
        expect(difference(ours, { l: x ?? 0, a: y ?? 0, b: z ?? 0 })).toBeLessThan(5e-4);
      }),
      fewRuns,
    );
  },
);

test('a mapped colour is shown by the screen, and one that it shows already stays as it is', () => {
  fc.assert(
    fc.property(anyOklch, (color) => {
      const light = lightInGamut(color);
      expect(light.every((part) => part > -1e-5 && part < 1 + 1e-5)).toBe(true);
      const wide = p3Light(lightInGamut(color, 'display-p3'));
      expect(wide.every((part) => part > -1e-5 && part < 1 + 1e-5)).toBe(true);
      if (!isInGamut(color) || color.l === 0 || color.l === 1) return;
      expect(difference(oklabOfLight(light), oklabOfOklch(color))).toBeLessThan(1e-6);
    }),
    runs,
  );
});

test('every hex is inside, and comes back', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(isInGamut(oklchOf(hex))).toBe(true);
      expect(hexOfOklch(oklchOf(hex))).toBe(hex);
    }),
    runs,
  );
});

test('the most chroma is inside and a little more is not', () => {
  const inner = fc.double({ min: 0.05, max: 0.95, noNaN: true });
  fc.assert(
    fc.property(inner, fc.nat(359), (l, h) => {
      const c = mostChroma(l, h);
      expect(isInGamut({ l, c, h })).toBe(true);
      expect(isInGamut({ l, c: c + 0.0002, h })).toBe(false);
    }),
    runs,
  );
});

test('reducing chroma alone keeps the hue, but for what the eight bits round', () => {
  fc.assert(
    fc.property(anyOklch, (color) => {
      const hex = hexWithHue(color);
      const { c, h } = oklchOf(hex);
      // A step of a channel moves the colour by up to 0.004, near black by more.
      const rounding = Math.asin(Math.min(1, 0.006 / c)) * (180 / Math.PI);
      if (c > 0.03 && color.l > 0.2) expect(turnBetween(h, color.h)).toBeLessThan(rounding);
      expect(difference(oklabOf(hex), oklabOf(hexOfOklch(color)))).toBeLessThan(0.2);
    }),
    runs,
  );
});
