import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { lightnessContrast } from '#domain/color/apca.ts';
import { contrast } from '#domain/color/contrast.ts';
import { paletteSlug } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import type { Props } from '#routes/colors/palette/page.tsx';
import { dataOf, jsonLdOf, published } from '../../support/catalogue.ts';
import { addPalette, addWebsite } from '../../support/factories.ts';
import { addPaletteRow } from '../../support/palette-rows.ts';
import { site } from '../../support/site.tsx';

const ask = site();
const text = async (path: string) => (await (await ask(path)).text()).replaceAll('<!-- -->', '');
const palettePath = (...hexes: string[]) => `/colors/palettes/${hexes.join('-')}`;
const propsAt = async (path: string) => dataOf<{ data: Props }>(await text(path)).data;

const harbour = ['#ffeaad', '#d14334', '#1c2130', '#028f76', '#b3e099'];
const pier = ['#fff7e0', '#123a5c'];
const own = '/colors/palettes/ffeaad-d14334-1c2130-028f76-b3e099';

beforeAll(async () => {
  await addPaletteRow(harbour, {
    name: 'Harbour',
    tag: 'sea',
    source: 'A book',
    licence: 'CC0-1.0',
  });
  await addPaletteRow(['#ffeaad', '#d14334', '#1c2131']);
  await addWebsite({ title: 'The port', colors: harbour });
  const websites = [await addWebsite({ slug: 'the-pier', title: 'The pier', colors: pier })];
  await addPalette({ colors: pier, websites });
  await addWebsite({ title: 'Elsewhere', colors: ['#ff00ff'] });
  await published();
});

describe('GET /colors/palettes/{slug}', () => {
  test.each([
    ['another order', palettePath('d14334', 'ffeaad', '1c2130', '028f76', 'b3e099'), own],
    ['another case', own.toUpperCase().replace('/COLORS/PALETTES', '/colors/palettes'), own],
    ['a repeated colour', `${own}-b3e099`, own],
    [
      'upper case, not catalogued',
      palettePath('AABBCC', '112233'),
      palettePath('aabbcc', '112233'),
    ],
    ['repeated, not catalogued', palettePath('aabbcc', 'aabbcc'), palettePath('aabbcc')],
  ])('%s leads to the one address', async (_what, path, to) => {
    const answer = await ask(`${path}?x=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?x=1`]);
  });

  test('it leads to the page of each of its colours and to the websites whose colours it has', async () => {
    const html = await text(urls.palette(paletteSlug(pier)));
    for (const hex of pier) expect(html).toContain(`href="${urls.color(hex)}"`);
    const [, user] = /Colours of (.*?)<\/li>/.exec(html) ?? [];
    expect(user).toMatch(/^<a href="\/websites\/\d+-the-pier"[^>]*>The pier<\/a>$/);
  });

  test('a catalogued palette has its name, its tags and its source, and is for search engines', async () => {
    const html = await text(own);
    expect(html).toContain('<h1');
    expect(html).toContain('Harbour</h1>');
    expect(html).toContain('href="/colors/palettes/sea"');
    expect(html).toContain('Source: A book, CC0-1.0');
    expect(html).not.toContain('noindex');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:8787${own}"/>`);
    expect(jsonLdOf(html).map((block) => block['@type'])).toEqual([
      'CreativeWork',
      'BreadcrumbList',
    ]);
  });

  test('any other has a page that search engines leave out', async () => {
    const html = await text('/colors/palettes/aabbcc-112233');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('Not in the catalogue');
    expect(html).toContain('#aabbcc #112233</h1>');
  });

  test.each([1, 2, 8, 32])(
    'palettes of %i colours have a page, every pair in it',
    async (count) => {
      const hexes = Array.from({ length: count }, (_, i) =>
        (i * 524_287 + 4_096).toString(16).padStart(6, '0'),
      );
      const html = await text(palettePath(...hexes));
      const cells = html.match(/<b>\d+\.\d\d<\/b><span>Lc \d+<\/span>/g) ?? [];
      expect(cells).toHaveLength(count * (count - 1));
    },
  );

  test('33 colours and what is no list of six digits are 404', async () => {
    const many = Array.from({ length: 33 }, (_, i) => `0000${(16 + i).toString(16)}`);
    for (const path of [
      palettePath(...many),
      palettePath('ff5533', '12345'),
      palettePath('ff5533', ''),
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('the matrix gives both measures of each pair in either direction', async () => {
    const html = await text(own);
    for (const text of harbour) {
      for (const ground of harbour) {
        if (text === ground) continue;
        const [ratio, lc] = [contrast(text, ground), lightnessContrast(text, ground)];
        expect(html).toContain(
          `<b>${ratio.toFixed(2)}</b><span>Lc ${Math.round(Math.abs(lc))}</span>`,
        );
      }
    }
    expect(html).toContain('13.46</b>');
    expect(html).toContain('<span>Fails</span>');
  });

  test('says which pairs fail and what would pass, and which merge for whom', async () => {
    const html = await text(own);
    expect(html).toContain('Same hue, lightness moved the least that reaches 4.5.');
    expect(html.match(/\d\.\d\d passes/g)?.length).toBe(8);
    expect(await text('/colors/palettes/000000-ffffff')).toContain('Every pair reaches 4.5');
    expect(html).toContain('All stay apart');
    expect(await text('/colors/palettes/d14334-028f76')).toContain('merge');
  });

  test('each repair leads to the palette with the new colour in the place of the old one', async () => {
    const html = await text('/colors/palettes/ffffff-999999-000000');
    const [href = '', instead = ''] =
      /href="([^"]+)" rel="nofollow">Use (#[0-9a-f]{6})/.exec(html)?.slice(1) ?? [];
    expect(href).toBe(`/colors/palettes/ffffff-${instead.slice(1)}-000000`);
    expect(contrast('#ffffff', instead)).toBeGreaterThanOrEqual(4.5);
  });

  test('leads to the generator with its colours, and to each of its files', async () => {
    const html = await text(own);
    const slug = own.split('/').at(-1);
    expect(html).toContain(`href="/colors/generate?colors=${slug}"`);
    expect(html.match(new RegExp(`href="${own}/export/[a-z-]+"`, 'g'))?.length).toBe(14);
    const many = Array.from({ length: 9 }, (_, i) => `10203${i}`);
    const first = `/colors/generate?colors=${many.slice(0, 8).join('-')}`;
    expect(await text(palettePath(...many))).toContain(`href="${first}"`);
    expect(await text('/colors/palettes/ff5533')).not.toContain('href="/colors/generate?');
  });

  test.each([
    [harbour],
    [['#172a89', '#f7f7f3']],
    [['#808080']],
    [['#ffffff', '#fefefe', '#fdfdfd']],
  ])(
    'four layouts in the colours of %j: every shape is told from what it stands on',
    async (colors) => {
      const html = await text(palettePath(...colors.map((hex) => hex.slice(1))));
      const [, work = ''] = html.split('id="work"');
      const layouts = [...(work.split('</section>')[0] ?? '').matchAll(/<svg[^>]*>(.*?)<\/svg>/gs)];
      expect(layouts).toHaveLength(4);
      for (const [, drawing = ''] of layouts) {
        const shapes = [...drawing.matchAll(/<(?:rect|path|circle) [^>]*fill="(#\w{6})"([^>]*)/g)];
        const [ground, first, second] = shapes.map(([, fill, more]) =>
          `${fill}${more}`.slice(0, 7),
        );
        expect(first).not.toBe(ground);
        // Of two that lie on one another each is seen.
        if (second !== undefined && second === first) expect(drawing).toContain('fill-opacity');
      }
    },
  );

  test('mixes its colours in OKLab and in OKLCH, as drawings and as CSS', async () => {
    const html = await text('/colors/palettes/ff5533-101418');
    for (const space of ['oklab', 'oklch']) {
      expect(html).toContain(`linear-gradient(to right in ${space}, #ff5533, #101418)`);
      expect(html).toContain(`fill="url(#gradient-${space})"`);
    }
    expect(await text('/colors/palettes/ff5533')).not.toContain('linear-gradient(');
  });

  test('the websites that wear it come first, the nearest palettes without itself', async () => {
    const { websites, websiteReasons, palettes } = await propsAt(own);
    expect(websites.map(({ title }) => title)).toEqual(['The port', 'The pier', 'Elsewhere']);
    expect(websiteReasons[websites[0]?.id ?? 0]).toBe('The same colours');
    expect(palettes.map(({ slug }) => slug)).toEqual(['ffeaad-d14334-1c2131', paletteSlug(pier)]);
  });
});

test('a page says the same while nothing changes, and what is new at the next version', async () => {
  const colors = ['#0f0e17', '#ff8906'];
  const id = await addPalette({ name: 'Before', colors });
  await published();
  const uncached = { headers: { cookie: 'session=x' } };
  const headings = async () => {
    const page = await (await ask(palettePath('0f0e17', 'ff8906'), uncached)).text();
    return /<h1[^>]*>([^<]*)/.exec(page)?.[1];
  };
  expect([await headings(), await headings()]).toEqual(['Before', 'Before']);
  await env.DB.prepare('UPDATE palette SET name = ? WHERE id = ?').bind('After', id).run();
  await published();
  expect(await headings()).toBe('After');
});
