import { expect, test } from 'vitest';
import { contrast } from '#domain/color/contrast.ts';

test('the contrast of two colours is that of WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#ff0000', '#ff0000')).toBe(1);
});
