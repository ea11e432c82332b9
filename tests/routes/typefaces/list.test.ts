import { beforeAll, expect, test } from 'vitest';
import type { TypefaceListing } from '#routes/typefaces/typeface-listing.ts';
import { dataOf, jsonLdOf, published } from '../../support/catalogue.ts';
import { signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';
import { addFamily, addLanguage, type NewFace, type NewFamily } from '../../support/typefaces.ts';

const ask = site();
const text = async (path: string, init?: RequestInit) => (await ask(path, init)).text();
const listOf = async (path: string) => dataOf<{ data: TypefaceListing }>(await text(path)).data;
const namesAt = async (path: string) => (await listOf(path)).rows.map(({ name }) => name).sort();

const latin = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  (letter) => letter.codePointAt(0) ?? 0,
);
const vietnamese = [0x1ea1, 0x1ec7, 0x1b0];

const face = (given: Partial<NewFace> = {}): NewFace => ({
  reading: 'whole file',
  italic: false,
  weights: [400, 400],
  widths: [100, 100],
  codePoints: latin,
  axes: [],
  features: [],
  shapes: { singleStoreyA: null, singleStoreyG: null, tellsIl1: null, tellsO0: null },
  ...given,
});

/** 120 families: every combination of a style, a reading, features, characters, a type and an italic. */
const families: NewFamily[] = [];
for (const style of ['serif', 'sans-serif'])
  for (const reading of ['whole file', 'subset file', 'catalogue'] as const)
    for (const features of [['onum', 'smcp'], ['onum'], []])
      for (const codePoints of [latin, [...latin, ...vietnamese]])
        for (const types of [['google-font'], ['free']])
          for (const axes of [[], ['wght']]) {
            if (features.length === 1 && axes.length > 0) continue;
            families.push({
              name: `Family ${String(families.length).padStart(3, '0')}`,
              styles: [style],
              types,
              licence: types[0] === 'free' ? 'MIT' : 'OFL-1.1',
              catalogue:
                reading === 'catalogue'
                  ? { weights: [400], italic: false, variable: axes.length > 0, subsets: ['latin'] }
                  : null,
              faces:
                reading === 'catalogue'
                  ? []
                  : [
                      face({
                        reading,
                        features,
                        codePoints,
                        axes,
                        weights: axes.length > 0 ? [300, 800] : [400, 400],
                      }),
                    ],
            });
          }

const namesWhere = (matches: (family: NewFamily) => boolean) =>
  families
    .filter(matches)
    .map(({ name }) => name)
    .sort();
const isWhole = ({ faces }: NewFamily) => faces[0]?.reading === 'whole file';
const maps = ({ faces }: NewFamily, points: number[]) =>
  points.every((point) => faces[0]?.codePoints.includes(point));
const has = ({ faces }: NewFamily, feature: string) =>
  faces[0]?.features.includes(feature) === true;

beforeAll(async () => {
  await addLanguage('vie_Latn', 'Latn', vietnamese);
  for (const family of families) await addFamily(family);
  await published();
}, 60_000);

test('GET /typefaces lists 48 families with their files, facts and the words of their reading', async () => {
  const html = await text('/typefaces');
  const { rows, total, pages } = await listOf('/typefaces');
  expect([rows.length, total, pages]).toEqual([48, families.length, 3]);
  expect(html).toContain('href="/typefaces?page=2"');
  expect(html.replaceAll('<!-- -->', '')).toContain('catalogue, no file here');
  const [line = ''] = /<p[^>]*data-face="face-\d+\.woff2"[^>]*>/.exec(html) ?? [];
  expect(line).toContain('data-weights="');
  const files = [...html.matchAll(/data-face="([^"]+)"/g)].map(([, file]) => file);
  expect(files.length).toBe(rows.filter(({ file }) => file !== null).length);
  expect(new Set(files).size).toBeLessThanOrEqual(48);
  expect(html).not.toMatch(/<link[^>]*(preload|stylesheet)[^>]*\/faces\//);
  expect(html).not.toMatch(/ style="/);
  expect(JSON.stringify(jsonLdOf(html))).toContain('"ItemList"');
});

test('a serif with old-style figures and Vietnamese: whole files only, and how many are unread', async () => {
  const path = '/typefaces?styles=serif&features=onum&languages=vie_Latn';
  const wanted = namesWhere(
    (family) =>
      family.styles[0] === 'serif' &&
      isWhole(family) &&
      has(family, 'onum') &&
      maps(family, vietnamese),
  );
  const { rows, unread } = await listOf(path);
  expect(rows.map(({ name }) => name).sort()).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ reading }) => reading))).toEqual(new Set(['whole file']));
  const serifs = families.filter(({ styles }) => styles[0] === 'serif');
  const mayHaveIt = serifs.filter((one) => !isWhole(one) && maps(one, vietnamese));
  expect(unread).toBe(mayHaveIt.length);
  expect((await text(path)).replaceAll('<!-- -->', '')).toContain(
    `Unread so far, and so unknown: ${unread} typefaces`,
  );
});

test('filters equal a recomputation, and each value says how many it leaves', async () => {
  const cases: [query: string, matches: (family: NewFamily) => boolean][] = [
    ['features=onum,smcp', (one) => isWhole(one) && has(one, 'onum') && has(one, 'smcp')],
    [
      'features=-onum&styles=serif',
      (one) => isWhole(one) && !has(one, 'onum') && one.styles[0] === 'serif',
    ],
    ['languages=vie_Latn&types=free', (one) => maps(one, vietnamese) && one.types[0] === 'free'],
    ['languages=vie_Latn&types=Free,Google Fonts', (one) => maps(one, vietnamese)],
    ['variable=yes&weight=300&weight=800', (one) => one.faces[0]?.weights[0] === 300],
    [
      'weight=500-700&licences=MIT',
      (one) => one.faces[0]?.weights[0] === 300 && one.licence === 'MIT',
    ],
    [
      'axes=wght&styles=serif',
      (one) => one.styles[0] === 'serif' && one.faces[0]?.axes.length === 1,
    ],
    [
      'sets=yes&text=%E1%BB%87&styles=serif',
      (one) => one.styles[0] === 'serif' && maps(one, [0x1ec7]),
    ],
    ['italic=yes', () => false],
  ];
  for (const [query, matches] of cases) {
    const path = `/typefaces?${query}`;
    expect([query, await namesAt(path)]).toEqual([query, namesWhere(matches)]);
  }
  const { facets } = await listOf('/typefaces?languages=vie_Latn');
  for (const { slug, count } of facets.types.values) {
    expect(count).toBe(namesWhere((one) => maps(one, vietnamese) && one.types[0] === slug).length);
  }
});

test('one list has one canonical link, whatever order, names or look it was asked by', async () => {
  const canonical = async (query: string) =>
    /rel="canonical" href="http:\/\/localhost:8787([^"]*)"/.exec(
      await text(`/typefaces?${query}`),
    )?.[1];
  const one = '/typefaces?types=free,google-font&amp;languages=vie_Latn';
  for (const query of [
    'types=free,google-font&languages=vie_Latn',
    'languages=vie_Latn&types=Google Fonts&types=Free',
    'languages=vie_Latn&types=google-font,free&view=grid&text=Hello&size=96',
  ]) {
    expect(await canonical(query)).toBe(one);
  }
  expect(await canonical('styles=serif')).toBe('/typefaces/serif-fonts');
  expect(await canonical('styles=serif&types=google-font')).toBe('/typefaces/google-serif-fonts');
});

test('own text and size go with every link, are not indexed and are never markup', async () => {
  const html = await text('/typefaces?text=%3Cb%3EXin+ch%C3%A0o%3C%2Fb%3E&size=90');
  expect(html).toContain('&lt;b&gt;Xin chào&lt;/b&gt;</p>');
  expect(html).not.toContain('<b>Xin');
  expect(html).toMatch(/<ul[^>]*data-size="96"/);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('sort=newest&amp;text=%3Cb%3EXin%20ch%C3%A0o%3C%2Fb%3E&amp;size=96');
});

test('an empty list names the filter to drop; unknown values are dropped and named', async () => {
  const html = (await text('/typefaces?styles=serif&italic=yes&licences=MIT')).replaceAll(
    '<!-- -->',
    '',
  );
  expect(html).toContain('No typeface has all of this');
  const left = namesWhere((one) => one.styles[0] === 'serif' && one.licence === 'MIT').length;
  expect(html).toContain(`Drop Italic: ${left} typefaces`);
  const dropped = await text('/typefaces?features=no-such-thing');
  expect(dropped).toContain('no-such-thing</b>');
  expect((await ask('/typefaces?page=4')).status).toBe(404);
});

test('pages of fonts: their own titles, one spelling each, and no others', async () => {
  const html = await text('/typefaces/google-sans-serif-fonts');
  expect(html).toContain('<title>Google sans serif fonts');
  expect(html).toContain(
    'rel="canonical" href="http://localhost:8787/typefaces/google-sans-serif-fonts"',
  );
  expect(await namesAt('/typefaces/google-sans-serif-fonts')).toEqual(
    namesWhere((one) => one.styles[0] === 'sans-serif' && one.types[0] === 'google-font'),
  );
  for (const [asked, right] of [
    ['google-font-fonts', 'google-fonts'],
    ['Serif-fonts', 'serif-fonts'],
    ['serif-google-fonts?page=1', 'google-serif-fonts?page=1'],
  ]) {
    const answer = await ask(`/typefaces/${asked}`);
    expect([asked, answer.status, answer.headers.get('location')]).toEqual([
      asked,
      301,
      `/typefaces/${right}`,
    ]);
  }
  for (const none of ['nothing-fonts', 'sans-fonts', '-fonts', 'free-google-fonts']) {
    expect([none, (await ask(`/typefaces/${none}`)).status]).toEqual([none, 404]);
  }
  const further = await ask('/typefaces/serif-fonts?features=onum');
  expect(further.headers.get('location')).toBe('/typefaces?styles=serif&features=onum');
});

test('GET /typefaces/popular ranks them under a title of its own', async () => {
  const html = await text('/typefaces/popular?page=2');
  expect(html).toContain('<title>Popular typefaces, page 2 of 3');
  expect(html).toMatch(/>49<\/span><a[^>]*href="\/typefaces\//);
});

test('GET /v2/typefaces is the same list; one family has its faces; further filtered pages are for supporters', async () => {
  const answer = await ask('/v2/typefaces?styles=serif&features=onum');
  const { data, page } = (await answer.json()) as {
    data: { name: string; slug: string }[];
    page: { total: number };
  };
  expect(data.map(({ name }) => name).sort()).toEqual(
    await namesAt('/typefaces?styles=serif&features=onum'),
  );
  expect(page.total).toBe(data.length);
  const one = await (await ask(`/v2/typefaces/${data[0]?.slug}`)).json();
  expect(one).toMatchObject({ data: { name: data[0]?.name, faces: [{ reading: 'whole file' }] } });
  expect((await ask('/v2/typefaces/nothing-like-it')).status).toBe(404);
  expect((await ask('/v2/typefaces?licences=MIT,OFL-1.1&page=2')).status).toBe(403);
  const { headers } = await signedIn({ supporter: true });
  expect((await ask('/v2/typefaces?licences=MIT,OFL-1.1&page=2', { headers })).status).toBe(200);
});
