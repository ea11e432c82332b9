import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { pairingRoles } from '../typeface/typeface.ts';
import { namedKind } from './named-import.ts';
import { type Finder, finder } from './resolve.ts';
import { line, list, moment, momentText, pair, prose, spoken } from './row.ts';
import { ids, set } from './set.ts';
import { slugOf } from './slug.ts';

const use = z.object({ typeface: line(120), role: z.enum(pairingRoles).optional() });
const row = z
  .object({
    id: z.coerce.number().int().min(1).optional(),
    slug: line(120).optional(),
    name: line(200).optional(),
    typefaces: list(pair('typeface', 'role', use), 3).optional(),
    /** Collected data: two families that one page loads. */
    a: line(120).optional(),
    b: line(120).optional(),
    pages: z.array(line(2_000)).max(1_000).optional(),
    reason: prose(500).optional(),
    seen: z.array(line(2_000)).max(1_000).optional(),
    added: moment.optional(),
  })
  .transform(({ a, b, pages, ...data }) => {
    const typefaces =
      data.typefaces ?? [a, b].flatMap((typeface) => (typeface ? { typeface } : []));
    const slugs = typefaces.map(({ typeface }) => slugOf(typeface));
    return {
      ...data,
      typefaces,
      seen: data.seen ?? pages,
      slug: data.slug ?? slugs.join('-and-'),
      name: data.name ?? slugs.join(' and '),
      isNamed: data.name !== undefined,
    };
  })
  .refine(({ typefaces }) => typefaces.length >= 2, 'typefaces: at least two');
const stored = z.object({
  id: z.number(),
  version: z.number(),
  slug: z.string(),
  name: z.string(),
  typefaces: z.string().transform((text) => {
    const shape = z.array(
      z.object({ typeface: z.string(), role: z.enum(pairingRoles).nullable() }),
    );
    return shape.parse(JSON.parse(text));
  }),
  reason: z.string().nullable(),
  seen: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  added: z.number(),
});
type StoredPairing = z.infer<typeof stored>;

/** Typefaces that go together. What names a typeface that is not in the catalogue is left out and noted. */
export const pairings = namedKind({
  kind: 'pairing',
  row,
  stored,
  select: `SELECT t.id, t.version, t.slug, t.name, t.reason, t.seen_json AS seen, t.created_at AS added,
      (SELECT json_group_array(json_object('typeface', f.slug, 'role', pt.role) ORDER BY pt.position)
         FROM pairing_typeface pt JOIN typeface f ON f.id = pt.typeface_id
         WHERE pt.pairing_id = t.id) AS typefaces
    FROM pairing t`,
  async prepare(db, given) {
    const known = await finder(
      db,
      'typeface',
      given.flatMap(({ row: one }) => one.typefaces.map(({ typeface }) => typeface)),
    );
    const notes = given.flatMap(({ line: at, row: one }) =>
      one.typefaces
        .filter(({ typeface }) => !known.find(typeface))
        .map(({ typeface }) => ({ line: at, text: `no typeface ${typeface}: left out` })),
    );
    const names = await namesBySlug(
      db,
      given.flatMap(({ row: one }) => usesOf(one.typefaces, known).map(({ typeface }) => typeface)),
    );
    return { refs: { known, names }, statements: [], notes };
  },
  merge(given, place, old, { known, names }, now) {
    const typefaces = usesOf(given.typefaces, known);
    const called = typefaces.map(({ typeface }) => names.get(typeface) ?? typeface).join(' and ');
    return {
      id: place.id,
      version: old?.version ?? 1,
      slug: place.slug,
      name: given.isNamed ? given.name : (old?.name ?? (called || given.name)),
      typefaces,
      reason: given.reason ?? old?.reason ?? null,
      seen: [...new Set(given.seen ?? old?.seen ?? [])],
      added: old?.added ?? given.added ?? now,
    };
  },
  write: writePairings,
  exported: ({ version, added, typefaces, ...rest }) =>
    spoken({ ...rest, typefaces: typefaces.map((one) => spoken(one)), added: momentText(added) }),
});

async function namesBySlug(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.all(
    statement(
      z.object({ slug: z.string(), name: z.string() }),
      'SELECT slug, name FROM typeface WHERE slug IN (SELECT value FROM json_each(?1))',
      JSON.stringify(slugs),
    ),
  );
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

function usesOf(
  given: readonly z.infer<typeof use>[],
  known: Pick<Finder, 'find'>,
): StoredPairing['typefaces'] {
  const uses = new Map<string, StoredPairing['typefaces'][number]>();
  for (const { typeface, role = null } of given) {
    const slug = known.find(typeface)?.slug;
    if (slug !== undefined && !uses.has(slug)) uses.set(slug, { typeface: slug, role });
  }
  return [...uses.values()];
}

function writePairings(
  fresh: readonly StoredPairing[],
  changed: readonly StoredPairing[],
  now: number,
) {
  const values = (p: StoredPairing) => [
    p.id,
    p.slug,
    p.name,
    p.reason,
    JSON.stringify(p.seen),
    now,
    p.added,
  ];
  return [
    set(
      `INSERT INTO pairing (id, slug, name, reason, seen_json, updated_at, created_at)
       SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
       FROM json_each(?1)`,
      fresh.map(values),
    ),
    set(
      `UPDATE pairing SET slug = row.value->>1, name = row.value->>2, reason = row.value->>3,
         seen_json = row.value->>4, updated_at = row.value->>5, version = version + 1
       FROM json_each(?1) AS row WHERE pairing.id = row.value->>0`,
      changed.map(values),
    ),
    set(
      `DELETE FROM pairing_typeface WHERE pairing_id IN (${ids})`,
      changed.map(({ id }) => [id]),
    ),
    set(
      `INSERT INTO pairing_typeface (pairing_id, position, typeface_id, role)
       SELECT row.value->>0, row.value->>1, f.id, row.value->>3
       FROM json_each(?1) AS row CROSS JOIN typeface f ON f.slug = row.value->>2`,
      [...fresh, ...changed].flatMap((p) =>
        p.typefaces.map(({ typeface, role }, i) => [p.id, i, typeface, role]),
      ),
    ),
  ];
}
