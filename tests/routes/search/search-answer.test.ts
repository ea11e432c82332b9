import { beforeAll, describe, expect, test } from 'vitest';
import { familyHex } from '#domain/color/color.ts';
import { pageSize } from '#domain/limits.ts';
import { published } from '../../support/catalogue.ts';
import { addCategory, addPalette, addTypeface, addWebsite } from '../../support/factories.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { RENDER_LIMIT: { limit: async () => ({ success: true }) } });

beforeAll(async () => {
  const quiet = await addCategory({ name: 'Quiet pages', slug: 'quiet-pages' });
  await addWebsite({ title: 'The café', categories: [quiet] });
  await addTypeface({ name: 'Interval', slug: 'interval' });
  await addPalette({ name: 'Harbour', colors: ['#ff5533', '#102030'], tags: ['seaside'] });
  await addPalette({ colors: ['#0044cc', '#ffffff'], tags: ['seaside'] });
  await published();
  // The first search finds no index yet and has it made.
  await ask('/search?term=x');
});

describe('GET /v2/search', () => {
  test('gives all kinds in one answer', async () => {
    const answer = await bodyOf<{ data: Record<string, { slug: string }[]>; page: object }>(
      await ask('/v2/search?term=quiet'),
    );
    expect(Object.keys(answer.data)).toEqual([
      'websites',
      'palettes',
      'colors',
      'typefaces',
      'tags',
      'profiles',
      'categories',
      'locations',
    ]);
    expect(answer.data.categories).toMatchObject([{ slug: 'quiet-pages', count: 1 }]);
    expect(answer.page).toMatchObject({ number: 1, size: pageSize, total: 1, next: null });
  });

  test('holds the colour that was meant, palettes and the tags that they are found by', async () => {
    const dataAt = async (term: string) =>
      (
        await bodyOf<{ data: Record<string, { slug: string }[]> }>(
          await ask(`/v2/search?term=${encodeURIComponent(term)}`),
        )
      ).data;
    expect((await dataAt('blue')).colors).toEqual([
      { slug: 'blue', name: 'Blue', hex: familyHex.blue },
    ]);
    expect((await dataAt('#FF5533')).colors).toEqual([
      { slug: 'ff5533', name: '#ff5533', hex: '#ff5533' },
    ]);
    const { colors, tags, palettes } = await dataAt('seaside');
    expect(colors).toEqual([]);
    expect(tags).toMatchObject([{ slug: 'seaside', count: 2 }]);
    expect(palettes).toHaveLength(2);
    expect((await dataAt('interv')).typefaces).toMatchObject([{ slug: 'interval' }]);
  });

  test.each([
    ['/v2/search', 400],
    ['/v2/search?term=+', 400],
    ['/v2/search?term=many&page=2', 403],
  ])('%s is refused with %d', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});
