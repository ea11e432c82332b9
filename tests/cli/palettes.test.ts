import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../../src/cli/paths.ts';
import { bring, exported, fixtures, openState, ownState, rows, temporaryFolder } from './state.ts';

const collected = path.join(
  process.env.FIXTURES_DIR ?? path.join(root, '../shared/data'),
  'palettes.ndjson',
);
const file = path.join(fixtures, 'palettes.ndjson');
const stored = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string().nullable(),
  tags: z.string().nullable(),
});
const all = `SELECT id, slug, name, (SELECT group_concat(t.slug) FROM palette_tagged g
    JOIN palette_tag t ON t.id = g.tag_id WHERE g.palette_id = palette.id) AS tags
  FROM palette ORDER BY id`;

describe('palettes of a file', () => {
  const state = ownState();

  test('are known by their set of colours; repeated ones count once, tags that are colours stay out', async () => {
    const report = await bring(state.platform(), 'palettes', file);
    expect(report).toMatchObject({ read: 4, added: 3, unchanged: 1, refused: 0 });
    expect(await rows(state.platform(), stored, all)).toEqual([
      { id: 7, slug: 'f6f6f4-ff5937-ffffff', name: 'Two of a kind', tags: 'sanzo-wada,grape' },
      { id: 8, slug: '69d2e7-a7dbd8-e0e4cc-f38630-fa6900', name: null, tags: null },
      { id: 9, slug: '112233-445566', name: null, tags: null },
    ]);
    const notes = report.notes.map(({ line, text }) => `${line} ${text}`).join('\n');
    expect(notes).toContain('2 palette f6f6f4-ff5937-ffffff: 1 repeated colours count once');
    expect(notes).toContain('2 the tag red is left out');
    expect(notes).toContain('2 the tag facade is left out');
    expect(notes).toContain(
      '3 palette ffffff-ff5937-f6f6f4 has the colours of f6f6f4-ff5937-ffffff',
    );
  });

  test('a second run changes nothing', async () => {
    const report = await bring(state.platform(), 'palettes', file);
    expect(report).toMatchObject({ added: 0, updated: 0, unchanged: 4, refused: 0 });
  });

  test('a row that says more changes only what it says', async () => {
    const place = path.join(temporaryFolder(), 'more.ndjson');
    writeFileSync(place, '{"slug":"112233-445566","name":"Slate"}\n');
    expect(await bring(state.platform(), 'palettes', place)).toMatchObject({
      updated: 1,
      added: 0,
    });
    const [, , slate] = await rows(state.platform(), stored, all);
    expect(slate).toMatchObject({ slug: '112233-445566', name: 'Slate' });
  });

  test('bad rows are refused with their line and reason', async () => {
    const many = Array.from({ length: 33 }, (_, i) => `#0000${(i + 16).toString(16)}`);
    const bad = [
      '{"colors":[]}',
      '{"colors":["#12345g"]}',
      JSON.stringify({ colors: many }),
      '{"slug":"warm-serifs"}',
      '{"colors":["#123456"],"name":"a\\u0000b"}',
      'nonsense',
      '{"slug":"abcdef"}',
      '{"slug":"ABCDEF"}',
    ];
    const place = path.join(temporaryFolder(), 'bad.ndjson');
    writeFileSync(place, `${bad.join('\n')}\n`);
    const report = await bring(state.platform(), 'palettes', place);
    expect(report).toMatchObject({ read: 8, added: 1, refused: 7 });
    expect(report.refusals.map(({ line, reason }) => [line, reason.slice(0, 24)])).toEqual([
      [1, 'colors: missing'],
      [2, 'colors.0: is no hex valu'],
      [3, 'colors: 33 of them, 32 a'],
      [4, 'slug: is no list of hex '],
      [5, 'name: holds control char'],
      [6, expect.stringContaining('the line is no JSON')],
      [8, 'the same thing as line 7'],
    ]);
  });

  test('the database itself refuses a tag that is a colour', async () => {
    for (const slug of ['blue', 'facade', 'palettes', 'Not A Slug']) {
      const insert = state.platform().db.write({
        text: 'INSERT INTO palette_tag (slug, name) VALUES (?, ?)',
        values: [slug, slug],
        row: z.unknown(),
      });
      await expect(insert).rejects.toThrow();
    }
  });
});

describe.skipIf(!existsSync(collected))('the collected palettes of FIXTURES_DIR', () => {
  const state = ownState();
  const given = () =>
    readFileSync(collected, 'utf8')
      .trim()
      .split('\n')
      .map((line) => z.looseObject({ colors: z.array(z.string()) }).parse(JSON.parse(line)));
  const setOf = (colors: readonly string[]) => [...new Set(colors)].sort().join();

  test('go in whole: 2,596 rows, none refused, one palette for each set of colours', async () => {
    const report = await bring(state.platform(), 'palettes', collected);
    const sets = new Set(given().map(({ colors }) => setOf(colors)));
    expect(given()).toHaveLength(2596);
    expect(report).toMatchObject({
      read: 2596,
      refused: 0,
      added: sets.size,
      unchanged: 2596 - sets.size,
    });
    const slugs = await rows(state.platform(), z.object({ slug: z.string() }), all);
    const stored = slugs.map(({ slug }) => setOf(slug.split('-').map((hex) => `#${hex}`)));
    expect(new Set(stored)).toEqual(sets);
  });

  test('a second run adds and changes nothing', async () => {
    const report = await bring(state.platform(), 'palettes', collected);
    expect(report).toMatchObject({ added: 0, updated: 0, unchanged: 2596 });
  });

  test('the export goes into an empty database and comes out the same', async () => {
    const place = temporaryFolder();
    const other = await openState(place);
    try {
      const name = path.join(place, 'palettes.ndjson');
      const text = await exported(state.platform(), 'palettes');
      writeFileSync(name, text);
      expect(await bring(other, 'palettes', name)).toMatchObject({ refused: 0, notes: [] });
      expect((await exported(other, 'palettes')) === text).toBe(true);
    } finally {
      await other.close();
    }
  });
});
