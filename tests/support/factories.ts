import { paletteSlug, setKeyOf } from '#domain/palette/palette.ts';
import { tagName } from '#domain/palette/palette-tag.ts';
import { urlKey } from '#domain/urls.ts';
import { insert, marks, next, run } from './made-rows.ts';
import { addRelations } from './website-relations.ts';

export interface NewWebsite {
  slug: string;
  title: string;
  lang: string | null;
  url: string;
  description: string | null;
  note: string | null;
  status: string;
  location: number | null;
  year: number | null;
  mode: 'light' | 'dark' | null;
  picture: string | null;
  publishedAt: number | null;
  updatedAt: number;
  /** Ids, in order. */
  categories: number[];
  typefaces: (number | { id: number; role: string | null })[];
  colors: (string | { hex: string; share: number | null })[];
  credits: (number | { id: number; role: string })[];
}

/** A published website; give what matters to the test. Gives its id. */
export async function addWebsite(given: Partial<NewWebsite> = {}): Promise<number> {
  const n = next();
  const url = given.url ?? `https://www.website-${n}.example/`;
  const row: NewWebsite = {
    slug: `website-${n}`,
    title: `Website ${n}`,
    lang: null,
    url,
    description: null,
    note: null,
    status: 'published',
    location: null,
    year: null,
    mode: null,
    picture: null,
    publishedAt: Date.UTC(2026, 0, 1) + n * 60_000,
    updatedAt: Date.UTC(2026, 0, 1),
    categories: [],
    typefaces: [],
    colors: [],
    credits: [],
    ...given,
  };
  const id = await insert(
    `INSERT INTO website (slug, title, lang, url, url_key, description, note, status, location_id, year, mode,
       picture_key, published_at, created_at, updated_at) VALUES (${marks(15)}) RETURNING id`,
    [
      row.slug,
      row.title,
      row.lang,
      url,
      urlKey(url) ?? url,
      row.description,
      row.note,
      row.status,
      row.location,
      row.year,
      row.mode,
      row.picture,
      row.publishedAt,
      row.updatedAt,
      row.updatedAt,
    ],
  );
  await addRelations(id, row);
  return id;
}

export async function addCategory(
  given: { slug?: string; name?: string; kind?: 'style' | 'type' | 'industry' } = {},
): Promise<number> {
  const n = next();
  return insert('INSERT INTO category (slug, name, kind) VALUES (?, ?, ?) RETURNING id', [
    given.slug ?? `category-${n}`,
    given.name ?? `Category ${n}`,
    given.kind ?? null,
  ]);
}

/** A city of `country`, or a country when there is none. */
export async function addLocation(
  given: { slug?: string; name?: string; country?: number } = {},
): Promise<number> {
  const n = next();
  return insert(
    'INSERT INTO location (slug, name, kind, country_id) VALUES (?, ?, ?, ?) RETURNING id',
    [
      given.slug ?? `location-${n}`,
      given.name ?? `Location ${n}`,
      given.country ? 'city' : 'country',
      given.country ?? null,
    ],
  );
}

export async function addProfile(
  given: { slug?: string; name?: string; specialties?: string[] } = {},
): Promise<number> {
  const n = next();
  const id = await insert(
    'INSERT INTO profile (slug, name, created_at, updated_at) VALUES (?, ?, 0, 0) RETURNING id',
    [given.slug ?? `profile-${n}`, given.name ?? `Profile ${n}`],
  );
  for (const specialty of given.specialties ?? []) {
    await run('INSERT INTO profile_specialty (profile_id, specialty) VALUES (?, ?)', [
      id,
      specialty,
    ]);
  }
  return id;
}

export async function addTypeface(
  given: { slug?: string; name?: string; styles?: string[]; types?: string[] } = {},
): Promise<number> {
  const n = next();
  const id = await insert(
    'INSERT INTO typeface (slug, name, created_at, updated_at) VALUES (?, ?, 0, 0) RETURNING id',
    [given.slug ?? `typeface-${n}`, given.name ?? `Typeface ${n}`],
  );
  for (const style of given.styles ?? []) {
    await run('INSERT INTO typeface_style (typeface_id, style) VALUES (?, ?)', [id, style]);
  }
  for (const type of given.types ?? []) {
    await run('INSERT INTO typeface_type (typeface_id, type) VALUES (?, ?)', [id, type]);
  }
  return id;
}

/** Gives its id. `colors` as `#rrggbb`; `tags` by slug. */
export async function addPalette(
  given: {
    colors?: string[];
    name?: string | null;
    tags?: string[];
    websites?: number[];
    added?: number;
  } = {},
): Promise<number> {
  const n = next();
  const colors = given.colors ?? [`#${(n + 0x10_00_00).toString(16)}`, '#ffffff'];
  const id = await insert(
    `INSERT INTO palette (slug, set_key, name, source, licence, created_at, updated_at)
     VALUES (?, ?, ?, 'made@1.0.0', 'MIT', ?, 0) RETURNING id`,
    [paletteSlug(colors), setKeyOf(colors), given.name ?? null, given.added ?? n],
  );
  for (const [position, tag] of (given.tags ?? []).entries()) {
    await run('INSERT OR IGNORE INTO palette_tag (slug, name) VALUES (?, ?)', [tag, tagName(tag)]);
    await run(
      'INSERT INTO palette_tagged (palette_id, tag_id, position) SELECT ?, id, ? FROM palette_tag WHERE slug = ?',
      [id, position, tag],
    );
  }
  for (const website of given.websites ?? [])
    await run('INSERT INTO palette_website (palette_id, website_id) VALUES (?, ?)', [id, website]);
  return id;
}

/** Distinct visitors of one website on one day (`YYYY-MM-DD`). */
export async function addVisitors(
  website: number,
  day: string,
  visitors: number,
  given: { source?: 'counted' | 'demo'; type?: string } = {},
): Promise<void> {
  await run(
    `INSERT INTO event_day (day, type, entity_kind, entity_id, source, visitors, events)
     VALUES (?, ?, 'website', ?, ?, ?, ?)`,
    [day, given.type ?? 'view', website, given.source ?? 'counted', visitors, visitors],
  );
}

/** Gives the key. */
export async function addImage(
  given: { width?: number; height?: number; alt?: string; edge?: string } = {},
): Promise<string> {
  const key = next().toString(16).padStart(64, '0');
  await run(
    `INSERT INTO image (key, width, height, type, bytes, alt, edge) VALUES (?, ?, ?, 'image/webp', 1000, ?, ?)`,
    [key, given.width ?? 1600, given.height ?? 1200, given.alt ?? '', given.edge ?? null],
  );
  return key;
}

/** A visit link of a website. Gives the hash. */
export async function addLink(
  website: number,
  given: { url?: string; goneAt?: number } = {},
): Promise<string> {
  const hash = `h${String(next()).padStart(9, '0')}`;
  await run(
    `INSERT INTO link (hash, url, kind, entity_kind, entity_id, created_at, gone_at)
     VALUES (?, ?, 'visit', 'website', ?, 0, ?)`,
    [hash, given.url ?? 'https://target.example/', website, given.goneAt ?? null],
  );
  return hash;
}

export async function addFact(website: number, name: string, day = '2026-01-02'): Promise<void> {
  await run(
    `INSERT INTO fact (entity_kind, entity_id, name, method, day) VALUES ('website', ?, ?, 'stated by the editors', ?)`,
    [website, name, day],
  );
}

export async function addSlugHistory(kind: string, slug: string, id: number): Promise<void> {
  await run('INSERT INTO slug_history (entity_kind, slug, entity_id) VALUES (?, ?, ?)', [
    kind,
    slug,
    id,
  ]);
}
