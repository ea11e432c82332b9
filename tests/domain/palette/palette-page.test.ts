import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#domain/color/contrast.ts';
import { oklchOf } from '#domain/color/oklch.ts';
import { mergedBy, pairsOf, passes, repairsOf } from '#domain/palette/palette-pairs.ts';
import { byRole, inkOf, rolesOf } from '#domain/palette/palette-roles.ts';
import { anyHex, fewRuns } from '../../support/colors.ts';

const palette = fc.uniqueArray(anyHex, { minLength: 1, maxLength: 8 });

test('every two colours are a pair once', () => {
  fc.assert(
    fc.property(palette, (colors) => {
      const pairs = pairsOf(colors).map((pair) => [...pair].sort().join());
      expect(new Set(pairs).size).toBe((colors.length * (colors.length - 1)) / 2);
      expect(pairs).toHaveLength(new Set(pairs).size);
    }),
  );
});

test('every failing pair is repaired to 4.5 by the one colour that moves less, worst ones last', () => {
  fc.assert(
    fc.property(palette, (colors) => {
      const failing = pairsOf(colors).filter((pair) => !passes(pair));
      const repairs = repairsOf(colors, 28);
      expect(repairs).toHaveLength(failing.length);
      repairs.forEach(({ text, ground, ratio, instead, reached }, i) => {
        expect(ratio).toBeCloseTo(contrast(text, ground), 9);
        expect(reached).toBeCloseTo(contrast(instead, ground), 9);
        expect(ratio).toBeLessThan(4.5);
        expect(reached).toBeGreaterThanOrEqual(4.5);
        expect(ratio).toBeLessThanOrEqual(repairs[i - 1]?.ratio ?? 21);
      });
      expect(repairsOf(colors, 2)).toEqual(repairs.slice(0, 2));
    }),
    fewRuns,
  );
});

test('ground and text are the pair that contrasts most, the lighter one the ground', () => {
  fc.assert(
    fc.property(palette, (colors) => {
      const roles = rolesOf(colors);
      expect(roles.filter((role) => role === 'ground')).toHaveLength(1);
      expect(roles).toHaveLength(colors.length);
      if (colors.length === 1) return;
      const { ground, text } = byRole(colors);
      expect(contrast(ground, text)).toBe(
        Math.max(...pairsOf(colors).map((pair) => contrast(...pair))),
      );
      expect(oklchOf(ground).l).toBeGreaterThanOrEqual(oklchOf(text).l);
    }),
  );
});

test('what is written on a colour is read on it', () => {
  fc.assert(
    fc.property(palette, (colors) => {
      for (const ground of colors) {
        expect(contrast(inkOf(colors, ground), ground)).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});

test('the palette of the reference: roles, and what merges for whom', () => {
  const colors = ['#ffeaad', '#d14334', '#1c2130', '#028f76', '#b3e099'];
  expect(rolesOf(colors)).toEqual(['ground', 'accent', 'text', 'action', 'soft']);
  expect(mergedBy('tritan', colors)).toEqual([]);
  expect(mergedBy('achroma', ['#d14334', '#028f76'])).toHaveLength(1);
});
