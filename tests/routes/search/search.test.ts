import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageSize, searchTermCharacters } from '#domain/limits.ts';
import type { PaletteListing } from '#routes/colors/palette-listing.ts';
import type { SearchProps } from '#routes/search/search-props.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import {
  addCategory,
  addLocation,
  addPalette,
  addProfile,
  addTypeface,
  addWebsite,
} from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';

const limited = (success: boolean) => ({ RENDER_LIMIT: { limit: async () => ({ success }) } });
const ask = site(undefined, limited(true));

beforeAll(async () => {
  const france = await addLocation({ name: 'Île-de-France', slug: 'ile-de-france' });
  const paris = await addLocation({ name: 'Paris', slug: 'paris', country: france });
  const maker = await addProfile({ name: 'Studio Łódź', slug: 'studio-lodz' });
  const quiet = await addCategory({ name: 'Quiet pages', slug: 'quiet-pages' });
  const inter = await addTypeface({ name: 'Inter Tight', slug: 'inter-tight' });
  await addWebsite({ title: 'Café', url: 'https://www.alpha.example/', location: paris });
  await addWebsite({ title: 'Cafés of the north', url: 'https://beta.example/', credits: [maker] });
  await addWebsite({ title: 'The café', url: 'https://gamma.example/', categories: [quiet] });
  await addWebsite({
    title: 'Corner',
    url: 'https://cafe.example/',
    typefaces: [inter],
    colors: ['#ff5533', '#ffffff'],
  });
  await addTypeface({ name: 'Interval', slug: 'interval' });
  await addPalette({ name: 'Harbour', colors: ['#ff5533', '#102030'], tags: ['seaside'] });
  await addPalette({ colors: ['#0044cc', '#ffffff'], tags: ['seaside'] });
  for (let n = 0; n < 11; n++)
    await addPalette({ colors: ['#00aa55', `#fffff${n.toString(16)}`], tags: ['lanterns'] });
  await addWebsite({ title: 'Hidden café', status: 'archived' });
  for (let n = 0; n <= pageSize; n++) await addWebsite({ title: `Many ${n}` });
  await published();
  // The first search finds no index yet and has it made.
  await ask('/search?term=x');
});

async function find(term: string, more = ''): Promise<SearchProps> {
  const page = await ask(`/search?term=${encodeURIComponent(term)}${more}`);
  expect(page.status).toBe(200);
  return dataOf<{ data: SearchProps }>(await page.text()).data;
}

const titles = ({ cards }: SearchProps) => cards.map(({ title }) => title);

describe('GET /search?term=', () => {
  test('the name itself comes first, then names that begin so, that hold the words, and the rest', async () => {
    expect(titles(await find('CAFE'))).toEqual([
      'Café',
      'Cafés of the north',
      'Corner',
      'The café',
    ]);
  });

  test.each([
    ['domain', 'alpha.example', ['Café']],
    ['maker', 'łódź', ['Cafés of the north']],
    ['category', 'quiet', ['The café']],
    ['typeface', 'inter', ['Corner']],
    ['every word by its beginning', 'NOR  caf', ['Cafés of the north']],
    ['one word too many', 'cafe nowhere', []],
    ['what is not published', 'hidden', []],
  ])('finds by %s', async (_, term, expected) => {
    expect(titles(await find(term))).toEqual(expected);
  });

  test('names makers, categories and places beside the websites', async () => {
    const ways = async (term: string) =>
      (await find(term)).groups.map(({ kind, ways: [way] }) => [kind, way?.name, way?.href]);
    expect(await ways('studio')).toEqual([['profiles', 'Studio Łódź', '/directory/studio-lodz']]);
    expect(await ways('pag')).toEqual([['categories', 'Quiet pages', '/websites/quiet-pages']]);
    expect(await ways('ile de')).toEqual([
      ['locations', 'Île-de-France', '/websites/ile-de-france'],
    ]);
  });

  test('names typefaces and palettes, each with its page', async () => {
    const hrefs = async (term: string, kind: string) =>
      (await find(term)).groups.find((group) => group.kind === kind)?.ways.map(({ href }) => href);
    expect(await hrefs('inter', 'typefaces')).toEqual([
      '/typefaces/inter-tight',
      '/typefaces/interval',
    ]);
    expect(await hrefs('harb', 'palettes')).toEqual(['/colors/palettes/ff5533-102030']);
    expect(await hrefs('seaside', 'tags')).toEqual(['/colors/palettes/seaside']);
    expect(new Set(await hrefs('seaside', 'palettes'))).toEqual(
      new Set(['/colors/palettes/ff5533-102030', '/colors/palettes/0044cc-ffffff']),
    );
    expect(await hrefs('blue', 'colors')).toContain('/colors/blue');
  });

  test.each([
    ['font:inter-tight', ['Corner']],
    ['font:"inter tight"', ['Corner']],
    ['font:interval', []],
    ['font:nowhere', []],
    ['by:studio', ['Cafés of the north']],
    ['by:nobody', []],
    ['cafe by:studio-lodz', ['Cafés of the north']],
    ['corner by:studio-lodz', []],
    ['#ff5533', ['Corner']],
    ['color:ff5131', ['Corner']],
    ['color:red font:inter-tight', ['Corner']],
    ['color:blue', []],
    ['color:nonsense', []],
  ])('%s finds the websites that are meant', async (term, expected) => {
    expect(titles(await find(term))).toEqual(expected);
  });

  test('more palettes than are shown lead to the list of all that hold the words', async () => {
    const { groups } = await find('lantern');
    const { ways = [], all } = groups.find(({ kind }) => kind === 'palettes') ?? {};
    expect([ways.length, all]).toEqual([
      8,
      { count: 11, href: '/colors/palettes?term=lantern&sort=popular' },
    ]);
    const html = await (await ask('/search?term=lantern')).text();
    expect(html).toMatch(
      /<a[^>]*href="\/colors\/palettes\?term=lantern&amp;sort=popular"[^>]*>All 11 palettes/,
    );
    const list = await ask(all?.href ?? '');
    const { data } = dataOf<{ data: PaletteListing }>(await list.text());
    expect(data.total).toBe(11);
    const listed = data.palettes.map(({ slug }) => `/colors/palettes/${slug}`);
    expect(listed).toEqual(expect.arrayContaining(ways.map(({ href }) => href)));
    expect(
      (await find('harb')).groups.find(({ kind }) => kind === 'palettes')?.all,
    ).toBeUndefined();
  });

  test('more palettes with a colour than are shown lead to the list of that colour', async () => {
    const allOf = async (term: string) =>
      (await find(term)).groups.find(({ kind }) => kind === 'palettes')?.all;
    expect(await allOf('#00aa55')).toEqual({
      count: 11,
      href: '/colors/palettes?color=00aa55&sort=popular',
    });
    expect(await allOf('color:green')).toEqual({
      count: 11,
      href: '/colors/palettes?colors=green&sort=popular',
    });
  });

  test('a family has its page and the list of all palettes with a colour of it', async () => {
    const { groups } = await find('Green');
    const [colors] = groups;
    expect(colors?.ways.map(({ name, href, count }) => [name, href, count])).toEqual([
      ['Green', '/colors/green', null],
      ['Palettes with green', '/colors/palettes?colors=green&sort=popular', 11],
    ]);
    const list = await ask('/colors/palettes?colors=green&sort=popular');
    expect(dataOf<{ data: PaletteListing }>(await list.text()).data.total).toBe(11);
  });

  test('a colour has its page and palettes near it', async () => {
    const { groups } = await find('#ff5533');
    expect(groups.map(({ kind, ways }) => [kind, ways.map(({ href }) => href)])).toEqual([
      ['colors', ['/colors/ff5533']],
      ['palettes', ['/colors/palettes/ff5533-102030']],
    ]);
  });

  test('a term that finds nothing is offered what is near it, else what is popular', async () => {
    for (const term of ['quietness', 'quitt']) {
      const { total, offers } = await find(term);
      expect(total).toBe(0);
      expect(offers).toMatchObject({ isNear: true, ways: [{ href: '/websites/quiet-pages' }] });
    }
    const html = await (await ask('/search?term=zzzz')).text();
    expect(html).toContain('Nothing here is called so');
    expect(html).toContain('Popular categories');
  });

  test('without a term it is a page with a field, and the only one that is kept', async () => {
    const plain = await ask('/search');
    const html = await plain.text();
    expect(html).toMatch(/<h1[^>]*>Search/);
    expect(html).toMatch(/<form[^>]*action="\/search"/);
    for (const path of ['/search', '/search?term=cafe', '/search?term=%20&x=1']) {
      const answer = await ask(path);
      expect(await answer.text()).toContain('content="noindex"');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    }
    // What is made anew each time is rationed; what is kept is not.
    const askOften = site(undefined, limited(false));
    expect((await askOften('/search')).status).toBe(200);
    expect((await askOften('/search?term=cafe')).status).toBe(429);
  });

  test.each([
    ['<script>alert(1)</script>'],
    ['"\' onfocus=alert(1) x="'],
    ["'; DROP TABLE website; --"],
    ['%'],
    ['😀👩‍👩‍👧'],
    ['\u0000\u202e abc \u0007'],
    ['\uffff'],
    ['a '.repeat(150)],
    ['é'.repeat(300)],
    ['constructor __proto__'],
  ])('a hostile term is words and nothing else: %j', async (term) => {
    const answer = await ask(`/search?term=${encodeURIComponent(term)}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\sonfocus/);
    expect(html).not.toContain('<script>alert');
    const { data } = dataOf<{ data: SearchProps }>(html);
    expect(data.term.length).toBeLessThanOrEqual(searchTermCharacters);
    expect(data.term).not.toMatch(/\p{Cc}/u);
  });

  test('pages beyond the first are for supporters, and end', async () => {
    const first = await find('many');
    expect(first).toMatchObject({ total: pageSize + 1, pages: 2, locked: true });
    const refused = await ask('/search?term=many&page=2');
    expect(refused.status).toBe(302);
    expect(refused.headers.get('location')).toBe('/search?term=many&page=1');
    const { headers } = await signedIn({ supporter: true });
    const second = await ask('/search?term=many&page=2', { headers });
    expect(dataOf<{ data: SearchProps }>(await second.text()).data.cards).toHaveLength(1);
    expect((await ask('/search?term=many&page=3', { headers })).status).toBe(404);
  });
});

test('before the first index there is a notice, and lists work', async () => {
  await published();
  const { keys } = await env.KV.list({ prefix: 'search:' });
  for (const { name } of keys) await env.KV.delete(name);
  const before = await ask('/search?term=cafe');
  expect(await before.text()).toContain('Search is being made ready');
  expect((await ask('/websites')).status).toBe(200);
  expect(titles(await find('cafe'))).toHaveLength(4);
});
