import { beforeAll, expect, test } from 'vitest';
import { dataOf, jsonLdOf, published } from '../../support/catalogue.ts';
import { addCategory, addLocation, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';

const ask = site();
const text = async (path: string, init?: RequestInit) => (await ask(path, init)).text();
/** What a link to a website looks like in the page. */
const linksIn = (html: string) =>
  new Set([...html.matchAll(/href="(\/websites\/\d+-[a-z0-9-]+)"/g)].map(([, href]) => href));

beforeAll(async () => {
  const portfolio = await addCategory({ slug: 'portfolio', name: 'Portfolio' });
  const shop = await addCategory({ slug: 'shop', name: 'Shop' });
  const france = await addLocation({ slug: 'france', name: 'France' });
  const paris = await addLocation({ slug: 'paris', name: 'Paris', country: france });
  for (let n = 1; n <= 100; n++) {
    await addWebsite({
      slug: `site-${n}`,
      title: `Site ${String(n).padStart(3, '0')}`,
      categories: n % 4 === 0 ? [portfolio, shop] : [n % 2 ? portfolio : shop],
      location: n <= 10 ? paris : null,
      mode: n % 3 === 0 ? 'dark' : 'light',
      publishedAt: n * 1000,
    });
  }
  await addWebsite({ slug: 'hidden', title: 'Hidden', status: 'to-review', publishedAt: null });
  await published();
}, 60_000);

test('GET /websites lists the newest 48 and links to the next page', async () => {
  const html = await text('/websites');
  expect(linksIn(html).size).toBe(48);
  expect(html).toContain('Site 100');
  expect(html).toContain('Site 053');
  expect(html).not.toContain('Site 052');
  expect(html).not.toContain('Hidden');
  expect(html).toMatch(/<h1/);
  expect(html).toMatch(/<nav[^>]*aria-label="Pagination"/);
  expect(html).toContain('href="/websites?page=2"');
});

test('GET /websites?page=3 lists the last four; a page past the end is a 404 that offers the last', async () => {
  const html = await text('/websites?page=3');
  expect(linksIn(html).size).toBe(4);
  const past = await ask('/websites?page=4');
  expect(past.status).toBe(404);
  const message = await past.text();
  expect(message).toContain('Page Not Found: /websites?page=4');
  expect(message).toContain('href="/websites?page=3"');
});

test('a page that is no number is page 1', async () => {
  for (const page of ['abc', '0', '-1', '1e3', '']) {
    expect(await text(`/websites?page=${page}`)).toContain('Site 100');
  }
});

test('filters: OR inside a type, AND across types, a leading - leaves out', async () => {
  const count = async (query: string) => linksIn(await text(`/websites?${query}`)).size;
  expect(await count('locations=paris')).toBe(10);
  expect(await count('locations=france')).toBe(10);
  expect(await count('locations=paris&categories=portfolio')).toBe(7);
  expect(await count('locations=paris&categories=portfolio,shop')).toBe(10);
  expect(await count('locations=paris&categories=-shop')).toBe(5);
  expect(await count('locations=paris&mode=dark')).toBe(3);
});

test('B3: the same set in any order, by id, slug or name, is one page with one canonical link', async () => {
  const [first, ...others] = await Promise.all(
    [
      'categories=portfolio,shop&mode=dark',
      'mode=dark&categories=shop,portfolio',
      'mode=dark&categories=Shop,PORTFOLIO,shop',
      'mode=dark&categories=1,2',
      'categories=shop&categories=portfolio&mode=Dark',
    ].map((query) => text(`/websites?${query}`)),
  );
  expect(first).toContain(
    '<link rel="canonical" href="http://localhost:8787/websites?categories=portfolio,shop&amp;mode=dark"',
  );
  for (const other of others) expect(other).toBe(first);
});

test('B3: hostile and unknown values are dropped and named', async () => {
  const html = await text('/websites?categories=portfolio,nothing-like-this');
  expect(html).toContain('nothing-like-this');
  const many = Array.from({ length: 2_000 }, (_, n) => n + 1000).join(',');
  expect((await ask(`/websites?categories=${many}`)).status).toBe(200);
  expect(await text('/websites?categories=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain(
    '<script>alert',
  );
});

test('an empty result names the filter to drop and how many that gives', async () => {
  const html = await text('/websites?locations=-france&mode=-dark,-light');
  expect(linksIn(html).size).toBe(0);
  expect(html).toContain('No website has all of this');
  // 60 of the 90 websites outside France are light: leaving out dark alone gives most.
  expect(html.replaceAll('<!-- -->', '')).toContain('Drop Light: 60 websites');
  expect(html).toContain('href="/websites?locations=-france&amp;mode=-dark"');
});

test('the heading names up to three choices and counts more', async () => {
  const headingOf = async (query: string) =>
    /<h1[^>]*>([^<]*)/.exec((await text(`/websites?${query}`)).replaceAll('<!-- -->', ''))?.[1];
  expect(await headingOf('categories=-shop&mode=dark')).toBe('Not Shop, Dark websites');
  expect(await headingOf('categories=shop,portfolio&mode=dark&locations=paris')).toBe(
    'Websites by 4 filters',
  );
});

test('robots: two facets are indexed, three are not', async () => {
  expect(await text('/websites?categories=shop&mode=dark')).not.toContain('name="robots"');
  expect(await text('/websites?categories=shop&mode=dark&locations=paris')).toContain(
    '<meta name="robots" content="noindex"',
  );
});

test('sorts: alphabetical, and random that is stable for its seed', async () => {
  const order = async (query: string) => [...linksIn(await text(`/websites?${query}`))];
  expect((await order('sort=alphabetical'))[0]).toMatch(/site-1$/);
  expect(await order('sort=random&seed=7')).toEqual(await order('sort=random&seed=7'));
  expect(await order('sort=random&seed=7')).not.toEqual(await order('sort=random&seed=8'));
});

test('the payload is what the page was made of', async () => {
  const page = dataOf(await text('/websites?mode=dark'));
  const payload = await (await ask('/websites/_payload.json?mode=dark')).json();
  expect(page).toEqual(payload);
});

test('structured data has absolute addresses and the search action', async () => {
  const blocks = [...jsonLdOf(await text('/')), ...jsonLdOf(await text('/websites'))];
  const types = JSON.stringify(blocks);
  expect(types).toContain('"WebSite"');
  expect(types).toContain('http://localhost:8787/search?term={term}');
  expect(types).toContain('"ItemList"');
  expect(types).not.toMatch(/"(url|item|@id)":"\//);
});

test('GET /v2/websites pages through the same list; filtered pages beyond 1 are for supporters', async () => {
  const first = (await (await ask('/v2/websites')).json()) as {
    data: unknown[];
    page: Record<string, unknown>;
  };
  expect(first.data).toHaveLength(48);
  expect(first.page).toMatchObject({
    number: 1,
    size: 48,
    total: 100,
    previous: null,
    next: 'http://localhost:8787/v2/websites?page=2',
  });
  const refused = await ask('/v2/websites?mode=light&page=2');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ type: 'supporters-only', status: 403 });
  const { headers } = await signedIn({ supporter: true });
  expect((await ask('/v2/websites?mode=light&page=2', { headers })).status).toBe(200);
});

test('a supporter pages through filtered pages, a visitor goes to page 1 and reads why', async () => {
  const { headers } = await signedIn({ supporter: true });
  expect((await ask('/websites?mode=light&page=2', { headers })).status).toBe(200);
  const visitor = await ask('/websites?mode=light&page=2');
  expect(visitor.headers.get('location')).toBe('/websites?mode=light&page=1');
  expect(await text('/websites?mode=light&page=1')).toMatch(/supporters/i);
});

test('no inline style, one inline script, few preloads', async () => {
  for (const path of [
    '/',
    '/websites',
    '/websites?mode=dark',
    '/websites/portfolio',
    '/websites/popular',
    '/websites/1-site-1',
    '/websites/1-site-1/similar',
    '/nowhere',
  ]) {
    const html = await text(path);
    expect(html).not.toMatch(/ style="/);
    const inline = [
      ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g),
    ];
    expect(inline).toHaveLength(1);
    expect([...html.matchAll(/rel="preload"/g)].length).toBeLessThanOrEqual(4);
  }
});

test('a page paints with its header and its head, a list with its third card: what it waits for is there, and nothing else is waited for', async () => {
  const awaited = (html: string) =>
    [...html.matchAll(/<link[^>]*rel="expect"[^>]*>/g)].map(([tag]) => {
      expect(tag).toContain('blocking="render"');
      return /href="#([^"]+)"/.exec(tag)?.[1];
    });
  const marked = (html: string, id: string) => html.split(` id="${id}"`).length - 1;
  for (const path of ['/websites', '/websites?page=3', '/websites/portfolio']) {
    const html = await text(path);
    expect([path, new Set(awaited(html))]).toEqual([path, new Set(['first-row', 'main'])]);
    expect([path, marked(html, 'first-row'), marked(html, 'main')]).toEqual([path, 1, 1]);
    const [before = ''] = html.split('id="first-row"');
    expect(linksIn(before).size).toBe(2);
  }
  const website = [...linksIn(await text('/websites'))][0] ?? '';
  for (const [path, id] of [
    ['/', 'newest'],
    [website, 'palette'],
    ['/typefaces', 'foot'],
    ['/colors', 'families'],
    ['/colors/palettes', 'results'],
    ['/colors/palettes/ff5533-0a2540', 'contrast'],
    ['/colors/palettes/ff5533', 'work'],
    ['/colors/generate', 'from-picture'],
    ['/supporters', 'paid-for'],
    ['/search', 'foot'],
  ] as const) {
    const html = await text(path);
    expect([path, new Set(awaited(html))]).toEqual([path, new Set(['main', id])]);
    expect([path, marked(html, 'main'), marked(html, id)]).toEqual([path, 1, 1]);
  }
  for (const path of ['/websites?mode=light,-light', '/websites?page=9', '/nowhere']) {
    const html = await text(path);
    const found = [awaited(html), marked(html, 'first-row'), marked(html, 'main')];
    expect([path, ...found]).toEqual([path, ['main'], 0, 1]);
  }
  // A page without a header waits for none: it would wait for its own end.
  const bare = await text('/go/nowhere000');
  expect([awaited(bare), marked(bare, 'top')]).toEqual([[], 0]);
});

test('a list of two cards waits for none', async () => {
  const few = await addCategory({ slug: 'few', name: 'Few' });
  for (const slug of ['few-one', 'few-two']) {
    await addWebsite({ slug, categories: [few], publishedAt: 1 });
  }
  await published();
  const html = await text('/websites/few');
  expect(linksIn(html).size).toBe(2);
  expect(html).not.toContain('first-row');
});
