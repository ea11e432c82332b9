import { expect, test } from 'vitest';
import type { IndexedPalette } from '#domain/palette/palette-index.ts';
import { paletteFinder } from '#domain/palette/palette-named.ts';

const named = (id: number, name: string | null, score = 0): IndexedPalette => [
  id,
  id.toString(16).padStart(6, '0'),
  name,
  id,
  score,
  0,
];
const palettes = [
  named(1, 'Warm harbour'),
  named(2, null),
  named(3, 'Évora evening', 2),
  named(4, 'Warmth'),
];
const terms = {
  tags: [
    { slug: 'warm', name: 'Warm', members: [1, 2] },
    { slug: 'high-contrast', name: 'High contrast', members: [1] },
  ],
} as unknown as Parameters<typeof paletteFinder>[0]['terms'];
const find = paletteFinder({ palettes, terms });

test('names come before tags, among equals the most used, then the newest', () => {
  expect(find('warm', 10)).toEqual({ ids: [4, 1, 3, 2], total: 4 });
  expect(find('warm', 2)).toEqual({ ids: [4, 1], total: 4 });
});

test('each word begins a word of the name or of a tag, whatever accents and case', () => {
  expect(find('EVORA', 10).ids).toEqual([3]);
  expect(find('warm eve', 10).ids).toEqual([3]);
  expect(find('contr warm', 10).ids).toEqual([2]);
  expect(find('arm', 10)).toEqual({ ids: [], total: 0 });
  expect(find('“ ”', 10)).toEqual({ ids: [], total: 0 });
});
