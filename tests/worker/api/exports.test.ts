import { beforeAll, describe, expect, test } from 'vitest';
import { formatList } from '#domain/export/format-list.ts';
import { published } from '../../support/catalogue.ts';
import { addTypeface, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { addPaletteRow } from '../../support/palette-rows.ts';
import { bodyOf, site } from '../../support/site.tsx';
import { addPairing } from '../../support/typefaces.ts';

const allow = { limit: async () => ({ success: true }) };
const ask = site(undefined, { WRITE_LIMIT: allow, RENDER_LIMIT: allow });
let website = '';
let bare = '';
let hidden = '';

beforeAll(async () => {
  const serif = await addTypeface({ slug: 'fraunces', name: 'Fraunces', styles: ['serif'] });
  const colors = [{ hex: '#ff5533', share: 0.6 }, '#101418'];
  const typefaces = [{ id: serif, role: 'heading' }];
  website = `${await addWebsite({ slug: 'linear', title: 'Linear', colors, typefaces })}-linear`;
  bare = `${await addWebsite({ slug: 'bare' })}-bare`;
  hidden = `${await addWebsite({ slug: 'hidden', colors, status: 'to-review' })}-hidden`;
  await addPaletteRow(['#ffeaad', '#028f76'], { name: 'Harbour “Light”' });
  await addPaletteRow(['#123456', '#654321']);
  const sans = await addTypeface({ slug: 'inter', name: 'Inter', styles: ['sans-serif'] });
  await addTypeface({ slug: 'spare', name: 'Spare' });
  await addPairing(
    'fraunces-and-inter',
    [
      { typeface: serif, role: 'heading' },
      { typeface: sans, role: 'body' },
    ],
    { name: 'Fraunces and Inter' },
  );
  await published();
});

describe("a website's files", () => {
  test('every format is there, as a download that nobody sniffs and search engines leave out', async () => {
    for (const { id, mediaType, extension } of formatList) {
      const answer = await ask(`/websites/${website}/export/${id}`);
      expect([id, answer.status]).toEqual([id, 200]);
      expect(answer.headers.get('content-type')).toBe(mediaType);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="${id === 'design-md' ? 'DESIGN.md' : `linear.${extension}`}"`,
      );
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(answer.headers.get('vary')).toBe('cookie');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(40);
    }
  });

  test('its colours have names, shares and its typefaces roles', async () => {
    const answer = await ask(`/websites/${website}/export/json`);
    const { title, colors, typefaces } = await bodyOf<{
      title: string;
      colors: { name: string; hex: string; share: number | null }[];
      typefaces: unknown[];
    }>(answer);
    expect(title).toBe('Linear');
    expect(colors.map(({ hex, share }) => [hex, share])).toEqual([
      ['#ff5533', 0.6],
      ['#101418', null],
    ]);
    for (const { name } of colors) expect(name).toMatch(/^\p{L}/u);
    expect(typefaces).toEqual([{ name: 'Fraunces', role: 'heading', generic: 'serif' }]);
  });

  test('with a session cookie it is not stored', async () => {
    const { headers } = await signedIn();
    const answer = await ask(`/websites/${website}/export/css`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('another slug leads to the right one', async () => {
    const [id] = website.split('-');
    const answer = await ask(`/websites/${id}-other/export/scss`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `/websites/${website}/export/scss`,
    ]);
  });

  test.each([
    ['no such format', () => `/websites/${website}/export/exe`],
    ['a name that objects have', () => `/websites/${website}/export/constructor`],
    ['nothing known', () => `/websites/${bare}/export/css`],
    ['not published', () => `/websites/${hidden}/export/css`],
    ['no such website', () => '/websites/999999999999999-a/export/css'],
  ])('%s: 404, not stored', async (_, path) => {
    const answer = await ask(path());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe("a palette's files", () => {
  test('any palette has them, without a row in the database', async () => {
    const answer = await ask('/colors/palettes/ffeaad-d14334-1c2130/export/css');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="ffeaad-d14334-1c2130.css"',
    );
    const css = await answer.text();
    expect([...css.matchAll(/: (#[0-9a-f]{6});/g)].map(([, hex]) => hex)).toEqual([
      '#ffeaad',
      '#d14334',
      '#1c2130',
    ]);
  });

  test('capitals and repeats lead to the canonical address', async () => {
    const answer = await ask('/colors/palettes/FFEAAD-d14334-ffeaad/export/ase');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/colors/palettes/ffeaad-d14334/export/ase',
    ]);
  });

  test.each(['ffeaad-028f76', '028f76-ffeaad'])(
    'a catalogued one carries its name, in the order that was asked for: %s',
    async (slug) => {
      const answer = await ask(`/colors/palettes/${slug}/export/json`);
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="harbour-light.json"',
      );
      const { title, colors } = await bodyOf<{ title: string; colors: { hex: string }[] }>(answer);
      expect(title).toBe('Harbour “Light”');
      expect(colors.map(({ hex }) => hex.slice(1)).join('-')).toBe(slug);
    },
  );

  test('one that nobody named is called after its colours', async () => {
    const answer = await ask('/colors/palettes/123456-654321/export/gpl');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="123456-654321.gpl"',
    );
  });

  test('32 colours are a palette, 33 are none', async () => {
    const slug = (count: number) =>
      Array.from({ length: count }, (_, at) => (0x100000 + at).toString(16)).join('-');
    expect((await ask(`/colors/palettes/${slug(32)}/export/gpl`)).status).toBe(200);
    expect((await ask(`/colors/palettes/${slug(33)}/export/gpl`)).status).toBe(404);
    expect((await ask('/colors/palettes/warm/export/gpl')).status).toBe(404);
  });
});

describe("a pairing's files", () => {
  const path = '/typefaces/fraunces/pairing/fraunces-and-inter/export';

  test('hold its typefaces in their roles, under the name of the pairing', async () => {
    const answer = await ask(`${path}/json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="fraunces-and-inter.json"',
    );
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const { title, typefaces } = await bodyOf<{ title: string; typefaces: unknown[] }>(answer);
    expect(title).toBe('Fraunces and Inter');
    expect(typefaces).toEqual([
      { name: 'Fraunces', role: 'heading', generic: 'serif' },
      { name: 'Inter', role: 'body', generic: 'sans-serif' },
    ]);
  });

  test.each(formatList.map(({ id, holds }) => [id, holds === 'colors' ? 404 : 200]))(
    '%s: %d, since a pairing has no colours',
    async (format, status) => {
      expect((await ask(`${path}/${format}`)).status).toBe(status);
    },
  );

  test.each([
    ['its other face', '/typefaces/inter/pairing/fraunces-and-inter'],
    ['capitals', '/typefaces/Fraunces/pairing/Fraunces-and-Inter'],
  ])('under %s they lead where its page leads', async (_, other) => {
    const answer = await ask(`${other}/export/css`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${path}/css`]);
    expect((await ask(other)).headers.get('location')).toBe(path.replace('/export', ''));
  });

  test.each([
    ['a typeface that is not in it', '/typefaces/spare/pairing/fraunces-and-inter/export/css'],
    ['no such pairing', '/typefaces/fraunces/pairing/none/export/css'],
    ['no such format', `${path}/exe`],
  ])('%s: 404, not stored', async (_, other) => {
    const answer = await ask(other);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

test('robots are kept out of all of them', async () => {
  expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /*/export/');
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('/export/');
});

test('one address gets so many files and no more', async () => {
  const strict = site(undefined, { RENDER_LIMIT: { limit: async () => ({ success: false }) } });
  const answer = await strict('/colors/palettes/ffeaad/export/png');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
});
