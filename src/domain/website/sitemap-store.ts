import { z } from 'zod';
import { familiesInOrder } from '../color/color.ts';
import { type Database, statement } from '../db.ts';
import { sitemapPalettes, sitemapProfiles } from '../limits.ts';
import { tagRules } from '../palette/palette-rules.ts';
import { urls } from '../urls.ts';

export interface SitemapPage {
  path: string;
  /** Epoch ms of the last real change; null where there is no honest one. */
  changedAt: number | null;
}

/** A website's place in the order of the sitemap: newest first. */
export interface SitemapPlace {
  publishedAt: number;
  id: number;
}

const countRow = z.object({ n: z.number() });
const placeRow = z.object({ id: z.number(), published_at: z.number() });
const websiteRow = placeRow.extend({ slug: z.string(), updated_at: z.number() });
const slugRow = z.object({ slug: z.string(), changed_at: z.number() });
const pairingRow = slugRow.extend({ typeface: z.string() });

const always = [
  urls.home(),
  urls.websites(),
  urls.popular(),
  urls.typefaces(),
  urls.popularTypefaces(),
  urls.generatePalette(),
  urls.palettes(),
  urls.colors(),
  urls.supporters(),
  ...familiesInOrder.map((family) => urls.color(family)),
];

export async function countWebsites(db: Database): Promise<number> {
  const row = await db.first(
    statement(countRow, `SELECT count(*) AS n FROM website WHERE status = 'published'`),
  );
  return row?.n ?? 0;
}

/** What is no website: the pages that are always there, categories, locations, typefaces and palettes with their pages of styles, types and tags, pairings, profiles with something to show. */
export async function listOtherPages(db: Database): Promise<SitemapPage[]> {
  const [categories, locations, typefaces, fonts, pairings, palettes, tags, profiles] =
    await db.batch(
      statement(
        slugRow,
        `SELECT c.slug, max(w.updated_at) AS changed_at FROM category c
       JOIN website_category wc ON wc.category_id = c.id
       JOIN website w ON w.id = wc.website_id AND w.status = 'published'
       GROUP BY c.id ORDER BY c.slug`,
      ),
      statement(
        slugRow,
        `SELECT l.slug, max(w.updated_at) AS changed_at FROM location l
       JOIN website w ON w.location_id = l.id AND w.status = 'published'
       GROUP BY l.id ORDER BY l.slug`,
      ),
      statement(slugRow, 'SELECT slug, updated_at AS changed_at FROM typeface ORDER BY slug'),
      statement(
        slugRow,
        `SELECT slug, max(changed_at) AS changed_at FROM (
         SELECT s.style || '-fonts' AS slug, t.updated_at AS changed_at
           FROM typeface_style s JOIN typeface t ON t.id = s.typeface_id
         UNION ALL
         SELECT iif(y.type = 'google-font', 'google', y.type) || '-fonts', t.updated_at
           FROM typeface_type y JOIN typeface t ON t.id = y.typeface_id
       ) GROUP BY slug ORDER BY slug`,
      ),
      statement(
        pairingRow,
        `SELECT p.slug, t.slug AS typeface, p.updated_at AS changed_at
       FROM pairing p JOIN pairing_typeface o ON o.pairing_id = p.id
         AND o.position = (SELECT min(position) FROM pairing_typeface WHERE pairing_id = p.id)
       JOIN typeface t ON t.id = o.typeface_id
       WHERE (SELECT count(*) FROM pairing_typeface WHERE pairing_id = p.id) > 1 ORDER BY p.slug`,
      ),
      statement(
        slugRow,
        `SELECT slug, updated_at AS changed_at FROM palette ORDER BY id DESC LIMIT ${sitemapPalettes}`,
      ),
      statement(
        slugRow,
        `SELECT t.slug, max(p.updated_at) AS changed_at FROM palette_tag t
       JOIN palette_tagged g ON g.tag_id = t.id JOIN palette p ON p.id = g.palette_id
       GROUP BY t.id ORDER BY t.slug`,
      ),
      statement(
        slugRow,
        `SELECT p.slug, p.updated_at AS changed_at FROM profile p
       WHERE EXISTS (SELECT 1 FROM credit c JOIN website w ON w.id = c.website_id
           WHERE c.profile_id = p.id AND w.status = 'published')
         OR EXISTS (SELECT 1 FROM typeface_designer d WHERE d.profile_id = p.id)
         OR EXISTS (SELECT 1 FROM typeface t WHERE t.foundry_id = p.id)
       ORDER BY p.id DESC LIMIT ${sitemapProfiles}`,
      ),
    );
  return [
    ...always.map((path) => ({ path, changedAt: null })),
    ...fonts.map((row) => ({ path: urls.typefacesBy(row.slug), changedAt: row.changed_at })),
    ...tags.map((row) => ({ path: urls.palettesBy(row.slug), changedAt: row.changed_at })),
    ...tagsOf(palettes.length > 0, tags),
    ...palettes.map((row) => ({ path: urls.palette(row.slug), changedAt: row.changed_at })),
    ...typefaces.map((row) => ({ path: urls.typeface(row.slug), changedAt: row.changed_at })),
    ...pairings.map((row) => ({
      path: urls.pairing(row.slug, row.typeface),
      changedAt: row.changed_at,
    })),
    ...profiles.map((row) => ({ path: urls.profile(row.slug), changedAt: row.changed_at })),
    ...[...categories, ...locations].map((row) => ({
      path: urls.websitesBy(row.slug),
      changedAt: row.changed_at,
    })),
  ];
}

/** Tags that the colours give; what people say beside them may be called the same. */
function tagsOf(hasPalettes: boolean, said: readonly { slug: string }[]): SitemapPage[] {
  const known = new Set(said.map(({ slug }) => slug));
  const own = hasPalettes ? tagRules.filter(({ slug }) => !known.has(slug)) : [];
  return own.map(({ slug }) => ({ path: urls.palettesBy(slug), changedAt: null }));
}

/** Where the website number `at` stands, counted from 0; null when there are fewer. */
export async function findPlace(db: Database, at: number): Promise<SitemapPlace | null> {
  const row = await db.first(
    statement(
      placeRow,
      `SELECT id, published_at FROM website WHERE status = 'published'
       ORDER BY published_at DESC, id DESC LIMIT 1 OFFSET ?1`,
      at,
    ),
  );
  return row && { id: row.id, publishedAt: row.published_at };
}

/** At most `size` websites from a place on, and the place after them; null at the end. */
export async function listWebsitePages(
  db: Database,
  from: SitemapPlace,
  size: number,
): Promise<{ pages: SitemapPage[]; next: SitemapPlace | null }> {
  const rows = await db.all(
    statement(
      websiteRow,
      `SELECT id, slug, published_at, updated_at FROM website
       WHERE status = 'published' AND (published_at, id) <= (?1, ?2)
       ORDER BY published_at DESC, id DESC LIMIT ${size + 1}`,
      from.publishedAt,
      from.id,
    ),
  );
  const after = rows[size];
  return {
    pages: rows
      .slice(0, size)
      .map((row) => ({ path: urls.website(row), changedAt: row.updated_at })),
    next: after ? { id: after.id, publishedAt: after.published_at } : null,
  };
}
