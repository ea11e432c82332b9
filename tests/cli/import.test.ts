import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '../../src/domain/import/kinds.ts';
import { bring, exported, fixtures, ownState, rows, temporaryFolder } from './state.ts';

const state = ownState();
const file = (name: string) => path.join(fixtures, name);
const slugRow = z.object({ slug: z.string() });
const countRow = z.object({ n: z.number() });

async function count(table: string): Promise<number> {
  const [row] = await rows(state.platform(), countRow, `SELECT count(*) AS n FROM ${table}`);
  return row?.n ?? -1;
}

test('locations: a city finds its country by slug or name, in whatever order they come', async () => {
  const report = await bring(state.platform(), 'locations', file('locations.ndjson'));
  expect(report).toMatchObject({ read: 5, added: 5, refused: 0 });
  expect(report.notes.map(({ text }) => text)).toEqual([
    'no country Netherlands: left out',
    'no country atlantis: left out',
  ]);
  const text = await exported(state.platform(), 'locations');
  expect(text).toContain(
    '"slug":"lausanne","name":"Lausanne","kind":"city","country":"switzerland"',
  );
  expect(text).toContain('{"id":50,"slug":"utrecht"');
});

test('categories: slugs that mean something else are renamed, the old ones kept', async () => {
  const report = await bring(state.platform(), 'categories', file('categories.json'));
  expect(report).toMatchObject({ read: 7, added: 7, refused: 0 });
  expect(report.notes.map(({ text }) => text)).toEqual([
    'category slug blue is now blue-category',
    'category slug 3-hexo is now hexo-3',
    'category slug georgia is now georgia-category',
    'category slug popular is now popular-category',
    'category later: id 7 is not free, it got 13',
  ]);
  const old = await rows(
    state.platform(),
    slugRow,
    "SELECT slug FROM slug_history WHERE entity_kind = 'category' ORDER BY slug",
  );
  expect(old.map(({ slug }) => slug)).toEqual(['3-hexo', 'blue', 'georgia', 'popular']);
});

test('profiles and typefaces take the editors’ shape and the collected one', async () => {
  const people = await bring(state.platform(), 'profiles', file('profiles.ndjson'));
  expect(people).toMatchObject({ added: 3, refused: 0 });
  const profiles = await exported(state.platform(), 'profiles');
  expect(profiles).toContain(
    '"name":"Jane Roe","kind":"person","url":"https://github.com/jane-roe"',
  );
  expect(profiles).toContain('"slug":"locations-profile"');
  const faces = await bring(state.platform(), 'typefaces', file('typefaces.ndjson'));
  expect(faces).toMatchObject({ added: 3, refused: 0 });
  const typefaces = await exported(state.platform(), 'typefaces');
  expect(typefaces).toContain('"slug":"abel","name":"Abel","year"'.replace(',"year"', ''));
  expect(typefaces).toContain(
    '"styles":["sans-serif"],"types":["google-font"],"designers":["matthew-desmond"]',
  );
  expect(typefaces).toContain('"slug":"museo-fonts-typeface"');
});

test('a profile’s addresses have ways out, which stay where the address stays', async () => {
  const linkRow = z.object({ hash: z.string(), url: z.string(), gone_at: z.number().nullable() });
  const ways = async () => {
    const found = await rows(
      state.platform(),
      linkRow,
      `SELECT l.hash, l.url, l.gone_at FROM link l JOIN profile p ON p.id = l.entity_id
       WHERE l.entity_kind = 'profile' AND p.slug = 'some-studio' ORDER BY l.url`,
    );
    return found.map(({ hash, url, gone_at }) => ({ hash, url, isGone: gone_at !== null }));
  };
  const [github, social, site] = await ways();
  expect([github, site, social].map((way) => way?.url)).toEqual([
    'https://github.com/some-studio',
    'https://some.studio/',
    'https://social.example/@some',
  ]);
  const changed = path.join(temporaryFolder(), 'profiles.ndjson');
  const links = ['https://new.example/', 'https://github.com/some-studio'];
  const row = { slug: 'some-studio', name: 'Some Studio', url: 'https://other.studio/', links };
  writeFileSync(changed, JSON.stringify(row));
  expect(await bring(state.platform(), 'profiles', changed)).toMatchObject({ updated: 1 });
  const after = await ways();
  expect(after).toContainEqual({ ...github, isGone: false });
  expect(after).toContainEqual({ ...site, url: 'https://other.studio/', isGone: false });
  expect(after).toContainEqual({ ...social, isGone: true });
  expect(await exported(state.platform(), 'profiles')).toContain(
    `"links":["https://new.example/","https://github.com/some-studio"]`,
  );
  await bring(state.platform(), 'profiles', file('profiles.ndjson'));
});

test('languages, pangrams and pairings take the editors’ shape and the collected one', async () => {
  for (const kind of ['languages', 'pangrams'] as const)
    expect(await bring(state.platform(), kind, file(`${kind}.ndjson`))).toMatchObject({
      refused: 0,
    });
  expect(await exported(state.platform(), 'languages')).toContain(
    '"code_points":"2e,41,45,4c,57,61,63-69,6c-70,72-76,79"',
  );
  expect(await exported(state.platform(), 'pangrams')).toContain(
    '"kind":"pangram","source":"WP-PANG"',
  );
  const report = await bring(state.platform(), 'pairings', file('pairings.ndjson'));
  expect(report).toMatchObject({ added: 3, refused: 0 });
  expect(report.notes.map(({ text }) => text)).toEqual(['no typeface nothing-like-it: left out']);
  const pairings = await exported(state.platform(), 'pairings');
  expect(pairings).toContain(
    '"reason":"Round against plain.","typefaces":[{"typeface":"museo-fonts-typeface","role":"heading"}',
  );
  expect(pairings).toContain(
    '"slug":"abel-and-inter","name":"Abel and Inter","seen":["https://example.com/"],"typefaces":[{"typeface":"abel"},{"typeface":"inter"}]',
  );
});

test('faces belong to typefaces that are there; a stated weight stands above the file’s', async () => {
  const report = await bring(state.platform(), 'faces', file('faces.ndjson'));
  expect(report).toMatchObject({ read: 3, added: 2, refused: 0 });
  expect(report.notes.map(({ text }) => text)).toEqual(['no typeface unheard-of: left out']);
  const faces = (await exported(state.platform(), 'faces')).trim().split('\n');
  expect(faces.map((line) => JSON.parse(line))).toMatchObject([
    { typeface: 'abel', file: 'abel.woff2', reading: 'whole file', read: '2026-11-28' },
    { file: 'abel-bold.woff2', facts: { weight: { least: 700, most: 700 } } },
  ]);
  expect(kinds.faces.parse({ ...JSON.parse(faces[0] ?? ''), sha256: 'short' }).ok).toBe(false);
});

test('palettes: another order of the same colours is the palette that is there already', async () => {
  const report = await bring(state.platform(), 'palettes', file('palettes.ndjson'));
  expect(report).toMatchObject({ read: 4, added: 3, unchanged: 1, refused: 0 });
  expect(await count('palette')).toBe(3);
});

test('websites: odd rows go in, bad rows are refused by line with their reason', async () => {
  const report = await bring(state.platform(), 'websites', file('websites-odd.ndjson'));
  expect(report).toMatchObject({ read: 16, added: 7, updated: 0, unchanged: 0, refused: 9 });
  expect(report.refusals.map(({ line, reason }) => [line, reason.split(':')[0]])).toEqual([
    [5, 'the line is no JSON'],
    [6, 'title'],
    [7, 'url'],
    [8, 'title'],
    [9, 'the same thing as line 1'],
    [10, 'title'],
    [11, 'colors.0'],
    [12, 'year'],
    [13, 'the line holds no JSON object'],
  ]);
  expect(report.refusals[0]?.row).toBe('{"slug":"broken","title":');
  const websites = (await exported(state.platform(), 'websites'))
    .trim()
    .split('\n')
    .map((line) => z.looseObject({ id: z.number(), slug: z.string() }).parse(JSON.parse(line)));
  expect(websites.map(({ slug, status, categories }) => [slug, status, categories])).toEqual([
    ['linear-2', 'published', ['portfolio', 'blue-category', 'hexo-3', 'one-column']],
    ['linear', 'published', ['portfolio', 'tag-7be2d2d20c']],
    ['hexo-3', 'archived', ['one-column']],
    ['disabled', 'disabled', undefined],
    ['unicode-dong-jing', 'published', ['c-plus-plus', 'c-sharp']],
    ['ri-ben', 'published', ['unseen']],
    [expect.stringMatching(/^website-\d+$/), 'published', undefined],
  ]);
  expect(websites[1]).toMatchObject({
    location: 'lausanne',
    credits: [
      { profile: 'some-studio', role: 'design' },
      { profile: 'new-person', role: 'development' },
    ],
    typefaces: [{ typeface: 'inter', role: 'text' }],
    colors: ['#5e6ad2', '#08090a'],
    added: '2026-01-02',
    facts: { year: { method: 'stated by the editors', day: '2026-11-28' } },
  });
  expect(websites[0]).toMatchObject({
    id: 40,
    location: 'utrecht',
    credits: [{ profile: 'jane-roe', role: '' }].map(({ profile }) => ({ profile })),
    facts: { categories: { method: 'Imported from hexojs/site', day: '2015-02-15' } },
  });
  expect(await count("link WHERE entity_kind = 'website'")).toBe(7);
  const families = await rows(
    state.platform(),
    z.object({ family: z.string() }),
    'SELECT family FROM website_color ORDER BY website_id, position',
  );
  expect(families.map(({ family }) => family)).toEqual(['blue', 'black']);
});
