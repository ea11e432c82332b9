import { z } from 'zod';
import { type FontStyle, type FontType, fontStyles, fontTypes } from '../typeface/typeface.ts';
import { namedKind } from './named-import.ts';
import { newProfiles } from './profile-import.ts';
import { idText, line, list, moment, momentText, spoken } from './row.ts';
import { ids, set } from './set.ts';
import { slugOf } from './slug.ts';

const style = z
  .string()
  .transform(slugOf)
  .pipe(z.enum(Object.keys(fontStyles) as FontStyle[]));
const type = z.enum(Object.keys(fontTypes) as FontType[]);
const row = z
  .object({
    id: idText.optional(),
    slug: line(120).optional(),
    name: line(120).optional(),
    /** Collected data: the name in other words. */
    family: line(120).optional(),
    styles: list(style, 13).optional(),
    types: list(type, 4).optional(),
    designers: list(line(120), 50).optional(),
    designer: line(300).optional(),
    profile_slug: line(120).optional(),
    foundry: line(120).optional(),
    year: z.coerce.number().int().min(1450).max(2100).optional(),
    added: moment.optional(),
  })
  .transform(({ family = '', designer, profile_slug, name = family, designers, ...rest }) => ({
    ...rest,
    name,
    designers: designers ?? (profile_slug === undefined ? undefined : [profile_slug]),
    designerName: designer,
  }))
  .refine(({ name }) => name !== '', { message: 'name: missing' });
const words = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)));
const stored = z.object({
  id: z.number(),
  version: z.number(),
  slug: z.string(),
  name: z.string(),
  styles: words,
  types: words,
  designers: words,
  foundry: z.string().nullable(),
  year: z.number().nullable(),
  added: z.number(),
});
type StoredTypeface = z.infer<typeof stored>;

/** Typefaces as far as websites need them. Unknown designers and foundries are made on the way. */
export const typefaces = namedKind({
  kind: 'typeface',
  row,
  stored,
  select: `SELECT t.id, t.version, t.slug, t.name, t.year, f.slug AS foundry, t.created_at AS added,
      (SELECT json_group_array(s.style ORDER BY s.style)
         FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
      (SELECT json_group_array(y.type ORDER BY y.type)
         FROM typeface_type y WHERE y.typeface_id = t.id) AS types,
      (SELECT json_group_array(p.slug ORDER BY p.slug)
         FROM typeface_designer d JOIN profile p ON p.id = d.profile_id
         WHERE d.typeface_id = t.id) AS designers
    FROM typeface t LEFT JOIN profile f ON f.id = t.foundry_id`,
  async prepare(db, given, now) {
    const made = await newProfiles(
      db,
      given.flatMap(({ line: at, row: one }) => [
        ...(one.designers ?? []).map((profile) => ({
          line: at,
          profile,
          ...(one.designerName === undefined ? {} : { name: one.designerName }),
        })),
        ...(one.foundry === undefined ? [] : [{ line: at, profile: one.foundry }]),
      ]),
      now,
    );
    return { refs: made, statements: made.statements, notes: made.notes };
  },
  merge(given, place, old, profiles, now) {
    const slugsOf = (texts: readonly string[]) =>
      texts.flatMap((text) => profiles.find(text)?.slug ?? []);
    return {
      id: place.id,
      version: old?.version ?? 1,
      slug: place.slug,
      name: given.name,
      styles: inOrder(given.styles ?? old?.styles ?? []),
      types: inOrder(given.types ?? old?.types ?? []),
      designers: inOrder(given.designers ? slugsOf(given.designers) : (old?.designers ?? [])),
      foundry:
        (given.foundry === undefined ? undefined : slugsOf([given.foundry])[0]) ??
        old?.foundry ??
        null,
      year: given.year ?? old?.year ?? null,
      added: old?.added ?? given.added ?? now,
    };
  },
  write: (fresh, changed, now) => {
    const foundry = '(SELECT p.id FROM profile p WHERE p.slug = row.value->>4)';
    const all = [...fresh, ...changed];
    const values = (t: StoredTypeface) => [t.id, t.slug, t.name, t.year, t.foundry, now, t.added];
    const old = changed.map(({ id }) => [id]);
    return [
      set(
        `INSERT INTO typeface (id, slug, name, year, foundry_id, updated_at, created_at)
         SELECT row.value->>0, row.value->>1, row.value->>2, row.value->>3, ${foundry},
           row.value->>5, row.value->>6 FROM json_each(?1) AS row`,
        fresh.map(values),
      ),
      set(
        `UPDATE typeface SET slug = row.value->>1, name = row.value->>2, year = row.value->>3,
           foundry_id = ${foundry}, updated_at = row.value->>5, version = version + 1
         FROM json_each(?1) AS row WHERE typeface.id = row.value->>0`,
        changed.map(values),
      ),
      ...(['style', 'type'] as const).flatMap((part) => [
        set(`DELETE FROM typeface_${part} WHERE typeface_id IN (${ids})`, old),
        set(
          `INSERT INTO typeface_${part} (typeface_id, ${part})
           SELECT value->>0, value->>1 FROM json_each(?1)`,
          all.flatMap((t) => t[`${part}s`].map((word) => [t.id, word])),
        ),
      ]),
      set(`DELETE FROM typeface_designer WHERE typeface_id IN (${ids})`, old),
      set(
        `INSERT INTO typeface_designer (typeface_id, profile_id)
         SELECT row.value->>0, p.id
         FROM json_each(?1) AS row CROSS JOIN profile p ON p.slug = row.value->>1`,
        all.flatMap((t) => t.designers.map((slug) => [t.id, slug])),
      ),
    ];
  },
  exported: ({ version, added, ...rest }) => spoken({ ...rest, added: momentText(added) }),
});

function inOrder(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
