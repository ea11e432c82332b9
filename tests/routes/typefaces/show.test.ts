import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { dataOf, jsonLdOf, published } from '../../support/catalogue.ts';
import { addProfile, addSlugHistory, addTypeface, addWebsite } from '../../support/factories.ts';
import { site } from '../../support/site.tsx';
import { addLanguage } from '../../support/typefaces.ts';
import { addWholeFace } from '../../support/whole-face.ts';

const ask = site();
const page = async (path: string) => (await ask(path)).text();

/** The rows of the fact sheet: label, value, source. */
function factsOf(html: string): Record<string, string> {
  const rows = html.matchAll(
    /<dt>([^<]+)<\/dt><dd[^>]*><span>(.*?)<\/span><small>([^<]*)<\/small>/g,
  );
  const plain = (value = '') => value.replaceAll(/<[^>]*>/g, '');
  return Object.fromEntries(
    [...rows].map(([, label, value, source]) => [label, `${plain(value)} | ${source}`]),
  );
}

const sheetOf = (html: string) =>
  (/<link href="([^"]+faces\.css[^"]*)"[^>]* disabled/.exec(html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  );

beforeAll(async () => {
  const norwester = await addTypeface({
    slug: 'norwester',
    name: 'Norwester',
    styles: ['display'],
  });
  await env.DB.prepare("UPDATE typeface SET licence = 'OFL-1.1', year = 2014 WHERE id = ?")
    .bind(norwester)
    .run();
  await addWholeFace(norwester);
  await addSlugHistory('typeface', 'norwester-old', norwester);
  const subset = await addTypeface({ slug: 'axial', name: 'Axial', styles: ['display', 'serif'] });
  await addWholeFace(subset, (row) => {
    row.reading = 'subset file';
    row.file = 'axial.woff2';
    row.facts.weight = { least: 100, most: 900 };
    row.facts.axes = [
      { tag: 'wght', name: 'Weight', least: 100, default: 400, most: 900, hidden: false },
      { tag: 'SOFT', name: 'Softness', least: 0, default: 0, most: 100, hidden: false },
    ];
  });
  await addTypeface({ slug: 'unheard', name: 'Unheard of' });
  await addLanguage('Testish', 'Latn', [0x41, 0x42]);
  await addLanguage('Otherish', 'Cyrl', [0x431]);
  await env.DB.batch(
    [
      ['Testish', 'Vext cwm fly zing jabs Kurd qoph', 1],
      ['Testish', 'Only words', 0],
      ['Otherish', 'БББ', 1],
    ].map((row) =>
      env.DB.prepare('INSERT INTO pangram (language, text, is_pangram) VALUES (?, ?, ?)').bind(
        ...row,
      ),
    ),
  );
  const maker = await addProfile({ slug: 'jamie', name: 'Jamie & Sons' });
  await env.DB.prepare('INSERT INTO typeface_designer (typeface_id, profile_id) VALUES (?, ?)')
    .bind(norwester, maker)
    .run();
  await addWebsite({ slug: 'wall', title: 'Wall of Nor', typefaces: [norwester] });
  await published();
});

// Read with opentype.js from the same file: 2048 units, ascender 1792, 118 glyphs, one stylistic set.
test('GET /typefaces/{slug} states what its whole file says, with method and day', async () => {
  const html = await page('/typefaces/norwester');
  const facts = factsOf(html);
  expect(facts.Glyphs).toBe(
    '118 | Read from the whole file of @fontsource/norwester@5.3.0, 28 Nov 2026',
  );
  expect(facts['Ascender, descender']).toMatch(/^0\.875, -0\.173 /);
  expect(facts['Cap height']).toMatch(/^0\.800 /);
  expect(facts.Axes).toMatch(/^None: static /);
  expect(facts.Designers).toBe('Jamie &amp; Sons | Source not recorded');
  expect(html).toContain('<a href="/directory/jamie"');
  expect(html).toContain('Vext cwm fly zing jabs Kurd qoph');
  expect(html).not.toMatch(/Only words|БББ/);
  expect(html).toContain('Flat top');
  expect(html).toContain('Testish');
  expect(html).not.toContain('Otherish');
  expect(html).toContain('Wall of Nor');
  expect(html).toContain('SIL Open Font License 1.1');
  expect(html).not.toMatch(/ style="/);
});

test('what only a subset file could tell is unknown, its axes are not', async () => {
  const facts = factsOf(await page('/typefaces/axial'));
  expect(facts.Axes).toMatch(/^wght 100 to 900, SOFT 0 to 100 /);
  for (const label of ['Glyphs', 'Features'])
    expect(facts[label]).toMatch(/^Unknown \| Not read: /);
});

test('a family without files says so', async () => {
  const html = await page('/typefaces/unheard');
  expect(html).toMatch(/No files of (<!-- -->)?Unheard of(<!-- -->)? are kept here/);
  expect(factsOf(html).Weights).toBe('Unknown | No file of it was read here');
  expect(html).not.toContain('as="font"');
});

test('machines get its name, licence and canonical address', async () => {
  const html = await page('/typefaces/norwester?size=40');
  expect(jsonLdOf(html)[0]).toMatchObject({
    '@type': 'CreativeWork',
    name: 'Norwester',
    copyrightYear: 2014,
    license: expect.stringContaining('openfontlicense.org'),
  });
  expect(html).toContain('rel="canonical" href="http://localhost:8787/typefaces/norwester"');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('old slugs and capitals lead to the right one for good, unknown ones nowhere', async () => {
  for (const slug of ['norwester-old', 'NORWESTER']) {
    const answer = await ask(`/typefaces/${slug}?size=40`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/typefaces/norwester?size=40');
  }
  for (const slug of ['nothing', 'no-such-fonts', '%3Cb%3E']) {
    expect((await ask(`/typefaces/${slug}`)).status).toBe(404);
    expect((await ask(`/typefaces/${slug}/faces.css`)).status).toBe(404);
  }
});

test('its style sheet is kept for good under its own print and no other', async () => {
  const href = sheetOf(await page('/typefaces/norwester'));
  const sheet = await ask(href);
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  const css = await sheet.text();
  expect(css).toContain('font-family: "Norwester";');
  expect(css).toContain('url("/assets/faces/abel.woff2")');
  const other = await ask('/typefaces/norwester/faces.css?v=other');
  expect(other.headers.get('cache-control')).toBe('no-store');
  expect(await other.text()).toBe(css);
});

test('its rules stand in the document, under the policy, and ask for no file before the first paint', async () => {
  const answer = await ask('/typefaces/norwester?size=33');
  const html = await answer.text();
  const [, inDocument = ''] = /<style data-faces-after[^>]*>([^<]*)<\/style>/.exec(html) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inDocument));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  const rules = (text: string) => text.match(/@font-face \{[^}]*\}|\.face-[^}]*\}/g)?.sort();
  expect(rules(inDocument)).toEqual(rules(await (await ask(sheetOf(html))).text()));
  const closed = inDocument.slice(0, inDocument.indexOf('\n}\n}\n') + 4);
  expect(closed.startsWith('@media (scripting: none) {')).toBe(true);
  expect(closed.match(/url\(/g)).toEqual(inDocument.match(/url\(/g));
  expect(inDocument).toContain('font-size: 33px');
  const payload = await (await ask('/typefaces/norwester/_payload.json')).text();
  expect(payload).toContain('faces.css');
  expect(payload).not.toContain('@media');
});

test('the tester is set by the address, before any script', async () => {
  const html = await page(
    '/typefaces/axial?text=Hi+%3Cb%3E&size=33&axes=SOFT:40,wght:650&align=right',
  );
  expect(html).toContain('Hi &lt;b&gt;</textarea>');
  expect(html).toContain('font-weight: 650;');
  const css = await (await ask(sheetOf(html))).text();
  expect(css).toMatch(
    /\.face-axial-tester \{[^}]*font-size: 33px; font-weight: 650; font-variation-settings: "SOFT" 40;[^}]*text-align: right;/,
  );
});

test('hostile tester values are clamped or left out', async () => {
  const asked =
    'size=99999&leading=-4&tracking=url(x)&align=</style>&italic=1&axes=wght:5000,SOFT:1e9,EVIL:1,__proto__:1&features=ss01:9,%22;}*{}';
  const html = await page(`/typefaces/axial?${asked}&text=${'x'.repeat(5_000)}`);
  const { typeface } = dataOf<{ data: { typeface: { tester: { state: object } } } }>(html).data;
  expect(typeface.tester.state).toEqual({
    text: 'x'.repeat(400),
    size: 320,
    leading: 0.7,
    tracking: 0,
    align: null,
    colors: null,
    isItalic: false,
    axes: { wght: 900 },
    features: {},
  });
});

test('a page with a set tester is never kept, one without is', async () => {
  const text = (n: number) => page(`/typefaces/norwester?text=NUMBER${n}`);
  expect(await text(1)).toContain('NUMBER1</textarea>');
  expect(await text(2)).toContain('NUMBER2</textarea>');
  expect(await page('/typefaces/norwester')).not.toContain('NUMBER');
});
