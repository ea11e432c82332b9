import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { allowedSlug, type Named, slugOf } from './slug.ts';

const row = z.object({ id: z.number(), slug: z.string(), name: z.string() });
const oldRow = z.object({ id: z.number(), slug: z.string(), old: z.string() });

/** Finds things by what a file calls them. */
export interface Finder {
  /** By slug, once slug, or name in any spelling; undefined when there is none. */
  find(text: string): { id: number; slug: string } | undefined;
  /** By name alone, for the kinds that files call by name. */
  findName(name: string): { id: number; slug: string } | undefined;
}

/** Reads everything of a kind that one of these texts may mean; it finds nothing by other texts. */
export async function finder(db: Database, kind: Named, texts: readonly string[]): Promise<Finder> {
  if (texts.length === 0) return { find: () => undefined, findName: () => undefined };
  // Transliteration is slow, and the rows of a batch name the same things again and again.
  const meant = new Map<string, string[]>();
  for (const text of texts) {
    if (meant.has(text)) continue;
    const slug = slugOf(text);
    meant.set(text, [text, nameKey(text), allowedSlug(kind, slug), slug]);
  }
  const slugs = [...new Set([...meant.values()].flat())];
  const [named, old] = await db.batch(
    statement(
      row,
      `SELECT id, slug, name FROM ${kind} WHERE slug IN (SELECT value FROM json_each(?1))${
        byName[kind] ? ' OR name COLLATE NOCASE IN (SELECT value FROM json_each(?2))' : ''
      }`,
      JSON.stringify(slugs),
      ...(byName[kind] ? [JSON.stringify([...meant.keys()])] : []),
    ),
    statement(
      oldRow,
      `SELECT k.id, k.slug, h.slug AS old FROM slug_history h JOIN ${kind} k ON k.id = h.entity_id
       WHERE h.entity_kind = ?1 AND h.slug IN (SELECT value FROM json_each(?2))`,
      kind,
      JSON.stringify(slugs),
    ),
  );
  const places = new Map<string, { id: number; slug: string }>();
  for (const { id, slug, old: was } of old) places.set(was, { id, slug });
  if (byName[kind]) for (const { id, slug, name } of named) places.set(nameKey(name), { id, slug });
  for (const { id, slug } of named) places.set(slug, { id, slug });
  return {
    findName: (name) => places.get(nameKey(name)),
    find(text) {
      const known = (meant.get(text) ?? []).find((key) => places.has(key));
      return known === undefined ? undefined : places.get(known);
    },
  };
}

/** Small tables whose things files call by name; the others are called by slug. */
const byName: Partial<Record<Named, true>> = { category: true };

/** The slug that a text leads to when nothing is there yet. */
export function slugIn(kind: Named, text: string): string {
  return allowedSlug(kind, slugOf(text));
}

function nameKey(name: string): string {
  return `name:${name.toLowerCase()}`;
}
