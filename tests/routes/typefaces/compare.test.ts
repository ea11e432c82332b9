import { beforeAll, expect, test } from 'vitest';
import type { ComparePage } from '#domain/typeface/compare-page.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import { addSlugHistory, addTypeface } from '../../support/factories.ts';
import { site } from '../../support/site.tsx';
import { addFamily, addLanguage } from '../../support/typefaces.ts';
import { addWholeFace } from '../../support/whole-face.ts';

const ask = site();
const read = async (query: string) => {
  const html = await (await ask(`/typefaces/compare${query}`)).text();
  return { html: html.replaceAll('<!-- -->', ''), ...dataOf<{ data: ComparePage }>(html).data };
};
const rowOf = ({ rows }: ComparePage, label: string) =>
  rows.find((row) => row.label === label)?.values;

beforeAll(async () => {
  await addLanguage('eng_Latn', 'Latn', [0x41, 0x42]);
  const norwester = await addTypeface({ slug: 'norwester', name: 'Norwester' });
  await addWholeFace(norwester);
  await addSlugHistory('typeface', 'norwester-old', norwester);
  await addTypeface({ slug: 'unheard-of', name: 'Unheard of' });
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
    await addFamily({
      name,
      styles: ['serif'],
      types: [],
      licence: 'MIT',
      catalogue: null,
      faces: [
        {
          reading: name === 'Two' ? 'subset file' : 'whole file',
          italic: false,
          weights: [300, 800],
          widths: [75, 125],
          codePoints: [0x41, 0x42],
          axes: ['wght', 'wdth'],
          features: ['onum', 'smcp'],
          shapes: { singleStoreyA: true, singleStoreyG: null, tellsIl1: false, tellsO0: true },
        },
      ],
    });
  await published();
});

const slugOf = async (name: string) => {
  const { data } = (await (await ask('/v2/typefaces')).json()) as {
    data: { name: string; slug: string }[];
  };
  return data.find((one) => one.name === name)?.slug ?? '';
};

// Norwester read with opentype.js: 2048 units, ascender 1792, descender -354.
test('faces stand in the order asked for, fact beside fact, each in its own class', async () => {
  const one = await slugOf('One');
  const page = await read(`?faces=${one},norwester&text=AB&size=50`);
  expect(page.faces.map(({ name }) => name)).toEqual(['One', 'Norwester']);
  expect(rowOf(page, 'x-height')?.[0]).toBe('0.500');
  expect(rowOf(page, 'Cap height')).toEqual(['0.700', '0.800']);
  expect(rowOf(page, 'Ascender')).toEqual(['0.900', '0.875']);
  expect(rowOf(page, 'Weights')?.[0]).toBe('300 to 800');
  expect(rowOf(page, 'Widths')?.[0]).toBe('75 % to 125 %'.replace(' % to', ' to'));
  expect(rowOf(page, 'Features')?.[0]).toBe('2: onum smcp');
  expect(rowOf(page, 'Scripts')).toEqual(['Latin 1', 'Latin 1']);
  expect(rowOf(page, 'Licence')?.[0]).toBe('MIT License');
  expect(rowOf(page, 'Letters')?.[0]).toBe(
    'single-storey a, does not tell 1 I l apart, tells O 0 apart',
  );
  expect(page.html).toContain(`class="_set_`);
  expect(page.html).toMatch(/face-norwester" dir="auto">AB</);
  expect(page.html).toContain('data-size="48"');
  expect(page.html).not.toMatch(/ style="/);
});

test('what only whole files tell is unknown of others, and so is everything of a family without files', async () => {
  const page = await read(`?faces=${await slugOf('Two')},unheard-of`);
  expect(rowOf(page, 'Features')).toEqual([null, null]);
  expect(rowOf(page, 'x-height')).toEqual(['0.500', null]);
  expect(rowOf(page, 'Read from')).toEqual(['subset file', 'no file here']);
  expect(page.html).toContain('No file of it is here');
});

test('its style sheet holds what it is set in, kept for good under its own print alone', async () => {
  const { sheet, html } = await read('?faces=norwester,unheard-of');
  expect(html).toContain(`href="${sheet?.replaceAll('&', '&amp;')}"`);
  const answer = await ask(sheet ?? '');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toContain('.face-norwester {');
  const other = await ask('/typefaces/compare/faces.css?faces=norwester&v=other');
  expect(other.headers.get('cache-control')).toBe('no-store');
  expect((await ask('/typefaces/compare/faces.css?faces=nothing')).status).toBe(404);
});

test('none, one, names, unknown ones and more than six: each is said', async () => {
  const none = await read('');
  expect(none.html).toContain('Nothing to compare yet');
  expect(none.html).toMatch(/<input[^>]*type="checkbox"[^>]*name="faces"[^>]*value="norwester"/);
  expect((await read('?faces=Norwester')).html).toContain('Tick another to see two side by side');
  const unknown = await read('?faces=Unheard+Of&faces=<b>,norwester&faces=norwester');
  expect(unknown.faces.map(({ slug }) => slug)).toEqual(['unheard-of', 'norwester']);
  expect(unknown.dropped).toEqual(['b']);
  expect(unknown.html).toContain('no typeface here is called so: <b>b</b>');
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Norwester', 'Unheard of'];
  const slugs = await Promise.all(names.map(slugOf));
  const many = await read(`?faces=${slugs.join(',')}`);
  expect([many.faces.length, many.beyond, many.more]).toEqual([6, ['Unheard of'], []]);
});

test('a slug that a typeface had before leads to the present one', async () => {
  const answer = await ask('/typefaces/compare?faces=unheard-of,norwester-old&size=64');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/typefaces/compare?faces=unheard-of,norwester&size=64',
  ]);
});

test('it is not indexed, not in the sitemap, and never kept', async () => {
  const first = await read('?faces=norwester&text=FIRST');
  expect(first.html).toContain('name="robots" content="noindex"');
  expect((await read('?faces=norwester&text=SECOND')).html).toContain('SECOND');
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('/typefaces/compare');
});

test('hostile addresses neither break it nor come back as markup', async () => {
  for (const query of [
    `?faces=${'a,'.repeat(5_000)}`,
    '?faces=%ff%00,../..,constructor,__proto__',
    `?faces=${encodeURIComponent('"><script>alert(1)</script>')}&text=${encodeURIComponent('</p><script>')}`,
  ]) {
    const answer = await ask(`/typefaces/compare${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/<script>alert|<\/p><script>/);
  }
});
