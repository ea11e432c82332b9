import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PaletteListing } from '#routes/colors/palette-listing.ts';
import { dataOf, jsonLdOf, published } from '../../support/catalogue.ts';
import { addPalette, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site();
const text = async (path: string, init?: RequestInit) => (await ask(path, init)).text();
const listOf = async (path: string, init?: RequestInit) =>
  dataOf<{ data: PaletteListing }>(await text(path, init)).data;
const slugsAt = async (path: string) => (await listOf(path)).palettes.map(({ slug }) => slug);

/** 60 dark pairs of near black and a colour of blue, and four palettes that stand out. */
beforeAll(async () => {
  for (let i = 0; i < 60; i += 1)
    await addPalette({
      colors: ['#0b0b0f', `#2040${(0x80 + i).toString(16)}`],
      name: `Pair ${String(i).padStart(2, '0')}`,
      tags: ['night-shift'],
      added: i,
    });
  const website = await addWebsite({ title: 'Café Cuvée' });
  await addPalette({ colors: ['#ffcad4', '#ffe5d9', '#d8e2dc'], name: 'Blossom', added: 100 });
  await addPalette({ colors: ['#ff5533', '#ffffff', '#111111'], added: 101, websites: [website] });
  await addPalette({ colors: ['#ff6a48'], name: '<b>"Ember" & ash</b>', added: 102 });
  await published();
}, 60_000);

describe('GET /colors/palettes', () => {
  test('lists 48, newest first, as links named by title or colours, with hearts and swatches', async () => {
    const html = await text('/colors/palettes');
    const { palettes, total, pages } = await listOf('/colors/palettes');
    expect([palettes.length, total, pages]).toEqual([48, 63, 2]);
    expect(palettes.slice(0, 3).map(({ slug }) => slug)).toEqual([
      'ff6a48',
      'ff5533-ffffff-111111',
      'ffcad4-ffe5d9-d8e2dc',
    ]);
    expect(html).toContain('aria-label="Results"');
    expect(html).toMatch(
      /<a href="\/colors\/palettes\/ff5533-ffffff-111111"[^>]*>#ff5533 #ffffff #111111<\/a>/,
    );
    expect(html).toContain('aria-label="Add Blossom to favourites"');
    expect(html).toContain('aria-label="Add Blossom to a collection"');
    expect(html).toContain('fill="#ffcad4"');
    expect(html).toContain('href="/colors/palettes?page=2"');
    expect(html).toContain('&lt;b&gt;&quot;Ember&quot; &amp; ash&lt;/b&gt;');
    expect(html).not.toContain('<b>"Ember"');
    expect(html).not.toMatch(/ style="/);
  });

  test('words: each begins one of a name or a tag; one pill, no index, page 1 for all', async () => {
    expect(await slugsAt('/colors/palettes?term=blos')).toEqual(['ffcad4-ffe5d9-d8e2dc']);
    expect(await slugsAt('/colors/palettes?term=lossom')).toEqual([]);
    expect(await slugsAt('/colors/palettes?term=ASH%20%22Ember%22')).toEqual(['ff6a48']);
    expect((await listOf('/colors/palettes?term=shift')).total).toBe(60);
    expect((await listOf('/colors/palettes?term=shift+pair+05')).total).toBe(1);
    expect((await listOf('/colors/palettes?term=shift&count=2&mode=dark')).total).toBe(60);
    expect((await listOf('/colors/palettes?term=%20')).total).toBe(63);
    const html = await text('/colors/palettes?term=%3Cx%3E+pastel,+blossom');
    expect(html).toContain('aria-label="Remove filter “&lt;x&gt; pastel, blossom”"');
    expect(html).toContain('content="noindex"');
    const { palettes, filter } = await listOf('/colors/palettes?term=%3Cx%3E+pastel,+blossom');
    expect([palettes, filter]).toEqual([[], { term: '<x> pastel, blossom' }]);
    const later = await ask('/colors/palettes?term=shift&page=2');
    expect([later.status, later.headers.get('location')]).toEqual([
      302,
      '/colors/palettes?term=shift&page=1',
    ]);
  });

  test('filters: tags by rule and by people, families, numbers, modes, pairs, any colour', async () => {
    expect(await slugsAt('/colors/palettes?tags=pastel')).toEqual(['ffcad4-ffe5d9-d8e2dc']);
    expect(await slugsAt('/colors/palettes?tags=Pastel,-light')).toEqual([]);
    expect((await listOf('/colors/palettes?tags=night-shift')).total).toBe(60);
    expect(await slugsAt('/colors/palettes?count=1')).toEqual(['ff6a48']);
    expect(await slugsAt('/colors/palettes?count=1,3&mode=dark')).toEqual([]);
    expect(await slugsAt('/colors/palettes?colors=red,black')).toEqual(['ff5533-ffffff-111111']);
    expect(await slugsAt('/colors/palettes?pairs=text-aaa')).toEqual(['ff5533-ffffff-111111']);
    expect(await slugsAt('/colors/palettes?color=f53')).toEqual(['ff6a48', 'ff5533-ffffff-111111']);
    expect(await slugsAt('/colors/palettes?color=%23ff5533~1')).toEqual(['ff5533-ffffff-111111']);
    expect(await slugsAt('/colors/palettes?color=ff5533&color=eeeeee&within=12')).toEqual([
      'ff5533-ffffff-111111',
    ]);
    const { total } = await listOf('/colors/palettes?tags=-night-shift');
    expect(total).toBe(3);
  });

  test('counts of values are what choosing them gives', async () => {
    const { facets } = await listOf('/colors/palettes?colors=red');
    for (const { slug, count } of facets.count.values)
      expect((await listOf(`/colors/palettes?colors=red&count=${slug}`)).total).toBe(count);
    for (const { slug, count } of facets.tags.values)
      expect((await listOf(`/colors/palettes?colors=red&tags=${slug}`)).total).toBe(count);
  });

  test('sorts by name and by where people look', async () => {
    expect((await slugsAt('/colors/palettes?sort=alphabetical'))[1]).toBe('ffcad4-ffe5d9-d8e2dc');
    expect((await slugsAt('/colors/palettes?sort=popular'))[0]).toBe('ff5533-ffffff-111111');
  });

  test('what matches nothing is dropped and said; such a page is not indexed', async () => {
    const html = await text('/colors/palettes?tags=nope,pastel&color=red');
    expect(html).toContain('Left out, because nothing here is called so');
    expect(dataOf<{ data: PaletteListing }>(html).data.dropped).toEqual([
      { facet: 'tags', text: 'nope' },
      { facet: 'color', text: 'red' },
    ]);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(await text('/colors/palettes?color=ff5533')).toContain('content="noindex"');
  });

  test('an empty list names the one filter to drop and what that gives', async () => {
    const html = (await text('/colors/palettes?tags=pastel&count=1')).replaceAll('<!-- -->', '');
    expect(html).toContain('No palette has all of this');
    expect(html).toMatch(/Drop (Pastel|1 colour): 1 palette</);
  });

  test('further pages of a filtered list are for supporters; past the end there is a way back', async () => {
    const path = '/colors/palettes?tags=night-shift&page=2';
    expect((await ask(path)).status).toBe(302);
    expect(await text('/colors/palettes?tags=night-shift')).toContain(
      '<a href="/supporters">Supporters</a> see all pages',
    );
    const { headers } = await signedIn({ supporter: true });
    expect((await listOf(path, { headers })).palettes).toHaveLength(12);
    expect((await ask('/colors/palettes?page=2')).status).toBe(200);
    const past = await ask('/colors/palettes?page=3');
    expect([past.status, await past.text()]).toEqual([
      404,
      expect.stringContaining('href="/colors/palettes?page=2"'),
    ]);
  });
});

describe('GET /colors/palettes/{tag}', () => {
  test('is the canonical page of a tag, with its rule in words', async () => {
    const html = await text('/colors/palettes/pastel');
    expect(html).toContain('<h1');
    expect(html).toContain('Pastel palettes');
    expect(html).toContain('Every colour has L of 0.72 and more');
    const canonical = /<link rel="canonical" href="[^"]*\/colors\/palettes\/pastel"/;
    expect(html).toMatch(canonical);
    expect(await text('/colors/palettes?tags=pastel')).toMatch(canonical);
    expect(JSON.stringify(jsonLdOf(html))).toContain('"BreadcrumbList"');
    expect(JSON.stringify(jsonLdOf(html))).toContain('"ItemList"');
  });

  test('pages freely, and a further filter leads to the list with both', async () => {
    expect((await ask('/colors/palettes/night-shift?page=2')).status).toBe(200);
    const both = await ask('/colors/palettes/night-shift?count=2');
    expect([both.status, both.headers.get('location')]).toEqual([
      302,
      '/colors/palettes?tags=night-shift&count=2',
    ]);
  });

  test('has one spelling, and none where nothing is called so', async () => {
    const upper = await ask('/colors/palettes/Pastel');
    expect([upper.status, upper.headers.get('location')]).toEqual([301, '/colors/palettes/pastel']);
    for (const tag of ['nope', 'blue', 'palettes', '12', 'a,b'])
      expect([tag, (await ask(`/colors/palettes/${tag}`)).status]).toEqual([tag, 404]);
  });
});

describe('GET /v2/palettes', () => {
  test('gives what the page of the same query shows', async () => {
    const path = 'palettes?colors=red&count=1,3';
    const answer = await bodyOf<{ data: { slug: string }[]; page: { total: number } }>(
      await ask(`/v2/${path}`),
    );
    expect(answer.data.map(({ slug }) => slug)).toEqual(await slugsAt(`/colors/${path}`));
    expect(answer.page).toMatchObject({ number: 1, size: 48, total: answer.data.length });
    expect((await ask('/v2/palettes?tags=night-shift&page=2')).status).toBe(403);
    const plain = await bodyOf<{ page: { next: string } }>(await ask('/v2/palettes'));
    expect(plain.page.next).toMatch(/\/v2\/palettes\?page=2$/);
  });

  test('one by its colours in any order and case, with source, licence and websites', async () => {
    const answer = await ask('/v2/palettes/111111-FF5533-ffffff');
    expect(await bodyOf<{ data: object }>(answer)).toMatchObject({
      data: {
        slug: 'ff5533-ffffff-111111',
        name: null,
        colors: ['#ff5533', '#ffffff', '#111111'],
        source: 'made@1.0.0',
        licence: 'MIT',
        websites: [{ title: 'Café Cuvée' }],
      },
    });
    for (const slug of ['123123-456456', 'warm', 'ff5533-'])
      expect([slug, (await ask(`/v2/palettes/${slug}`)).status]).toEqual([slug, 404]);
  });
});

describe('websites by any colour', () => {
  test('GET /websites?color= finds what is near, says what it dropped, and is not indexed', async () => {
    await addWebsite({ title: 'Near', colors: ['#e0452b'] });
    await addWebsite({ title: 'Far', colors: ['#0000ff'] });
    await published();
    const titles = async (query: string) =>
      (await bodyOf<{ data: { title: string }[] }>(await ask(`/v2/websites?${query}`))).data.map(
        ({ title }) => title,
      );
    expect(await titles('color=e2482e')).toEqual(['Near']);
    expect(await titles('color=ff5533~1')).toEqual([]);
    expect(await titles('color=0000f0~12&color=e2482e&within=1')).toEqual(['Far', 'Near']);
    expect(await titles('color=e2482e&color=0000f0&within=12')).toEqual(['Far', 'Near']);
    expect(await titles('color=0000f0&within=')).toEqual(await titles('color=0000f0'));
    expect(await titles('color=0000f0~12,e2482e')).toEqual(['Far', 'Near']);
    expect(await titles('color=-e2482e')).not.toContain('Near');
    const html = await text('/websites?color=%23E2482E,nonsense');
    expect(html).toContain('aria-label="Remove filter #e2482e"');
    expect(html.replaceAll('<!-- -->', '')).toContain('colour like <b dir="auto">nonsense</b>');
    expect(html).toContain('content="noindex"');
  });
});

test('finite lists are kept at the edge, lists by any hex are rendered anew', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  /** How the answer came, by the line that each request writes. */
  const cacheOf = async (path: string) => {
    log.mockClear();
    expect(await text(path)).toContain('Blossom');
    return (JSON.parse(String(log.mock.calls[0]?.[0])) as { cache?: string }).cache;
  };
  const seen: unknown[] = [];
  for (const path of [
    '/colors/palettes',
    '/colors/palettes/pastel',
    '/colors/palettes?color=ffcad4',
  ]) {
    await cacheOf(path);
    seen.push(await cacheOf(path));
  }
  expect(seen).toEqual(['memory', 'memory', undefined]);
});
