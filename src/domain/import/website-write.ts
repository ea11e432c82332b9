import { familyOf } from '../color/color-family.ts';
import type { Statement, Value } from '../db.ts';
import { guard, ids, set } from './set.ts';
import type { StoredWebsite } from './website-stored.ts';

/** In the order of `valuesOf`, after the id. */
const fields = [
  'slug',
  'title',
  'lang',
  'url',
  'url_key',
  'description',
  'note',
  'status',
  'location_id',
  'year',
  'mode',
  'picture_key',
  'published_at',
  'updated_at',
];
const expressions = fields.map((field, i) =>
  field === 'location_id'
    ? `(SELECT id FROM location WHERE slug = row.value->>${i + 1})`
    : `row.value->>${i + 1}`,
);

/** Everything that a batch of websites writes, set by set. `links` are the hashes for the new ones, in order. */
export function writeWebsites(
  fresh: readonly StoredWebsite[],
  changed: readonly StoredWebsite[],
  links: readonly string[],
  now: number,
): Statement<unknown>[] {
  const all = [...fresh, ...changed];
  return [
    guard('website', changed),
    set(
      `INSERT INTO image (key, width, height, type, bytes, alt, source, thumbhash, edge)
       SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7,
         value->>8
       FROM json_each(?1) WHERE true
       ON CONFLICT (key) DO UPDATE SET edge = excluded.edge WHERE excluded.edge IS NOT NULL`,
      all.flatMap(({ picture: p }) =>
        p
          ? [[p.key, p.width, p.height, p.type, p.bytes, p.alt, p.source, p.thumbhash, p.edge]]
          : [],
      ),
    ),
    set(
      `INSERT INTO website (id, ${fields.join(', ')}, created_at)
       SELECT row.value->>0, ${expressions.join(', ')}, row.value->>15 FROM json_each(?1) AS row`,
      fresh.map((website) => [...valuesOf(website, now), website.added]),
    ),
    set(
      `UPDATE website SET ${fields.map((field, i) => `${field} = ${expressions[i]}`).join(', ')},
         version = version + 1
       FROM json_each(?1) AS row WHERE website.id = row.value->>0`,
      changed.map((website) => valuesOf(website, now)),
    ),
    set(
      `UPDATE link SET url = row.value->>1 FROM json_each(?1) AS row
       WHERE entity_kind = 'website' AND entity_id = row.value->>0 AND kind = 'visit'
         AND gone_at IS NULL AND url <> row.value->>1`,
      changed.map(({ id, url }) => [id, url]),
    ),
    set(
      `INSERT INTO link (hash, url, kind, entity_kind, entity_id, created_at)
       SELECT value->>0, value->>1, 'visit', 'website', value->>2, value->>3 FROM json_each(?1)`,
      fresh.map(({ id, url }, i) => [links[i] ?? null, url, id, now]),
    ),
    ...writeChildren(all, changed),
  ];
}

function writeChildren(
  all: readonly StoredWebsite[],
  changed: readonly StoredWebsite[],
): Statement<unknown>[] {
  const changedIds = changed.map(({ id }) => [id]);
  return [
    set(`DELETE FROM website_category WHERE website_id IN (${ids})`, changedIds),
    set(
      `INSERT INTO website_category (website_id, category_id, position)
       SELECT row.value->>0, c.id, row.value->>2
       FROM json_each(?1) AS row CROSS JOIN category c ON c.slug = row.value->>1`,
      all.flatMap((w) => w.categories.map((slug, i) => [w.id, slug, i])),
    ),
    set(
      `DELETE FROM credit WHERE website_id IN (${ids}) AND (website_id, profile_id, role) NOT IN (
         SELECT row.value->>0, p.id, row.value->>2
         FROM json_each(?2) AS row CROSS JOIN profile p ON p.slug = row.value->>1)`,
      changedIds,
      changed.flatMap((w) => w.credits.map(({ profile, role }) => [w.id, profile, role])),
    ),
    set(
      `INSERT INTO credit (website_id, profile_id, role, position)
       SELECT row.value->>0, p.id, row.value->>2, row.value->>3
       FROM json_each(?1) AS row CROSS JOIN profile p ON p.slug = row.value->>1 WHERE true
       ON CONFLICT (website_id, profile_id, role) DO UPDATE SET position = excluded.position`,
      all.flatMap((w) => w.credits.map(({ profile, role }, i) => [w.id, profile, role, i])),
    ),
    set(`DELETE FROM website_typeface WHERE website_id IN (${ids})`, changedIds),
    set(
      `INSERT INTO website_typeface (website_id, typeface_id, role, position)
       SELECT row.value->>0, t.id, row.value->>2, row.value->>3
       FROM json_each(?1) AS row CROSS JOIN typeface t ON t.slug = row.value->>1`,
      all.flatMap((w) => w.typefaces.map(({ typeface, role }, i) => [w.id, typeface, role, i])),
    ),
    set(`DELETE FROM website_color WHERE website_id IN (${ids})`, changedIds),
    set(
      `INSERT INTO website_color (website_id, position, hex, family, share)
       SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?1)`,
      all.flatMap((w) => w.colors.map(({ hex, share }, i) => [w.id, i, hex, familyOf(hex), share])),
    ),
    set(`DELETE FROM fact WHERE entity_kind = 'website' AND entity_id IN (${ids})`, changedIds),
    set(
      `INSERT INTO fact (entity_kind, entity_id, name, method, day)
       SELECT 'website', value->>0, value->>1, value->>2, value->>3 FROM json_each(?1)`,
      all.flatMap((w) =>
        Object.entries(w.facts).map(([name, { method, day }]) => [w.id, name, method, day]),
      ),
    ),
  ];
}

function valuesOf(w: StoredWebsite, now: number): Value[] {
  return [
    w.id,
    w.slug,
    w.title,
    w.lang,
    w.url,
    w.key,
    w.description,
    w.note,
    w.status,
    w.location,
    w.year,
    w.mode,
    w.picture?.key ?? null,
    w.published,
    now,
  ];
}
