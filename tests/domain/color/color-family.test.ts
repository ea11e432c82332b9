import { describe, expect, test } from 'vitest';
import { familyOf } from '#domain/color/color-family.ts';

describe('the family of a colour', () => {
  test.each([
    ['black', ['#000000', '#0b0b0c', '#222222', '#1a1a2e']],
    ['white', ['#ffffff', '#f5f5f5', '#faf7f2', '#fffff0', '#faebd7']],
    ['grey', ['#333333', '#808080', '#c0c0c0', '#dddddd', '#708090']],
    ['red', ['#ff0000', '#dc143c', '#8b4513', '#ff5533', '#800000', '#fa8072']],
    ['yellow', ['#ffff00', '#ffa500', '#ffd700', '#808000', '#ff8c00']],
    ['green', ['#008000', '#00ff00', '#2e8b57', '#7fffd4', '#006400']],
    ['cyan', ['#00ffff', '#008080', '#40e0d0', '#add8e6']],
    ['blue', ['#0000ff', '#000080', '#1e90ff', '#635bff', '#87ceeb', '#0a2540']],
    ['magenta', ['#ff00ff', '#800080', '#ffc0cb', '#ff1493', '#8a2be2', '#4b0082']],
  ])('%s', (family, hexes) => {
    expect(hexes.map(familyOf)).toEqual(hexes.map(() => family));
  });
});
