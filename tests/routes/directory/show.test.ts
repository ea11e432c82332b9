import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { published } from '../../support/catalogue.ts';
import {
  addLocation,
  addPalette,
  addProfile,
  addSlugHistory,
  addTypeface,
  addWebsite,
} from '../../support/factories.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site();
const html = async (path: string) => (await (await ask(path)).text()).replaceAll('<!-- -->', '');

interface Payload {
  status: number;
  data: { cards: { id: number; slug: string; title: string }[]; page: number; pages: number };
  meta: { robots?: string; canonical: string };
}
const payload = async (path: string, query = '') =>
  bodyOf<Payload>(await ask(`${path}/_payload.json${query}`));

beforeAll(async () => {
  const germany = await addLocation({ slug: 'germany', name: 'Germany' });
  const berlin = await addLocation({ slug: 'berlin', name: 'Berlin', country: germany });
  const studio = await addProfile({
    slug: 'studio-example',
    name: 'Studio <Example>',
    specialties: ['branding', 'design'],
  });
  await env.DB.prepare(
    `UPDATE profile SET kind = 'studio', bio = 'Quiet pages.', location_id = ?2,
       url = 'https://studio.example/' WHERE id = ?1`,
  )
    .bind(studio, berlin)
    .run();
  await env.DB.batch(
    [
      ['visit00001', 'https://studio.example/', 'visit'],
      ['link000001', 'https://www.social.example/@studio/', 'link'],
    ].map(([hash, url, kind]) =>
      env.DB.prepare(
        `INSERT INTO link (hash, url, kind, entity_kind, entity_id, created_at)
         VALUES (?, ?, ?, 'profile', ?, 0)`,
      ).bind(hash, url, kind, studio),
    ),
  );
  await env.DB.prepare(`INSERT INTO profile_link VALUES (?, 0, 'link000001')`).bind(studio).run();
  await addSlugHistory('profile', 'old-studio', studio);
  const face = await addTypeface({ slug: 'own-face', name: 'Own Face', styles: ['serif'] });
  await env.DB.prepare('INSERT INTO typeface_designer VALUES (?, ?)').bind(face, studio).run();
  const used = await addTypeface({ slug: 'used-face', name: 'Used Face' });
  const first = await addWebsite({
    title: 'Older work',
    year: 2021,
    typefaces: [used],
    credits: [
      { id: studio, role: 'design' },
      { id: studio, role: 'development' },
    ],
  });
  await addWebsite({
    title: 'Newer work',
    typefaces: [used],
    credits: [{ id: studio, role: 'design' }],
  });
  await addWebsite({
    title: 'Not published',
    status: 'to-review',
    publishedAt: null,
    credits: [{ id: studio, role: 'branding' }],
  });
  await addPalette({ colors: ['#ff5533', '#0a2540'], name: 'Their palette', websites: [first] });
  const busy = await addProfile({ slug: 'busy', name: 'Busy' });
  for (let i = 0; i < 50; i++) await addWebsite({ credits: [busy] });
  await addProfile({ slug: 'bare', name: 'Bare' });
  await published();
});

describe('GET /directory/{profile}', () => {
  test('shows who it is, what is earned and what is only said, its work, faces and colours', async () => {
    const answer = await ask('/directory/studio-example');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const page = await html('/directory/studio-example');
    expect(page).toContain('<h1 dir="auto">Studio &lt;Example&gt;</h1>');
    for (const words of ['Quiet pages.', 'Berlin, Germany', 'Older work', 'Own Face'])
      expect(page).toContain(words);
    expect(page).not.toContain('Not published');
    expect(page).toMatch(/Design <span>earned, 2<\/span>/);
    expect(page).toMatch(/Development <span>earned, 1<\/span>/);
    expect(page).toMatch(/Type design <span>earned, 1<\/span>/);
    expect(page).toMatch(/Branding <span>self-declared<\/span>/);
    expect(page).toContain('Design, development, 2021');
    expect(page).toMatch(/Used Face<\/span><span class="mono muted">2 of 2/);
    expect(page).toContain('Their palette');
  });

  test('leads out through /go alone, and says so to search engines', async () => {
    const page = await html('/directory/studio-example');
    expect(page).toMatch(
      /<a class="btn primary" href="\/go\/visit00001" rel="noopener noreferrer nofollow ugc" target="_blank">Visit studio\.example/,
    );
    expect(page).toMatch(/href="\/go\/link000001"[^>]*>social\.example\/@studio</);
    expect(page).not.toContain('href="https://');
    const out = await ask('/go/link000001');
    expect(out.headers.get('location')).toBe('https://www.social.example/@studio/');
  });

  test('offers to claim it only while nobody has it', async () => {
    expect(await html('/directory/bare')).toContain('/me/profiles/claim?profile=bare');
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt)
         VALUES ('owner', '', 'owner@example.com', 1, '', '')`,
      ),
      env.DB.prepare(
        `INSERT INTO profile_owner SELECT id, 'owner', 'dns', 0 FROM profile WHERE slug = 'bare'`,
      ),
    ]);
    await published();
    const page = await html('/directory/bare');
    expect(page).not.toContain('/me/profiles/claim');
    expect(page).not.toContain('owner@example.com');
  });

  test('without work says so and is not for search engines', async () => {
    const page = await html('/directory/bare');
    expect(page).toContain('No work here yet');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect((await payload('/directory/studio-example')).meta.robots).toBeUndefined();
  });

  test('pages at 48, newest first, and ends with a 404 that leads to the last', async () => {
    const first = await payload('/directory/busy');
    expect([first.data.cards.length, first.data.pages]).toEqual([48, 2]);
    const second = await payload('/directory/busy', '?page=2');
    expect(second.data.cards).toHaveLength(2);
    expect(second.meta.canonical).toBe('/directory/busy?page=2');
    const past = await ask('/directory/busy?page=3');
    expect(past.status).toBe(404);
    expect(await past.text()).toContain('/directory/busy?page=2');
    const titles = (await payload('/directory/studio-example')).data.cards;
    expect(titles.map(({ title }) => title)).toEqual(['Newer work', 'Older work']);
  });

  test('former slugs and capitals lead to the present one for good; nobody is a 404', async () => {
    for (const slug of ['old-studio', 'Studio-Example']) {
      const answer = await ask(`/directory/${slug}?page=1`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        '/directory/studio-example?page=1',
      ]);
    }
    for (const slug of ['nobody', 'locations', '%3Cb%3E']) {
      expect((await ask(`/directory/${slug}`)).status).toBe(404);
    }
  });

  test('carries structured data of what is known', async () => {
    const page = await html('/directory/studio-example');
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const data = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
    expect(data.find((one) => one['@type'] === 'Organization')).toMatchObject({
      name: 'Studio <Example>',
      sameAs: ['https://studio.example/', 'https://www.social.example/@studio/'],
      address: { addressLocality: 'Berlin', addressCountry: 'Germany' },
    });
    expect(data.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
  });
});

test('makers lead to their page from websites and typefaces', async () => {
  const { cards } = (await payload('/directory/studio-example')).data;
  const work = cards[0]!;
  expect(await html(`/websites/${work.id}-${work.slug}`)).toContain(
    'href="/directory/studio-example"',
  );
  expect(await html('/typefaces/own-face')).toContain('href="/directory/studio-example"');
});

describe('GET /v2/profiles', () => {
  test('lists everybody by slug, in pages', async () => {
    const answer = await ask('/v2/profiles');
    const { data, page } = await bodyOf<{ data: { slug: string }[]; page: object }>(answer);
    expect(data.map(({ slug }) => slug)).toEqual(['bare', 'busy', 'studio-example']);
    expect(page).toMatchObject({ number: 1, total: 3, next: null });
    expect(data[2]).toMatchObject({ kind: 'studio', location: 'berlin', websites: 2 });
  });

  test('tells of one what its page shows, with addresses in place of ways out', async () => {
    const { data } = await bodyOf<{ data: object }>(await ask('/v2/profiles/studio-example'));
    expect(data).toMatchObject({
      name: 'Studio <Example>',
      url: 'https://studio.example/',
      links: ['https://www.social.example/@studio/'],
      location: { slug: 'berlin', name: 'Berlin', country: 'Germany' },
      claimed: false,
      credits: [
        { website: { title: 'Newer work' }, roles: ['design'] },
        { website: { title: 'Older work' }, roles: ['design', 'development'] },
      ],
      designed: [{ slug: 'own-face' }],
    });
    expect(JSON.stringify(data)).not.toContain('visit00001');
    expect((await ask('/v2/profiles/nobody')).status).toBe(404);
  });
});
