import { beforeAll, expect, test } from 'vitest';
import { dayOf } from '#domain/day.ts';
import type { Props } from '#routes/home/page.tsx';
import { dataOf, published } from '../../support/catalogue.ts';
import { addPalette, addTypeface, addVisitors, addWebsite } from '../../support/factories.ts';
import { site } from '../../support/site.tsx';
import { addFamily } from '../../support/typefaces.ts';

const ask = site();
const latin = Array.from({ length: 0x5f }, (_, i) => 0x20 + i);
const websites: number[] = [];

beforeAll(async () => {
  const face = {
    reading: 'whole file' as const,
    italic: false,
    weights: [400, 400] as [number, number],
    widths: [100, 100] as [number, number],
    codePoints: latin,
    axes: [],
    features: [],
    shapes: { singleStoreyA: null, singleStoreyG: null, tellsIl1: null, tellsO0: null },
  };
  const family = { styles: ['serif'], types: [], licence: null, catalogue: null };
  await addFamily({ ...family, name: 'Here', faces: [face] });
  const away = await addTypeface({ name: 'Elsewhere', slug: 'elsewhere' });
  for (let n = 0; n < 20; n++)
    websites.push(await addWebsite({ title: `Site ${n}`, typefaces: n === 19 ? [away] : [] }));
  await addPalette({ name: 'Harbour', colors: ['#ff5533', '#102030'] });
  await published();
  // The first reader finds no index yet and has it made.
  await ask('/');
});

async function home(): Promise<{ html: string; data: Props }> {
  const html = await (await ask('/')).text();
  return { html, data: dataOf<{ data: Props }>(html).data };
}

const titles = (cards: Props['popular']) => cards.map(({ title }) => title);

test('GET / names the three indexes with their true counts', async () => {
  const { html, data } = await home();
  expect(data.totals).toEqual({ websites: 20, typefaces: 2, palettes: 1 });
  for (const [name, href, count] of [
    ['Websites', '/websites', 20],
    ['Typefaces', '/typefaces', 2],
    ['Palettes', '/colors/palettes', 1],
  ])
    expect(html).toMatch(new RegExp(`<a href="${href}">${name}</a><span>${count}</span>`));
});

test('GET / shows typefaces whose files are here, and palettes', async () => {
  const { html, data } = await home();
  expect(data.typefaces.map(({ name }) => name)).toEqual(['Here']);
  expect(html).toMatch(/data-face="face-\d+\.woff2"/);
  expect(data.palettes.map(({ name }) => name)).toEqual(['Harbour']);
});

test('a ranking that is too short is followed by newest websites that stand nowhere else', async () => {
  await addVisitors(websites[3] ?? 0, dayOf(Date.now()), 5);
  await published();
  const { html, data } = await home();
  expect(titles(data.popular)).toEqual(['Site 3']);
  expect(html).toContain('Not counted yet: newest');
  expect(titles(data.uncounted)).toEqual(['Site 11', 'Site 10', 'Site 9', 'Site 8', 'Site 7']);
  const shown = [...titles(data.newest), ...titles(data.uncounted), ...titles(data.popular)];
  expect(new Set(shown).size).toBe(shown.length);
});

test('GET /websites/popular says below a short ranking what was not counted yet', async () => {
  const html = await (await ask('/websites/popular')).text();
  const { data } = dataOf<{ data: { cards: unknown[]; uncounted: { title: string }[] } }>(html);
  expect(data.cards).toHaveLength(1);
  expect(data.uncounted).toHaveLength(12);
  expect(data.uncounted[0]?.title).toBe('Site 19');
  expect(html).toContain('Not counted yet: newest');
  const past = await (await ask('/websites/popular/2025-03')).text();
  expect(past).not.toContain('Not counted yet');
});

test('four that were counted are a ranking of their own', async () => {
  for (const n of [4, 5, 6]) await addVisitors(websites[n] ?? 0, dayOf(Date.now()), n);
  await published();
  const { html, data } = await home();
  expect(titles(data.popular)).toEqual(['Site 6', 'Site 5', 'Site 3', 'Site 4']);
  expect(html).not.toContain('Not counted yet');
});
