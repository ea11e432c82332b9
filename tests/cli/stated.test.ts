import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Row {
  slug: string;
  catalogue?: {
    weights: number[];
    italic: boolean;
    variable: boolean;
    axes: Record<string, number[]>;
    subsets: string[];
  };
  facts?: Record<string, { method: string; day: string }>;
}

test('what the demo catalogue says of a family beside its files is what its package says', () => {
  const rows = readFileSync(path.join(root, 'catalogue/typefaces.ndjson'), 'utf8')
    .trim()
    .split('\n');
  let checked = 0;
  for (const { slug, catalogue, facts } of rows.map((line) => JSON.parse(line) as Row)) {
    if (!catalogue) continue;
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
