import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { compareText } from '../filter/fold.ts';
import { randomKey } from '../filter/random-order.ts';
import { dayMs } from '../limits.ts';
import { fileOfName } from '../typeface/regular-face-store.ts';
import { hostOf, urls } from '../urls.ts';
import type { Term, Website } from './website.ts';
import { namedFace, pictureColumns, pictureOf, posterOf, typefaceRow } from './website-card.ts';

/** Among how many of the newest websites the day's picks are chosen. */
const pickedFrom = 200;

const slugRow = z.object({ slug: z.string() });
const pickRow = z.object({ id: z.number(), noted: z.number() });
type Pickable = z.infer<typeof pickRow>;
const neighbourRow = z.object({ id: z.number(), slug: z.string(), title: z.string() });
const creditRow = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  position: z.number(),
});
const categoryRow = z.object({ slug: z.string(), name: z.string(), position: z.number() });
const colorRow = z.object({ hex: z.string(), share: z.number().nullable() });
const factRow = z.object({ name: z.string(), method: z.string(), day: z.string() });
const hashRow = z.object({ hash: z.string() });
const websiteRow = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  lang: z.string().nullable(),
  url: z.string(),
  description: z.string().nullable(),
  note: z.string().nullable(),
  year: z.number().nullable(),
  mode: z.enum(['light', 'dark']).nullable(),
  published_at: z.number(),
  updated_at: z.number(),
  place_slug: z.string().nullable(),
  place_name: z.string().nullable(),
  country_slug: z.string().nullable(),
  country_name: z.string().nullable(),
  ...pictureColumns,
});

export type Neighbour = z.infer<typeof neighbourRow>;

/** Ids, the same all day (UTC), others tomorrow: out of the newest websites, those with an editor's note first. */
export async function pickIds(db: Database, now: number, size: number): Promise<number[]> {
  return picked(await db.all(pickable()), now).slice(0, size);
}

/** What picks are chosen from, to be read beside others. */
export function pickable(): Statement<Pickable> {
  return statement(
    pickRow,
    `SELECT id, note IS NOT NULL AS noted FROM website WHERE status = 'published'
     ORDER BY published_at DESC, id DESC LIMIT ${pickedFrom}`,
  );
}

/** Ids in the order of the day's choice. */
export function picked(rows: readonly Pickable[], now: number): number[] {
  const day = Math.floor(now / dayMs);
  return rows
    .toSorted((a, b) => b.noted - a.noted || randomKey(day, a.id) - randomKey(day, b.id))
    .map(({ id }) => id);
}

/** A published website with all that its page shows, in one round trip; null when there is none. */
export async function findWebsite(db: Database, id: number): Promise<Website | null> {
  const [websites, categories, credits, typefaces, colors, facts, visits] = await db.batch(
    statement(
      websiteRow,
      `SELECT w.id, w.slug, w.title, w.lang, w.url, w.description, w.note, w.year, w.mode,
         w.published_at, w.updated_at, l.slug AS place_slug, l.name AS place_name,
         country.slug AS country_slug, country.name AS country_name,
         i.key, i.width, i.height, i.alt, i.thumbhash, i.edge
       FROM website w LEFT JOIN location l ON l.id = w.location_id
       LEFT JOIN location country ON country.id = l.country_id
       LEFT JOIN image i ON i.key = w.picture_key
       WHERE w.id = ? AND w.status = 'published'`,
      id,
    ),
    statement(
      categoryRow,
      `SELECT c.slug, c.name, wc.position FROM website_category wc
       JOIN category c ON c.id = wc.category_id WHERE wc.website_id = ?`,
      id,
    ),
    statement(
      creditRow,
      `SELECT p.slug, p.name, c.role, c.position FROM credit c
       JOIN profile p ON p.id = c.profile_id WHERE c.website_id = ?`,
      id,
    ),
    statement(
      typefaceRow,
      `SELECT t.slug, t.name, wt.role, wt.position,
         (SELECT json_group_array(style) FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
         ${fileOfName('t.id')} AS file
       FROM website_typeface wt
       JOIN typeface t ON t.id = wt.typeface_id WHERE wt.website_id = ?`,
      id,
    ),
    statement(
      colorRow,
      'SELECT hex, share FROM website_color WHERE website_id = ? ORDER BY position',
      id,
    ),
    statement(
      factRow,
      `SELECT name, method, day FROM fact
       WHERE entity_kind = 'website' AND entity_id = ? ORDER BY name`,
      id,
    ),
    statement(
      hashRow,
      `SELECT hash FROM link
       WHERE entity_kind = 'website' AND entity_id = ? AND kind = 'visit' AND gone_at IS NULL`,
      id,
    ),
  );
  const [row] = websites;
  if (!row) return null;
  const hash = visits.map((visit) => visit.hash).sort(compareText)[0];
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    lang: row.lang,
    url: row.url,
    host: hostOf(row.url),
    picture: pictureOf(row),
    ...(row.key === null &&
      posterOf({
        title: row.title,
        slug: row.slug,
        colors,
        typeface: inOrder(typefaces)[0] ?? null,
      })),
    visit: hash ? urls.go(hash) : null,
    description: row.description,
    note: row.note,
    location: placeOf(row),
    year: row.year,
    mode: row.mode,
    categories: inOrder(categories).map(({ slug, name }) => ({ slug, name })),
    credits: inOrder(credits).map(({ slug, name, role }) => ({ profile: { slug, name }, role })),
    typefaces: inOrder(typefaces).map((use) => ({ ...namedFace(use), role: use.role })),
    colors,
    facts,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}

/** The present slug of a published website; null when there is none. */
export async function findSlug(db: Database, id: number): Promise<string | null> {
  const row = await db.first(
    statement(slugRow, `SELECT slug FROM website WHERE id = ? AND status = 'published'`, id),
  );
  return row?.slug ?? null;
}

/** The websites before (newer) and after (older) one in the newest order. */
export async function findNeighbours(
  db: Database,
  { id, publishedAt }: { id: number; publishedAt: number },
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const beside = (sign: '<' | '>', order: 'ASC' | 'DESC') =>
    statement(
      neighbourRow,
      `SELECT id, slug, title FROM website
       WHERE status = 'published' AND (published_at, id) ${sign} (?, ?)
       ORDER BY published_at ${order}, id ${order} LIMIT 1`,
      publishedAt,
      id,
    );
  const [previous, next] = await db.batch(beside('>', 'ASC'), beside('<', 'DESC'));
  return { previous: previous[0] ?? null, next: next[0] ?? null };
}

function placeOf(row: z.infer<typeof websiteRow>): Website['location'] {
  const place = termOf(row.place_slug, row.place_name);
  return place && { ...place, country: termOf(row.country_slug, row.country_name) };
}

function termOf(slug: string | null, name: string | null): Term | null {
  return slug !== null && name !== null ? { slug, name } : null;
}

function inOrder<T extends { position: number }>(rows: T[]): T[] {
  return rows.sort((a, b) => a.position - b.position);
}
