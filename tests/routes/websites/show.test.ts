import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { jsonLdOf, published } from '../../support/catalogue.ts';
import {
  addCategory,
  addLink,
  addLocation,
  addProfile,
  addSlugHistory,
  addTypeface,
  addWebsite,
} from '../../support/factories.ts';
import { faceAssets } from '../../support/poster-faces.ts';
import { site } from '../../support/site.tsx';

const ask = site();
let id: number;
let hash: string;

beforeAll(async () => {
  const blue = await addCategory({ slug: 'blue-category', name: 'Blue' });
  await addCategory({ slug: 'berlin-style', name: 'Berlin style' });
  const place = await addLocation({ slug: 'berlin', name: 'Berlin' });
  id = await addWebsite({
    slug: 'linear',
    title: 'Linear & "Co" <b>',
    url: 'https://www.linear.example/',
    description: 'Plans software.',
    categories: [blue],
    location: place,
    year: 2019,
  });
  await addWebsite({ slug: 'other', title: 'Other', categories: [blue], location: place });
  await addWebsite({ slug: 'painted', title: 'Painted', colors: ['#ff5533', '#101418'] });
  await addSlugHistory('website', 'linear-old', id);
  hash = await addLink(id, { url: 'https://www.linear.example/' });
  await addProfile();
  await addTypeface();
  await published();
});

test('GET /websites/{id}-{slug} shows the website with its facts and its visit link', async () => {
  const answer = await ask(`/websites/${id}-linear`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Linear &amp; &quot;Co&quot; &lt;b&gt;');
  expect(html).toContain('Plans software.');
  expect(html).toContain('linear.example');
  expect(html).toContain(`href="/go/${hash}"`);
  expect(html).toContain('href="/websites/blue-category"');
  expect(html).toContain('href="/websites/berlin"');
  expect(html).toContain('Unknown');
  expect(JSON.stringify(jsonLdOf(html))).toMatch(/CreativeWork|BreadcrumbList/);
});

test('a website without a picture offers its poster at the sizes of screens', async () => {
  const html = await (await ask(`/websites/${id}-linear`)).text();
  const links = [...html.matchAll(/href="(\/posters\/[^"]+)" download="([^"]+)"/g)];
  expect(links.map(([, , name]) => name)).toEqual([
    'linear-1600x1000.svg',
    'linear-2560x1440.svg',
    'linear-1170x2532.svg',
  ]);
  const withFaces = site(undefined, { ASSETS: faceAssets().assets });
  for (const [, href = ''] of links) expect((await withFaces(href)).status).toBe(200);
});

test('a wrong slug goes to the right one for good, the query kept', async () => {
  for (const slug of ['wrong', 'linear-old', 'LINEAR']) {
    const answer = await ask(`/websites/${id}-${slug}?utm=1`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`/websites/${id}-linear?utm=1`);
  }
});

test('an unpublished and an unknown website are not there', async () => {
  const hidden = await addWebsite({ slug: 'draft', status: 'backlog', publishedAt: null });
  for (const path of [
    `/websites/${hidden}-draft`,
    '/websites/99999-nothing',
    `/websites/${hidden}-draft/similar`,
    '/websites/nothing-here',
  ]) {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`Page Not Found: ${path}`);
  }
});

test('a filter in the path is a colour, a category or a location, in that order', async () => {
  expect((await ask('/websites/blue-category')).status).toBe(200);
  expect((await ask('/websites/berlin')).status).toBe(200);
  await env.DB.exec("INSERT INTO category (slug, name) VALUES ('blue', 'Wrongly blue')");
  await published();
  const blue = await ask('/websites/blue');
  expect(blue.status).toBeLessThan(500);
  expect(await blue.text()).not.toContain('Wrongly blue');
});

test('filters on a page that is not the list lead to the list', async () => {
  const answer = await ask(`/websites/${id}-linear?mode=dark`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/websites?mode=dark');
});

test('GET similar names what is shared, never itself', async () => {
  const html = await (await ask(`/websites/${id}-linear/similar`)).text();
  expect(html).toContain('Other');
  expect(html).toMatch(/Blue/);
  expect(html).not.toMatch(
    new RegExp(`<li[^>]*card[^>]*>(?:(?!</li>).)*href="/websites/${id}-linear"`, 's'),
  );
});

test('colours in use lead to their pages, all of them to the page of the palette', async () => {
  const row = await env.DB.prepare(`SELECT id FROM website WHERE slug = 'painted'`).first<{
    id: number;
  }>();
  const html = await (await ask(`/websites/${row?.id}-painted`)).text();
  for (const href of ['/colors/ff5533', '/colors/101418', '/colors/palettes/ff5533-101418'])
    expect(html).toContain(`href="${href}"`);
  expect(html).toContain('aria-label="Copy #ff5533"');
});
