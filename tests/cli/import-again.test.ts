import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type ImportKind, importKinds } from '../../src/domain/import/kinds.ts';
import { bring, exported, fixtures, openState, ownState, rows, temporaryFolder } from './state.ts';

const state = ownState();

/** The fixture of a kind. */
function file(kind: ImportKind): string {
  const own: { [kind in ImportKind]?: string } = {
    categories: 'categories.json',
    websites: 'websites-odd.ndjson',
  };
  return path.join(fixtures, own[kind] ?? `${kind}.ndjson`);
}

beforeAll(async () => {
  for (const kind of importKinds) await bring(state.platform(), kind, file(kind));
});

const countRow = z.object({ n: z.number() });

async function count(table: string): Promise<number> {
  const [row] = await rows(state.platform(), countRow, `SELECT count(*) AS n FROM ${table}`);
  return row?.n ?? -1;
}

test('a second run of everything adds and changes nothing, down to versions and links', async () => {
  const watched = async () => {
    const all = await Promise.all(importKinds.map((kind) => exported(state.platform(), kind)));
    const versions = await rows(
      state.platform(),
      z.unknown(),
      'SELECT id, version, updated_at FROM website UNION ALL SELECT 0, version, changed_at FROM catalogue',
    );
    return [all, versions, await count('link'), await count('credit')];
  };
  const before = await watched();
  for (const kind of importKinds) {
    const report = await bring(state.platform(), kind, file(kind));
    expect({ kind, ...report }).toMatchObject({ kind, added: 0, updated: 0 });
  }
  expect(await watched()).toEqual(before);
});

test('a changed row raises its version and the catalogue’s; what it leaves out stays', async () => {
  const changed = path.join(state.folder, 'changed.ndjson');
  const row = { title: 'Linear app', url: 'https://linear.app', year: 2018, source: 'a list' };
  writeFileSync(changed, `${JSON.stringify(row)}\n`);
  const version = () =>
    rows(
      state.platform(),
      z.object({ version: z.number(), catalogue: z.number() }),
      `SELECT version, (SELECT version FROM catalogue) AS catalogue FROM website
       WHERE url_key = 'linear.app'`,
    );
  const [before] = await version();
  expect(await bring(state.platform(), 'websites', changed)).toMatchObject({ updated: 1 });
  const [after] = await version();
  expect(after?.version).toBe((before?.version ?? 0) + 1);
  expect(after?.catalogue).toBe((before?.catalogue ?? 0) + 1);
  const text = await exported(state.platform(), 'websites');
  const line = text.split('\n').find((one) => one.includes('"Linear app"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    slug: 'linear',
    year: 2018,
    mode: 'dark',
    description: 'Issue tracker.',
    facts: {
      year: { method: 'Imported from a list' },
      mode: { method: 'stated by the editors', day: '2026-11-28' },
    },
  });
});

test('CSV: lists in cells, quoted line ends, empty cells; broken records are refused', async () => {
  const report = await bring(state.platform(), 'websites', path.join(fixtures, 'websites.csv'));
  expect(report).toMatchObject({ added: 3, refused: 3 });
  expect(
    report.refusals.map(({ line, reason }) => `${line} ${reason.split(':')[0]}`).sort(),
  ).toEqual(['5 Invalid Record Length', '6 url', '8 Quote Not Closed']);
  const text = await exported(state.platform(), 'websites');
  expect(text).toContain('"categories":["portfolio","minimal"]');
  expect(text).toContain(
    '"credits":[{"profile":"some-studio","role":"design"},{"profile":"jane-roe"}]',
  );
});

test('a dry run counts and writes nothing', async () => {
  const fresh = path.join(state.folder, 'fresh.ndjson');
  writeFileSync(
    fresh,
    '{"title":"Fresh","url":"https://fresh.example","categories":["Brand new"]}\n',
  );
  const before = [await count('website'), await count('category'), await count('import_run')];
  const report = await bring(state.platform(), 'websites', fresh, { dryRun: true });
  expect(report).toMatchObject({ added: 1, refused: 0 });
  expect([await count('website'), await count('category'), await count('import_run')]).toEqual(
    before,
  );
});

test('export, import into an empty database, export: the same bytes', async () => {
  const folder = temporaryFolder();
  const other = await openState(folder);
  try {
    for (const kind of importKinds) {
      const name = path.join(folder, `${kind}.ndjson`);
      const text = await exported(state.platform(), kind);
      writeFileSync(name, text);
      const report = await bring(other, kind, name);
      expect(report).toMatchObject({ refused: 0, notes: [] });
      expect(await exported(other, kind)).toBe(text);
    }
  } finally {
    await other.close();
  }
});
