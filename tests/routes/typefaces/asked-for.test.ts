import { beforeAll, describe, expect, test } from 'vitest';
import type { TypefaceListing } from '#routes/typefaces/typeface-listing.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import { addTypeface, addWebsite } from '../../support/factories.ts';
import { site } from '../../support/site.tsx';
import { addFamily, addLanguage, type NewFace } from '../../support/typefaces.ts';
import { addWholeFace } from '../../support/whole-face.ts';

const ask = site();
const page = async (path: string) => (await ask(path)).text();
const named = async (path: string) => {
  const { rows } = dataOf<{ data: TypefaceListing }>(await page(path)).data;
  return rows.map(({ name }) => name);
};

const points = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const latin = points('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const vietnamese = points('ạệư');
const greek = points('αβγ');
const face = (given: Partial<NewFace>): NewFace => ({
  reading: 'whole file',
  italic: false,
  weights: [400, 400],
  widths: [100, 100],
  codePoints: latin,
  axes: [],
  features: [],
  shapes: { singleStoreyA: false, singleStoreyG: false, tellsIl1: false, tellsO0: false },
  ...given,
});

beforeAll(async () => {
  await addLanguage('vie_Latn', 'Latn', vietnamese);
  await addLanguage('ell_Grek', 'Grek', greek);
  const shapes = { singleStoreyA: true, singleStoreyG: true, tellsIl1: false, tellsO0: false };
  const clear = { singleStoreyA: false, singleStoreyG: true, tellsIl1: true, tellsO0: true };
  const families: [string, Partial<NewFace>[]][] = [
    ['Plain', [{}]],
    ['Figures', [{ features: ['onum', 'tnum'] }]],
    ['Caps', [{ features: ['onum', 'smcp'] }]],
    ['Lost', [{ reading: 'subset file', features: ['onum', 'tnum'] }]],
    ['Viet', [{ codePoints: [...latin, ...vietnamese] }]],
    ['Both', [{ codePoints: [...latin, ...vietnamese, ...greek] }]],
    ['Hint', [{ codePoints: [...latin, ...points('ạệ'), ...greek] }]],
    [
      'Wide',
      [{ widths: [75, 125], weights: [300, 800], axes: ['wght', 'wdth'] }, { italic: true }],
    ],
    ['Round', [{ shapes, axes: ['wdth'] }]],
    ['Clear', [{ shapes: clear }]],
  ];
  const ids: Record<string, number> = {};
  for (const [name, faces] of families)
    ids[name] = await addFamily({
      name,
      styles: ['serif'],
      types: ['free'],
      licence: 'OFL-1.1',
      catalogue: null,
      faces: faces.map(face),
    });
  for (const name of Object.keys(ids).filter((one) => !['Round', 'Both'].includes(one)))
    await addWebsite({ typefaces: [ids[name] ?? 0] });
  await addWebsite({ typefaces: [ids['Plain'] ?? 0, ids['Both'] ?? 0] });
  const axial = await addTypeface({ slug: 'axial', name: 'Axial' });
  await addWebsite({ typefaces: [axial] });
  await addWebsite({ typefaces: [axial] });
  await addWholeFace(axial, (row) => {
    row.facts.axes = [
      { tag: 'wght', name: 'Weight', least: 100, default: 400, most: 900, hidden: false },
    ];
    row.facts.weight = { least: 100, most: 900 };
  });
  await published();
});

describe('what users of other libraries have asked for', () => {
  test.each([
    ['filter by OpenType feature', 'features=onum&sort=alphabetical', ['Caps', 'Figures']],
    ['by two features at once', 'features=onum,smcp', ['Caps']],
    ['several languages at once', 'languages=vie_Latn,ell_Grek', ['Both']],
    [
      'only fonts that can draw my text',
      'sets=yes&text=%E1%BA%A1%E1%BB%87%CE%B1&sort=alphabetical',
      ['Both', 'Hint'],
    ],
    [
      'text written as letters and marks is drawn by what has the letters',
      'sets=yes&text=a%CC%A3e%CC%A3%CC%82&sort=alphabetical',
      ['Both', 'Hint', 'Viet'],
    ],
    ['by width', 'styles=serif&width=75', ['Wide']],
    ['by weight', 'weight=300-700&sort=alphabetical', ['Axial', 'Wide']],
    ['by italic', 'italic=yes', ['Wide']],
    ['by width, weight and italic', 'width=75-125&weight=300-700&italic=yes', ['Wide']],
    ['single-storey a', 'styles=serif&shapes=single-storey-a', ['Round']],
    ['single-storey g', 'shapes=single-storey-g&sort=alphabetical', ['Clear', 'Round']],
    ['single-storey a and g', 'shapes=single-storey-a,single-storey-g', ['Round']],
    ['distinguishable 1 I l O 0', 'shapes=clear-il1,clear-o0', ['Clear']],
    ['all fonts with an axis', 'axes=wdth&sort=alphabetical', ['Round', 'Wide']],
  ])('%s', async (_, query, wanted) => {
    expect(await named(`/typefaces?${query}`)).toEqual(wanted);
  });

  test("links to all fonts with an axis, from a typeface's page and from nowhere else a dead one", async () => {
    const html = await page('/typefaces/axial');
    const [, href = '', text] =
      /<a[^>]*href="(\/typefaces\?axes=[^"]*)"[^>]*>([^<]*)</.exec(html) ?? [];
    expect([href, text]).toEqual(['/typefaces?axes=wght', 'wght 100 to 900']);
    expect(await named(`${href}&sort=alphabetical`)).toEqual(['Axial', 'Wide']);
    expect(await page('/typefaces/plain')).not.toContain('/typefaces?axes=');
  });

  test('a tester whose settings survive sharing', async () => {
    const html = await page('/typefaces/axial?text=Shared&size=61&axes=wght:620&align=center');
    expect(html).toContain('Shared</textarea>');
    expect(html).toContain('font-weight: 620;');
    const href = (/<link href="([^"]+faces\.css[^"]*)"/.exec(html)?.[1] ?? '').replaceAll(
      '&amp;',
      '&',
    );
    expect(await page(href)).toMatch(
      /\.face-axial-tester \{[^}]*font-size: 61px; font-weight: 620;[^}]*text-align: center;/,
    );
  });

  test('sort by least used: those that no website here uses first', async () => {
    expect(await named('/typefaces?sort=least-used')).toEqual([
      'Round',
      'Both',
      'Caps',
      'Clear',
      'Figures',
      'Hint',
      'Lost',
      'Viet',
      'Wide',
      'Axial',
      'Plain',
    ]);
  });
});
