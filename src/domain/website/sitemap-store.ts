import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { urls } from '../urls.ts';

export interface SitemapPage {
  path: string;
  /** Epoch ms of the last real change; null where there is no honest one. */
  changedAt: number | null;
}

const websiteRow = z.object({ id: z.number(), slug: z.string(), updated_at: z.number() });
const slugRow = z.object({ slug: z.string(), changed_at: z.number() });

/** Every public address that search engines may list. */
export async function listSitemapPages(db: Database): Promise<SitemapPage[]> {
  const [websites, categories, locations] = await db.batch(
    statement(
      websiteRow,
      `SELECT id, slug, updated_at FROM website WHERE status = 'published' ORDER BY published_at DESC, id DESC`,
    ),
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
  );
  return [
    ...[urls.home(), urls.websites(), urls.popular()].map((path) => ({ path, changedAt: null })),
    ...websites.map((row) => ({ path: urls.website(row), changedAt: row.updated_at })),
    ...[...categories, ...locations].map((row) => ({
      path: urls.websitesBy(row.slug),
      changedAt: row.changed_at,
    })),
  ];
}
