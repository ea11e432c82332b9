import { expect, test } from 'vitest';
import { allowedSlug, type Named } from '#domain/import/slug.ts';

test.each<[Named, string, string]>([
  ['category', '3-hexo', 'hexo-3'],
  ['website', '3-hexo', 'hexo-3'],
  ['category', '2024', 'category-2024'],
  ['location', '1770', 'location-1770'],
  ['typeface', '205', 'typeface-205'],
  ['category', '20-24', 'category-20-24'],
  ['website', '2024', '2024'],
  ['category', 'blue', 'blue-category'],
  ['location', 'popular', 'popular-location'],
  ['typeface', 'popular', 'popular-typeface'],
  ['typeface', 'super-fonts', 'super-fonts-typeface'],
  ['category', 'portfolio', 'portfolio'],
])('a %s called %s gets the slug %s', (kind, slug, allowed) => {
  expect(allowedSlug(kind, slug)).toBe(allowed);
});
