import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { randomFrom } from '../../src/cli/random.ts';
import { syntheticWebsites } from '../../src/cli/synthetic.ts';
import { websites } from '../../src/domain/import/website-import.ts';

const source = [
  {
    title: 'Alpha',
    description: 'One.',
    categories: ['Portfolio'],
    built_by: 'A',
    location_slug: 'x',
  },
  { title: 'Beta', description: null, categories: ['Blog', 'Dark'], built_by: null },
];
const rows = (seed: string) => [...syntheticWebsites(source, 2_000, randomFrom(seed))];
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

test('the same seed gives the same rows, another seed others', () => {
  expect(hash(rows('1'))).toBe(hash(rows('1')));
  expect(hash(rows('2'))).not.toBe(hash(rows('1')));
});

test('every row is one that the importer takes, each a website of its own', () => {
  const keys = rows('1').map((row) => {
    const parsed = websites.parse(row);
    return parsed.ok ? websites.keyOf(parsed.row) : parsed.reason;
  });
  expect(new Set(keys).size).toBe(2_000);
  expect(keys.filter((key) => !/^site-\d+\.example/.test(key))).toEqual([]);
});
