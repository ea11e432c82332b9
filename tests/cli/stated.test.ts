import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { awayFile } from '../../src/domain/typeface/away-file.ts';
import type { Stated } from '../../src/domain/typeface/stated.ts';

const root = path.resolve(import.meta.dirname, '../..');
const collected = path.resolve(
  root,
  process.env.FIXTURES_DIR ?? '../shared/data',
  'typefaces.ndjson',
);
const elsewhere = 'Imported from google-font-metadata@6.0.8';

interface Row {
  slug: string;
  catalogue?: {
    weights: number[];
    italic: boolean;
    variable: boolean;
    axes: Record<string, number[]>;
    subsets: string[];
  };
  links?: { npm?: string };
  facts?: Record<string, { method: string; day: string }>;
}

function rowsIn(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}

const rows = rowsIn(path.join(root, 'catalogue/typefaces.ndjson'));

test('what the demo catalogue says of a family beside its files is what its package says', () => {
  let checked = 0;
  for (const { slug, catalogue, facts } of rows) {
    if (!catalogue || facts?.catalogue?.method.startsWith(elsewhere)) continue;
    const { method = '', day } = facts?.catalogue ?? {};
    const [, name = '', version] =
      /^Imported from (@fontsource[^@]*)@(\S+) metadata\.json$/.exec(method) ?? [];
    const folder = path.join(root, 'node_modules', name || 'none');
    const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const stated = read('metadata.json');
    expect([slug, read('package.json').version, stated.lastModified]).toEqual([slug, version, day]);
    const axes = Object.entries<Record<string, string>>(stated.variable || {});
    expect([slug, catalogue]).toEqual([
      slug,
      {
        weights: stated.weights,
        italic: stated.styles.includes('italic'),
        variable: Boolean(stated.variable),
        axes: Object.fromEntries(
          axes.map(([tag, axis]) => [tag, [axis.min, axis.default, axis.max].map(Number)]),
        ),
        subsets: stated.subsets,
        metrics: null,
      },
    ]);
    checked += 1;
  }
  expect(checked).toBeGreaterThanOrEqual(60);
});

test.skipIf(!existsSync(collected))(
  'what it says of families without files is what the catalogue of all of them says',
  () => {
    const stated = new Map(
      rowsIn(collected).map((row) => [(row as unknown as { npm: string | null }).npm, row]),
    );
    const others = rows.filter(({ facts }) => facts?.catalogue?.method.startsWith(elsewhere));
    expect(others.length).toBeGreaterThanOrEqual(30);
    for (const { slug, links, catalogue, facts } of others) {
      const { weights, italic, variable, axes, subsets, last_modified } = (stated.get(
        links?.npm ?? '',
      ) ?? {}) as Record<string, unknown>;
      expect([slug, facts?.catalogue?.day, catalogue]).toEqual([
        slug,
        last_modified,
        { weights, italic, variable, axes: axes ?? {}, subsets, metrics: null },
      ]);
    }
  },
);

test('families without files, at least 20 of them, can be previewed from elsewhere after a press', () => {
  const files = new Set(
    rowsIn(path.join(root, 'catalogue/files.ndjson')).map(
      (row) => (row as unknown as { typeface: string }).typeface,
    ),
  );
  const away = rows.filter(
    ({ slug, links, catalogue }) =>
      !files.has(slug) && awayFile(links?.npm ?? null, (catalogue as Stated | undefined) ?? null),
  );
  expect(away.length).toBeGreaterThanOrEqual(20);
  expect(away.length).toBeLessThan(rows.length - files.size);
});
