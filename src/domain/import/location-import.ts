import { z } from 'zod';
import { namedKind } from './named-import.ts';
import { finder, slugIn } from './resolve.ts';
import { idText, line, spoken } from './row.ts';
import { set } from './set.ts';

const kind = z.enum(['country', 'city']);
const row = z
  .object({
    id: idText.optional(),
    slug: line(120).optional(),
    name: line(120),
    kind: kind.optional(),
    type: kind.optional(),
    country: line(120).optional(),
  })
  .refine((data) => data.kind ?? data.type, { message: 'kind: country or city' });
const stored = z.object({
  id: z.number(),
  version: z.number(),
  slug: z.string(),
  name: z.string(),
  kind,
  country: z.string().nullable(),
});
type StoredLocation = z.infer<typeof stored>;

/** Countries and cities. A city's `country` is a slug or a name, of this file or of an earlier one. */
export const locations = namedKind({
  kind: 'location',
  row,
  stored,
  select: `SELECT t.id, t.version, t.slug, t.name, t.kind, c.slug AS country
    FROM location t LEFT JOIN location c ON c.id = t.country_id`,
  async prepare(db, given) {
    const names = given.flatMap(({ row: { country } }) => (country === undefined ? [] : [country]));
    const known = await finder(db, 'location', [...new Set(names)]);
    const here = new Set(given.map(({ row: { slug, name } }) => slug ?? slugIn('location', name)));
    const notes = given.flatMap(({ line: at, row: { country } }) =>
      country === undefined || known.find(country) || here.has(slugIn('location', country))
        ? []
        : [{ line: at, text: `no country ${country}: left out` }],
    );
    const countryOf = (text: string) =>
      known.find(text)?.slug ??
      (here.has(slugIn('location', text)) ? slugIn('location', text) : null);
    return { refs: { countryOf }, statements: [], notes };
  },
  merge(given, place, old, { countryOf }) {
    const type = given.kind ?? given.type ?? 'city';
    const country = given.country === undefined ? null : countryOf(given.country);
    return {
      id: place.id,
      version: old?.version ?? 1,
      slug: place.slug,
      name: given.name,
      kind: type,
      country: type === 'country' ? null : (country ?? old?.country ?? null),
    };
  },
  write: (fresh, changed) => [
    set(
      `INSERT INTO location (id, slug, name, kind)
       SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?1)`,
      fresh.map(values),
    ),
    set(
      `UPDATE location SET slug = row.value->>1, name = row.value->>2, kind = row.value->>3,
         version = version + 1
       FROM json_each(?1) AS row WHERE location.id = row.value->>0`,
      changed.map(values),
    ),
    set(
      `UPDATE location SET country_id = (SELECT c.id FROM location c WHERE c.slug = row.value->>4)
       FROM json_each(?1) AS row WHERE location.id = row.value->>0`,
      [...fresh, ...changed].map(values),
    ),
  ],
  exported: ({ version, ...rest }) => spoken(rest),
});

function values(location: StoredLocation) {
  return [location.id, location.slug, location.name, location.kind, location.country];
}
