import type { Statement, Value } from '../db.ts';
import { ids, set } from './set.ts';
import type { StoredTypeface } from './typeface-stored.ts';

/** In the order of `valuesOf`, after the id. */
const fields = [
  'slug',
  'name',
  'description',
  'year',
  'licence',
  'copyright',
  'release',
  'downloads',
  'catalogue_json',
  'foundry_id',
  'updated_at',
];
const expressions = fields.map((field, i) =>
  field === 'foundry_id'
    ? `(SELECT p.id FROM profile p WHERE p.slug = row.value->>${i + 1})`
    : `row.value->>${i + 1}`,
);

/** Everything that a batch of typefaces writes, set by set. */
export function writeTypefaces(
  fresh: readonly StoredTypeface[],
  changed: readonly StoredTypeface[],
  now: number,
): Statement<unknown>[] {
  return [
    set(
      `INSERT INTO typeface (id, ${fields.join(', ')}, created_at)
       SELECT row.value->>0, ${expressions.join(', ')}, row.value->>${fields.length + 1}
       FROM json_each(?1) AS row`,
      fresh.map((typeface) => [...valuesOf(typeface, now), typeface.added]),
    ),
    set(
      `UPDATE typeface SET ${fields.map((field, i) => `${field} = ${expressions[i]}`).join(', ')},
         version = version + 1
       FROM json_each(?1) AS row WHERE typeface.id = row.value->>0`,
      changed.map((typeface) => valuesOf(typeface, now)),
    ),
    ...writeChildren([...fresh, ...changed], changed),
  ];
}

function writeChildren(
  all: readonly StoredTypeface[],
  changed: readonly StoredTypeface[],
): Statement<unknown>[] {
  const old = changed.map(({ id }) => [id]);
  return [
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
    set(`DELETE FROM typeface_link WHERE typeface_id IN (${ids})`, old),
    set(
      `INSERT INTO typeface_link (typeface_id, kind, target)
       SELECT value->>0, value->>1, value->>2 FROM json_each(?1)`,
      all.flatMap((t) => Object.entries(t.links).map(([kind, target]) => [t.id, kind, target])),
    ),
    set(`DELETE FROM fact WHERE entity_kind = 'typeface' AND entity_id IN (${ids})`, old),
    set(
      `INSERT INTO fact (entity_kind, entity_id, name, method, day)
       SELECT 'typeface', value->>0, value->>1, value->>2, value->>3 FROM json_each(?1)`,
      all.flatMap((t) =>
        Object.entries(t.facts).map(([name, { method, day }]) => [t.id, name, method, day]),
      ),
    ),
  ];
}

function valuesOf(t: StoredTypeface, now: number): Value[] {
  return [
    t.id,
    t.slug,
    t.name,
    t.description,
    t.year,
    t.licence,
    t.copyright,
    t.release,
    t.downloads,
    t.catalogue && JSON.stringify(t.catalogue),
    t.foundry,
    now,
  ];
}
