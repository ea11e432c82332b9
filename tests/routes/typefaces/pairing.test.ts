import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, jsonLdOf, published } from '../../support/catalogue.ts';
import { addSlugHistory, addTypeface, addWebsite } from '../../support/factories.ts';
import { site } from '../../support/site.tsx';
import { addPairing } from '../../support/typefaces.ts';
import { addWholeFace } from '../../support/whole-face.ts';

const ask = site();
const page = async (path: string) => (await ask(path)).text();
const path = '/typefaces/loud/pairing/loud-and-calm';

interface Row {
  label: string;
  values: (string | null)[];
  words: string | null;
}
const rowsOf = (html: string) => {
  const { contrast } = dataOf<{ data: { pairing: { contrast: Row[] } } }>(html).data.pairing;
  return Object.fromEntries(contrast.map((row) => [row.label, row]));
};

beforeAll(async () => {
  const loud = await addTypeface({ slug: 'loud', name: 'Loud', styles: ['display', 'serif'] });
  const calm = await addTypeface({ slug: 'calm', name: 'Calm', styles: ['sans-serif'] });
  const absent = await addTypeface({ slug: 'absent', name: 'Absent', styles: ['serif'] });
  await addTypeface({ slug: 'stranger', name: 'Stranger' });
  // 1000 units: 40 % and 50 % of the em, so that the second stands a quarter taller.
  await addWholeFace(loud, (row) => {
    row.file = 'loud.woff2';
    row.facts.weight = { least: 700, most: 700 };
    row.facts.codePoints = '20-7e,a0';
    const own = { unitsPerEm: 1000, xHeight: 400, averageWidth: 450, contrast: 0.2 };
    Object.assign(row.facts.metrics, own);
  });
  await addWholeFace(calm, (row) => {
    row.file = 'calm.woff2';
    row.facts.weight = { least: 100, most: 900 };
    row.facts.codePoints = '41-5a,61-7a,e9';
    const own = { unitsPerEm: 2000, xHeight: 1000, averageWidth: 990, contrast: 0.9 };
    Object.assign(row.facts.metrics, own);
  });
  const reason = 'One <b>shouts</b>, one does not.';
  const seen = ['https://www.shop.example/about', 'javascript:alert(1)'];
  const pairing = await addPairing(
    'loud-and-calm',
    [
      { typeface: loud, role: 'heading' },
      { typeface: calm, role: 'body' },
    ],
    { name: 'Loud and Calm', reason, seen },
  );
  await addSlugHistory('pairing', 'loud-with-calm', pairing);
  await addSlugHistory('typeface', 'lowder', loud);
  await addPairing('absent-and-calm', [
    { typeface: absent, role: null },
    { typeface: calm, role: null },
  ]);
  await addWebsite({ title: 'Uses both', typefaces: [loud, calm] });
  await addWebsite({ title: 'Uses one', typefaces: [loud] });
  await addWebsite({ title: 'Not out', typefaces: [loud, calm], status: 'to-review' });
  await published();
});

describe('GET /typefaces/{slug}/pairing/{pairingSlug}', () => {
  test('shows the faces in four layouts, with who uses both', async () => {
    const html = await page(path);
    for (const name of ['Article', 'Landing', 'Dashboard', 'Cards'])
      expect(html).toContain(`${name}</figcaption>`);
    expect(html).toContain('One &lt;b&gt;shouts&lt;/b&gt;, one does not.');
    expect(html).toContain('Uses both');
    expect(html).not.toContain('Uses one');
    expect(html).not.toContain('Not out');
    expect(html).toContain('href="https://www.shop.example/about"');
    expect(html).not.toContain('javascript:alert');
    expect(html).not.toMatch(/ style="/);
  });

  test('states the contrast of its roles in words, out of the facts of the files', async () => {
    const rows = rowsOf(await page(path));
    expect(rows.Kind?.words).toBe('Serif against sans serif: told apart at a glance.');
    expect(rows['Stroke contrast']?.words).toBe('Loud goes from thin to thick, Calm stays even.');
    expect(rows['x-height']).toEqual({
      label: 'x-height',
      values: ['0.400 em', '0.500 em'],
      words:
        'At one size the lower case of Calm stands 25 % taller; Loud at 1.25 times the size is level with it.',
    });
    expect(rows['Mean width']?.words).toBe(
      'Calm makes a line of text 10 % longer at the same size.',
    );
    expect(rows.Weights?.words).toBe('Loud has one weight; the other can be told to be louder.');
    // 52 letters of ASCII in both; the é is in one alone.
    expect(rows.Characters?.values).toEqual(['96 characters', '53 characters']);
    expect(rows.Characters?.words).toBe('52 of them in both.');
  });

  test('what nobody read is unknown, and is set in a stand-in that is named', async () => {
    const html = await page('/typefaces/absent/pairing/absent-and-calm');
    const rows = rowsOf(html);
    expect(rows['x-height']).toEqual({
      label: 'x-height',
      values: [null, '0.500 em'],
      words: null,
    });
    expect(html).toContain('Set in a stand-in where its files are not here or lack a letter');
    expect(html).toContain('No website here is known to use them together yet.');
  });

  test('it has one address, under its first face; every other way leads there or nowhere', async () => {
    for (const other of [
      '/typefaces/calm/pairing/loud-and-calm',
      '/typefaces/LOUD/pairing/loud-and-calm',
      '/typefaces/lowder/pairing/loud-and-calm',
      '/typefaces/loud/pairing/Loud-And-Calm',
      '/typefaces/loud/pairing/loud-with-calm',
    ]) {
      const answer = await ask(`${other}?x=1`);
      expect([other, answer.status]).toEqual([other, 301]);
      expect(answer.headers.get('location')).toBe(`${path}?x=1`);
    }
    for (const nothing of [
      '/typefaces/stranger/pairing/loud-and-calm',
      '/typefaces/nobody/pairing/loud-and-calm',
      '/typefaces/loud/pairing/nothing',
      '/typefaces/loud/pairing/%3Cb%3E',
      '/typefaces/loud/pairing',
    ])
      expect([nothing, (await ask(nothing)).status]).toEqual([nothing, 404]);
    const html = await page(path);
    expect(html).toContain(`rel="canonical" href="http://localhost:8787${path}"`);
    expect(jsonLdOf(html)[0]).toMatchObject({
      name: 'Loud and Calm',
      hasPart: [{ name: 'Loud' }, { name: 'Calm' }],
    });
    expect(await page('/typefaces/calm')).toContain(`href="${path}"`);
    expect(await page('/sitemap.xml')).toContain(
      `<loc>http://localhost:8787${path}</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>`,
    );
  });

  test('its sheet sets each role with the nearest weight that the files have, and is kept for good', async () => {
    const href = /href="([^"]+faces\.css[^"]+)"/.exec(await page(path))?.[1] ?? '';
    const sheet = await ask(href.replaceAll('&amp;', '&'));
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    const css = await sheet.text();
    expect(css).toMatch(
      /\.pair-loud-and-calm-heading \{ font-family: "Loud", [^}]*font-weight: 700;/,
    );
    expect(css).toMatch(/\.pair-loud-and-calm-body \{ font-family: "Calm", [^}]*font-weight: 400;/);
    expect(css).toContain('url("/assets/faces/loud.woff2")');
    expect((await ask('/typefaces/loud/pairing/nothing/faces.css')).status).toBe(404);
  });
});
