import { z } from 'zod';
import type { Database, Statement } from '../db.ts';
import type { Note } from './kind.ts';
import { namedKind } from './named-import.ts';
import { type Finder, finder } from './resolve.ts';
import { idText, line, spoken } from './row.ts';
import { set } from './set.ts';
import { type Claim, keepOldSlugs, settle } from './settle.ts';
import { slugOf } from './slug.ts';

const kinds = ['style', 'type', 'industry'] as const;

const row = z.object({
  id: idText.optional(),
  slug: line(120).optional(),
  name: line(80),
  kind: z.enum(kinds).optional(),
});
const stored = z.object({
  id: z.number(),
  version: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(kinds).nullable(),
});
type StoredCategory = z.infer<typeof stored>;

export const categories = namedKind({
  kind: 'category',
  row,
  stored,
  select: 'SELECT t.id, t.version, t.slug, t.name, t.kind FROM category t',
  prepare: async () => ({ refs: null, statements: [], notes: [] }),
  merge: (given, place, old) => ({
    id: place.id,
    version: old?.version ?? 1,
    slug: place.slug,
    name: given.name,
    kind: given.kind ?? old?.kind ?? null,
  }),
  write: writeCategories,
  exported: ({ version, ...rest }) => spoken(rest),
});

function writeCategories(
  fresh: readonly StoredCategory[],
  changed: readonly StoredCategory[],
): Statement<unknown>[] {
  const values = (category: StoredCategory) => [
    category.id,
    category.slug,
    category.name,
    category.kind,
  ];
  return [
    set(
      `INSERT INTO category (id, slug, name, kind)
       SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?1)`,
      fresh.map(values),
    ),
    set(
      `UPDATE category SET slug = row.value->>1, name = row.value->>2, kind = row.value->>3,
         version = version + 1
       FROM json_each(?1) AS row WHERE category.id = row.value->>0`,
      changed.map(values),
    ),
  ];
}

/** Finds things by what a file calls them, those that the statements make included. */
export interface Made {
  find: Finder['find'];
  statements: Statement<unknown>[];
  notes: Note[];
}

/** Finds the categories of these names and makes the unknown ones; spellings of one name are one category. */
export async function newCategories(
  db: Database,
  names: readonly { line: number; name: string }[],
): Promise<Made> {
  const known = await finder(db, 'category', [...new Set(names.map(({ name }) => name))]);
  const unknown = new Map<string, Claim & { name: string }>();
  for (const { line: at, name } of names) {
    if (known.find(name) || unknown.has(keyOf(name))) continue;
    unknown.set(keyOf(name), {
      line: at,
      id: undefined,
      slug: slugOf(name),
      found: undefined,
      name,
    });
  }
  const claims = [...unknown.values()];
  const places = await settle(db, 'category', claims);
  const fresh = places.settled.map(({ id, slug }, i) => ({
    id,
    version: 1,
    slug,
    name: claims[i]?.name ?? slug,
    kind: null,
  }));
  const made = new Map([...unknown.keys()].map((key, i) => [key, fresh[i]]));
  return {
    find: (text) => known.find(text) ?? made.get(keyOf(text)),
    statements: [...writeCategories(fresh, []), keepOldSlugs(places.oldSlugs)],
    notes: places.notes,
  };
}

function keyOf(name: string): string {
  return slugOf(name) || name.toLowerCase();
}
