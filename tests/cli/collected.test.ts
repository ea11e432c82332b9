import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../../src/cli/paths.ts';
import { colorFamilies } from '../../src/domain/color/color.ts';
import { importKinds } from '../../src/domain/import/kinds.ts';
import { urlKey } from '../../src/domain/urls.ts';
import { bring, exported, openState, ownState, rows, temporaryFolder } from './state.ts';

const folder = process.env.FIXTURES_DIR ?? path.join(root, '../shared/data');
const isThere = existsSync(path.join(folder, 'websites.ndjson'));
const files = {
  locations: 'locations.json',
  categories: 'categories.json',
  profiles: 'profiles.ndjson',
  languages: 'specimens.ndjson',
  pangrams: 'pangrams.json',
  typefaces: 'typefaces.ndjson',
  pairings: 'pairings.json',
  websites: 'websites.ndjson',
} as const;

/** Font files are read, not collected; palettes have a file of tests of their own. */
const collected = importKinds.filter((kind) => kind !== 'faces' && kind !== 'palettes');

describe.skipIf(!isThere)('the collected data of FIXTURES_DIR', () => {
  const state = ownState();
  const given = () =>
    readFileSync(path.join(folder, files.websites), 'utf8')
      .trim()
      .split('\n')
      .map((line) =>
        z
          .looseObject({ url: z.string(), status: z.string(), categories: z.array(z.string()) })
          .parse(JSON.parse(line)),
      );

  test('goes in whole', async () => {
    for (const kind of collected) {
      const report = await bring(state.platform(), kind, path.join(folder, files[kind]));
      expect({ kind, refusals: report.refusals }).toEqual({ kind, refusals: [] });
      expect(report.added).toBe(report.read);
    }
    expect(given()).toHaveLength(5555);
  });

  test('typefaces keep what the catalogue says of their files, its licence, links and day', async () => {
    const lines = (await exported(state.platform(), 'typefaces')).trim().split('\n');
    expect(lines).toHaveLength(1924);
    const inter = lines.find((line) => line.includes('"slug":"inter"')) ?? '{}';
    expect(JSON.parse(inter)).toMatchObject({
      name: 'Inter',
      year: 2016,
      licence: 'OFL-1.1',
      links: { npm: '@fontsource/inter', repository: 'https://github.com/rsms/inter' },
      catalogue: {
        weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
        italic: true,
        axes: { opsz: [14, 14, 32], wght: [100, 400, 900] },
        metrics: { unitsPerEm: 2048, xHeight: 1118, descender: -494 },
      },
      facts: { catalogue: { method: expect.stringContaining('@6.0.8'), day: '2025-09-10' } },
    });
    const licences = await rows(
      state.platform(),
      z.object({ licence: z.string().nullable(), n: z.number() }),
      'SELECT licence, count(*) AS n FROM typeface GROUP BY licence ORDER BY n DESC LIMIT 2',
    );
    expect(licences).toEqual([
      { licence: 'OFL-1.1', n: 1720 },
      { licence: null, n: 158 },
    ]);
  });

  test('every website is there, published unless archived or disabled', async () => {
    const stored = await rows(
      state.platform(),
      z.object({ url_key: z.string(), status: z.string() }),
      'SELECT url_key, status FROM website',
    );
    const expected = given().map(({ url, status }) => ({
      url_key: urlKey(url),
      status: status === 'live-when-listed' ? 'published' : status,
    }));
    const byKey = (a: { url_key: string | null }, b: { url_key: string | null }) =>
      (a.url_key ?? '') < (b.url_key ?? '') ? -1 : 1;
    expect(stored.sort(byKey)).toEqual(expected.sort(byKey));
  });

  test('no slug means two things: none starts with digits and a dash, equals a colour, or is shared', async () => {
    const slugs = await rows(
      state.platform(),
      z.object({ slug: z.string() }),
      'SELECT slug FROM category UNION ALL SELECT slug FROM location',
    );
    const all = slugs.map(({ slug }) => slug);
    expect(new Set(all).size).toBe(all.length);
    const taken = new Set<string>([...colorFamilies, 'popular']);
    expect(all.filter((slug) => /^\d+-/.test(slug) || taken.has(slug))).toEqual([]);
  });

  test('spellings of one category are one category: as many links as different spellings folded', async () => {
    const [links] = await rows(
      state.platform(),
      z.object({ n: z.number() }),
      `SELECT count(*) AS n FROM website_category wc JOIN category c ON c.id = wc.category_id
       WHERE c.slug = 'javascript'`,
    );
    const expected = given().filter(({ categories }) =>
      categories.some((name) => name.toLowerCase() === 'javascript'),
    );
    expect(links?.n).toBe(expected.length);
  });

  test('a second run adds and changes nothing', async () => {
    for (const kind of collected) {
      const report = await bring(state.platform(), kind, path.join(folder, files[kind]));
      expect({ kind, ...report }).toMatchObject({ kind, added: 0, updated: 0, refused: 0 });
    }
  });

  test('the export goes into an empty database and comes out the same', async () => {
    const place = temporaryFolder();
    const other = await openState(place);
    try {
      for (const kind of collected) {
        const name = path.join(place, `${kind}.ndjson`);
        const text = await exported(state.platform(), kind);
        writeFileSync(name, text);
        expect(await bring(other, kind, name)).toMatchObject({ refused: 0, notes: [] });
        expect((await exported(other, kind)) === text).toBe(true);
      }
    } finally {
      await other.close();
    }
  });
});
