import { z } from 'zod';
import type { Statement, Value } from '../db.ts';
import { colorsOfSlug, paletteSlug, setKeyOf } from '../palette/palette.ts';
import { guard, ids, set } from './set.ts';

/** A palette as an import compares it. */
export const storedPalette = z
  .object({
    id: z.number(),
    version: z.number(),
    slug: z.string(),
    name: z.string().nullable(),
    source: z.string().nullable(),
    licence: z.string().nullable(),
    added: z.number(),
    tags: jsonOf(z.array(z.object({ slug: z.string(), name: z.string() }))),
    websites: jsonOf(z.array(z.string())),
  })
  // In the order of keys in which an import makes them: two are compared as texts.
  .transform(({ id, version, slug, name, source, licence, added, tags, websites }) => {
    const colors = colorsOfSlug(slug) ?? [];
    return { id, version, name, source, licence, added, colors, tags, websites };
  });
export type StoredPalette = z.infer<typeof storedPalette>;

/** Everything that a batch of palettes writes, set by set. A tag keeps the name that it was first given. */
export function writePalettes(
  fresh: readonly StoredPalette[],
  changed: readonly StoredPalette[],
  now: number,
): Statement<unknown>[] {
  const all = [...fresh, ...changed];
  const changedIds = changed.map(({ id }) => [id]);
  const tags = new Map(all.flatMap((one) => one.tags.map(({ slug, name }) => [slug, name])));
  return [
    guard('palette', changed),
    set(
      `INSERT INTO palette (id, slug, set_key, name, source, licence, updated_at, created_at)
       SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
       FROM json_each(?1)`,
      fresh.map((one) => valuesOf(one, now)),
    ),
    set(
      `UPDATE palette SET name = row.value->>3, source = row.value->>4, licence = row.value->>5,
         updated_at = row.value->>6, version = version + 1
       FROM json_each(?1) AS row WHERE palette.id = row.value->>0`,
      changed.map((one) => valuesOf(one, now)),
    ),
    set(
      `INSERT OR IGNORE INTO palette_tag (slug, name) SELECT value->>0, value->>1 FROM json_each(?1)`,
      [...tags],
    ),
    set(`DELETE FROM palette_tagged WHERE palette_id IN (${ids})`, changedIds),
    set(
      `INSERT INTO palette_tagged (palette_id, tag_id, position)
       SELECT row.value->>0, g.id, row.value->>2
       FROM json_each(?1) AS row CROSS JOIN palette_tag g ON g.slug = row.value->>1`,
      all.flatMap((one) => one.tags.map(({ slug }, i) => [one.id, slug, i])),
    ),
    set(`DELETE FROM palette_website WHERE palette_id IN (${ids})`, changedIds),
    set(
      `INSERT INTO palette_website (palette_id, website_id)
       SELECT row.value->>0, w.id
       FROM json_each(?1) AS row CROSS JOIN website w ON w.slug = row.value->>1`,
      all.flatMap((one) => one.websites.map((slug) => [one.id, slug])),
    ),
  ];
}

function valuesOf(one: StoredPalette, now: number): Value[] {
  const { id, colors, name, source, licence, added } = one;
  return [id, paletteSlug(colors), setKeyOf(colors), name, source, licence, now, added];
}

function jsonOf<Shape extends z.ZodType>(shape: Shape) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(shape);
}
