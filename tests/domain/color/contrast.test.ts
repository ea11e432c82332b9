import Reference from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightnessContrast } from '#domain/color/apca.ts';
import { contrast } from '#domain/color/contrast.ts';
import { hexWithHue } from '#domain/color/gamut.ts';
import { oklchOf } from '#domain/color/oklch.ts';
import { passingColor } from '#domain/color/passing-color.ts';
import { verdictOf } from '#domain/color/verdict.ts';
import { anyHex, fewRuns, runs, turnBetween } from '../../support/colors.ts';

test('the contrast of two colours is that of WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#ff0000', '#ff0000')).toBe(1);
});

test('contrast equals an independent library, symmetric, from 1 to 21', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (one, other) => {
      const ratio = contrast(one, other);
      expect(ratio).toBe(contrast(other, one));
      expect(ratio >= 1 && ratio <= 21).toBe(true);
      // Its luminance has more digits of the same primaries.
      expect(ratio).toBeCloseTo(new Reference(one).contrast(other, 'WCAG21'), 2);
    }),
    runs,
  );
});

/** The test values that come with APCA 0.1.9 (0.0.98G-4g). */
test.each([
  ['#888888', '#ffffff', 63.056469930209424],
  ['#ffffff', '#888888', -68.54146436644962],
  ['#000000', '#aaaaaa', 58.146262578561334],
  ['#aaaaaa', '#000000', -56.24113336839742],
  ['#112233', '#ddeeff', 91.66830811481631],
  ['#ddeeff', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
])('Lc of %s on %s is as published', (text, ground, published) => {
  expect(lightnessContrast(text, ground)).toBeCloseTo(published, 6);
});

test('Lc equals an independent library', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (text, ground) => {
      const theirs = new Reference(ground).contrast(text, 'APCA');
      expect(lightnessContrast(text, ground)).toBeCloseTo(theirs, 6);
    }),
    runs,
  );
});

test('verdicts change at 3, 4.5 and 7', () => {
  expect([1, 2.99, 3, 4.49, 4.5, 6.99, 7, 21].map(verdictOf)).toEqual([
    'fails',
    'fails',
    'AA large',
    'AA large',
    'AA',
    'AA',
    'AAA',
    'AAA',
  ]);
});

test('the nearest passing colour passes, keeps the hue, and no nearer lightness passes', () => {
  const asked = fc.constantFrom(3, 4.5, 7);
  fc.assert(
    fc.property(anyHex, anyHex, asked, (hex, ground, ratio) => {
      const found = passingColor(hex, ground, ratio);
      const ends = [contrast('#000000', ground), contrast('#ffffff', ground)];
      if (contrast(hex, ground) >= ratio) {
        expect(found).toBe(hex);
        return;
      }
      if (found === null) {
        expect(Math.max(...ends)).toBeLessThan(ratio);
        return;
      }
      expect(contrast(found, ground)).toBeGreaterThanOrEqual(ratio);
      const [from, to] = [oklchOf(hex), oklchOf(found)];
      if (from.c > 0.05 && to.c > 0.05) expect(turnBetween(from.h, to.h)).toBeLessThan(8);
      const moved = Math.abs(from.l - to.l);
      for (let nearer = 0; nearer < moved - 0.01; nearer += 0.01) {
        for (const l of [from.l - nearer, from.l + nearer]) {
          const between = hexWithHue({ ...from, l });
          // Near black several lightnesses are one colour in eight bits.
          if (between !== found) expect(contrast(between, ground)).toBeLessThan(ratio);
        }
      }
    }),
    fewRuns,
  );
});
