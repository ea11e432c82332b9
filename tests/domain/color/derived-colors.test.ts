import {
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
} from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMerged, seenBy, visions } from '#domain/color/color-vision.ts';
import { contrast } from '#domain/color/contrast.ts';
import { type Harmony, harmonies, harmonyOf } from '#domain/color/harmony.ts';
import { oklchOf } from '#domain/color/oklch.ts';
import { shadeSteps, shadesOf } from '#domain/color/shades.ts';
import { lightOf, rgbOf, rgbOfLight } from '#domain/color/srgb.ts';
import { anyHex, fewRuns, runs, turnBetween } from '../../support/colors.ts';

describe('shades', () => {
  test('are eleven, from light to dark, one of them the colour itself', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const shades = shadesOf(hex);
        expect(shades.map(({ step }) => step)).toEqual([
          50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950,
        ]);
        expect(shades.filter(({ isGiven }) => isGiven).map((one) => one.hex)).toEqual([hex]);
        const lightness = shades.map((one) => oklchOf(one.hex).l);
        lightness.slice(1).forEach((l, i) => {
          expect(l).toBeLessThan(lightness[i] ?? 0);
        });
      }),
      fewRuns,
    );
  });

  test('keep the hue and stay within twice the chroma', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { c, h } = oklchOf(hex);
        for (const shade of shadesOf(hex)) {
          const own = oklchOf(shade.hex);
          if (own.c > 0.04 && c > 0.04) expect(turnBetween(own.h, h)).toBeLessThan(9);
          expect(own.c).toBeLessThan(c * 2 + 0.015);
        }
      }),
      fewRuns,
    );
  });

  test('stand where their lightness says', () => {
    for (const { step, hex, isGiven } of shadesOf('#ff5533')) {
      if (!isGiven) expect(oklchOf(hex).l).toBeCloseTo(shadeSteps[step], 1);
    }
  });
});

/** Below it one step of a channel, as from #000000 to #000100, is up to 0.07 in lightness. */
const nearBlack = 0.12;

describe('harmonies', () => {
  const names = Object.keys(harmonies) as Harmony[];
  test.each(names)('%s: the colour itself, then its hue turned by the stated angles', (harmony) => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const colors = harmonyOf(hex, harmony);
        expect(colors[0]).toBe(hex);
        expect(colors).toHaveLength(harmonies[harmony].length);
        const from = oklchOf(hex);
        colors.forEach((color, i) => {
          const to = oklchOf(color);
          const turn = (harmonies[harmony][i] ?? 0) + from.h;
          expect(Math.abs(to.l - from.l)).toBeLessThan(from.l < nearBlack ? 0.07 : 0.03);
          if (from.c > 0.06 && to.c > 0.06) expect(turnBetween(to.h, turn)).toBeLessThan(13);
        });
      }),
      fewRuns,
    );
  });
});

describe('colour vision', () => {
  /** The library multiplies whatever three numbers it is given: here linear light, for which the matrices were made. */
  test.each([
    ['protan', filterDeficiencyProt(1)],
    ['deutan', filterDeficiencyDeuter(1)],
    ['tritan', filterDeficiencyTrit(1)],
  ] as const)('%s equals an independent library', (vision, filter) => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const [r, g, b] = lightOf(hex);
        const seen = filter({ mode: 'rgb', r, g, b }) as Rgb;
        expect(rgbOf(seenBy(vision, hex))).toEqual(rgbOfLight([seen.r, seen.g, seen.b]));
      }),
      runs,
    );
  });

  test('greys stay as they are, and without cones everything is grey of the same contrast to white', () => {
    for (const vision of visions) {
      for (const grey of ['#000000', '#3b3b3b', '#808080', '#ffffff']) {
        expect(seenBy(vision, grey)).toBe(grey);
      }
    }
    fc.assert(
      fc.property(anyHex, (hex) => {
        const seen = seenBy('achroma', hex);
        expect(new Set(rgbOf(seen)).size).toBe(1);
        expect(contrast(seen, '#ffffff') / contrast(hex, '#ffffff')).toBeCloseTo(1, 1);
      }),
      fewRuns,
    );
  });

  test('red and green of one lightness merge for protan and deutan, not for tritan', () => {
    expect(isMerged('deutan', '#b55a30', '#7d7a30')).toBe(true);
    expect(isMerged('tritan', '#b55a30', '#7d7a30')).toBe(false);
    expect(isMerged('deutan', '#808080', '#818181')).toBe(false);
  });
});
