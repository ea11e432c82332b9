import Reference from 'colorjs.io';
import { converter } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightOfP3, p3Light, p3Of } from '#domain/color/display-p3.ts';
import { hslOfRgb, rgbOfHsl } from '#domain/color/hsl.ts';
import { difference, lightOfOklab, oklabOf } from '#domain/color/oklab.ts';
import { lightOf, rgbOf } from '#domain/color/srgb.ts';
import { anyHex, runs, turnBetween } from '../../support/colors.ts';

function each(check: (hex: string) => void) {
  fc.assert(fc.property(anyHex, check), runs);
}

function equal(ours: readonly number[], theirs: readonly (number | null | undefined)[]) {
  expect(ours).toHaveLength(theirs.length);
  ours.forEach((value, i) => {
    expect(Math.abs(value - (theirs[i] ?? Number.NaN))).toBeLessThan(1e-6);
  });
}

test('linear light equals two independent libraries', () => {
  const culori = converter('lrgb');
  each((hex) => {
    const theirs = culori(hex);
    equal(lightOf(hex), [theirs?.r, theirs?.g, theirs?.b]);
    equal(lightOf(hex), new Reference(hex).to('srgb-linear').coords);
  });
});

test('OKLab equals two independent libraries, and comes back', () => {
  const culori = converter('oklab');
  each((hex) => {
    const { l, a, b } = oklabOf(hex);
    const theirs = culori(hex);
    equal([l, a, b], [theirs?.l, theirs?.a, theirs?.b]);
    equal([l, a, b], new Reference(hex).to('oklab').coords);
    equal(lightOfOklab({ l, a, b }), lightOf(hex));
  });
});

/** Ottosson's own table of XYZ and OKLab, whose colours lie outside of sRGB: https://bottosson.github.io/posts/oklab/ */
test('OKLab gives the published values of pure colours', () => {
  equal(Object.values(oklabOf('#ffffff')), [1, 0, 0]);
  equal(Object.values(oklabOf('#000000')), [0, 0, 0]);
  // CSS Color 4: red is oklab(0.628 0.225 0.126).
  const { l, a, b } = oklabOf('#ff0000');
  expect([l, a, b].map((value) => value.toFixed(3))).toEqual(['0.628', '0.225', '0.126']);
});

test('Display-P3 equals two independent libraries, and comes back', () => {
  const culori = converter('p3');
  each((hex) => {
    const theirs = culori(hex);
    equal(p3Of(hex), [theirs?.r, theirs?.g, theirs?.b]);
    equal(p3Of(hex), new Reference(hex).to('p3').coords);
    equal(lightOfP3(p3Light(lightOf(hex))), lightOf(hex));
  });
});

test('HSL equals an independent library, and comes back', () => {
  const culori = converter('hsl');
  each((hex) => {
    const { h, s, l } = hslOfRgb(rgbOf(hex));
    const theirs = culori(hex);
    equal([s, l], [theirs?.s, theirs?.l]);
    if (s > 0) expect(turnBetween(h, theirs?.h ?? Number.NaN)).toBeLessThan(1e-6);
    expect(rgbOfHsl({ h, s, l })).toEqual(rgbOf(hex));
  });
});

test('delta E OK equals an independent library, is symmetric, and 0 only for a colour and itself', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (one, other) => {
      const apart = difference(oklabOf(one), oklabOf(other));
      equal([apart], [new Reference(one).deltaE(other, 'OK')]);
      expect(apart).toBe(difference(oklabOf(other), oklabOf(one)));
      expect(apart === 0).toBe(one === other);
    }),
    runs,
  );
});
