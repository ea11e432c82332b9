import { beforeAll, describe, expect, test } from 'vitest';
import { familiesInOrder } from '#domain/color/color.ts';
import { difference, oklabOf } from '#domain/color/oklab.ts';
import type { Props as ColorProps } from '#routes/colors/color/page.tsx';
import type { Props as ListProps } from '#routes/colors/list/page.tsx';
import { dataOf, jsonLdOf, published } from '../../support/catalogue.ts';
import { addWebsite } from '../../support/factories.ts';
import { addPaletteRow } from '../../support/palette-rows.ts';
import { site } from '../../support/site.tsx';

const ask = site();
const text = async (path: string) => (await ask(path)).text();
const colorAt = async (path: string) => dataOf<{ data: ColorProps }>(await text(path)).data;
const listAt = async (path: string) => dataOf<{ data: ListProps }>(await text(path)).data;

/** Sixty websites with two colours each, drawn by a rule that has nothing to do with nearness. */
const websites: { id: number; colors: string[] }[] = [];

beforeAll(async () => {
  for (let i = 0; i < 60; i += 1) {
    const colors = [i * 279_551, i * 613_913 + 77].map(
      (value) => `#${(value % 0x1000000).toString(16).padStart(6, '0')}`,
    );
    websites.push({ id: await addWebsite({ title: `Website ${i}`, colors }), colors });
  }
  await addWebsite({ title: 'Hidden', status: 'backlog', colors: ['#ff5533'] });
  await addWebsite({ title: 'Unseen' });
  await addPaletteRow(['#ff5533', '#112233'], { name: 'Ember', tag: 'sanzo-wada' });
  await published();
});

describe('GET /colors', () => {
  test('shows the nine families with the websites of each, and a plane of cells that lead to their colours', async () => {
    const html = await text('/colors');
    const { families } = dataOf<{ data: ListProps }>(html).data;
    expect(families.map(({ slug }) => slug)).toEqual([...familiesInOrder]);
    expect(families.some(({ websites: count }) => count > 0)).toBe(true);
    for (const { slug } of families) expect(html).toContain(`href="/colors/${slug}"`);
    const cells = html.match(/<a href="\/colors\/[0-9a-f]{6}" aria-label="#[0-9a-f]{6}" data-at=/g);
    expect(cells?.length).toBeGreaterThan(100);
    expect(html.match(/data-at="[0-9 ]+"><rect/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/colors"/>');
  });

  test('takes the hue from the address; another one is another plane', async () => {
    expect((await listAt('/colors?hue=200')).hue).toBe(200);
    expect((await listAt('/colors?hue=200')).hex).not.toBe((await listAt('/colors')).hex);
    for (const bad of ['360', '-1', 'red', '1e3', '']) {
      expect((await listAt(`/colors?hue=${bad}`)).hue).toBeLessThan(360);
    }
  });

  test.each([
    ['ff5533', 'ff5533'],
    ['#F53', 'ff5533'],
    ['rgb(255, 85, 51)', 'ff5533'],
    ['hsl(10 100% 60%)', 'ff5533'],
    ['oklch(0.6782 0.21169 33.19)', 'ff5533'],
  ])('a typed %s leads to its page', async (typed, hex) => {
    const answer = await ask(`/colors?color=${encodeURIComponent(typed)}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/colors/${hex}`]);
  });

  test('what is no colour is kept in the field and said', async () => {
    const html = await text('/colors?color=%3Cb%3Evermilion');
    expect(html).toContain('This is no colour that can be read');
    expect(html).toContain('value="&lt;b&gt;vermilion"');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
});

describe('GET /colors/{x}', () => {
  test.each([
    ['/colors/FF5533', '/colors/ff5533'],
    ['/colors/f53', '/colors/ff5533'],
    ['/colors/F53?page=2', '/colors/ff5533?page=2'],
    ['/colors/%23ff5533', '/colors/ff5533'],
    ['/colors/RED', '/colors/red'],
    ['/colors/sanzo-wada', '/colors/palettes/sanzo-wada'],
    ['/colors/Sanzo-Wada', '/colors/palettes/sanzo-wada'],
  ])('%s leads to %s for good', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  test('a family comes before a hex, a hex before a tag, everything else is 404', async () => {
    expect((await colorAt('/colors/red')).isFamily).toBe(true);
    // Six letters that are digits too.
    expect((await colorAt('/colors/facade')).hex).toBe('#facade');
    for (const path of [
      '/colors/nothing',
      '/colors/ff55',
      '/colors/ff553380',
      '/colors/%23',
      '/colors/g00000',
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('families are for search engines and kept, other colours are neither', async () => {
    const [family, hex] = [await ask('/colors/red'), await ask('/colors/ff5533')];
    expect([family.status, hex.status]).toEqual([200, 200]);
    expect(await family.text()).not.toContain('noindex');
    const html = await hex.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/colors/ff5533"/>');
  });

  test('all websites with a colour come, page by page, in the order of a naive look', async () => {
    const apart = (colors: readonly string[]) =>
      Math.min(...colors.map((own) => difference(oklabOf(own), oklabOf('#ff5533'))));
    const naive = [...websites]
      .sort((a, b) => apart(a.colors) - apart(b.colors))
      .map(({ id }) => id);
    const [first, second] = [
      await colorAt('/colors/ff5533'),
      await colorAt('/colors/ff5533?page=2'),
    ];
    expect(first).toMatchObject({ total: 60, pages: 2, page: 1 });
    expect([...first.cards, ...second.cards].map(({ id }) => id)).toEqual(naive);
    const reason = first.reasons[naive[0] ?? 0];
    expect(reason).toMatch(/^Its #[0-9a-f]{6}, ΔE \d+\.\d$/);
    const past = await ask('/colors/ff5533?page=3');
    expect(past.status).toBe(404);
    expect(await past.text()).toContain('/colors/ff5533?page=2');
  });

  test('says what stands on it, in words, and its values in every notation', async () => {
    const html = (await text('/colors/767676')).replaceAll('<!-- -->', '');
    expect(html).toContain('White text: 4.54, Lc 77, passes AA, any text');
    expect(html).toContain('Black text: 4.62, Lc 33, passes AA, any text');
    const orange = await text('/colors/ff5533');
    for (const value of [
      'rgb(255 85 51)',
      'hsl(10 100% 60%)',
      'oklch(0.6782 0.21169 33.19)',
      'color(display-p3 0.9254 0.3826 0.2572)',
    ]) {
      expect(orange).toContain(`<code>${value}</code>`);
    }
  });

  test('palettes that hold it come nearest first', async () => {
    const { palettes, paletteReasons } = await colorAt('/colors/ff5533');
    expect(palettes.map(({ slug }) => slug)).toEqual(['ff5533-112233']);
    expect(Object.values(paletteReasons)).toEqual(['It holds the colour itself']);
  });

  test('its structured data lists what it shows', async () => {
    const [list, crumbs] = jsonLdOf(await text('/colors/red'));
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 60 });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});
