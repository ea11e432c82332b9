import { z } from 'zod';
import { countedCategories } from '../category/category-store.ts';
import { type Database, statement } from '../db.ts';
import { compareNames } from '../filter/fold.ts';
import { countedLocations } from '../location/location-store.ts';
import { urls } from '../urls.ts';
import type { Init } from './init.ts';

const adRow = z.object({
  id: z.number(),
  slot: z.string(),
  title: z.string(),
  text: z.string(),
  link_hash: z.string().nullable(),
  picture_key: z.string().nullable(),
});
const bannerRow = z.object({
  id: z.number(),
  text: z.string(),
  href: z.string().nullable(),
  label: z.string().nullable(),
});

/** The four lists of the start-up call, as they are at `now`. */
export async function readInit(db: Database, now: number): Promise<Init> {
  const [ads, categories, locations, banners] = await db.batch(
    statement(
      adRow,
      `SELECT id, slot, title, text, link_hash, picture_key FROM ad
       WHERE starts_at <= ?1 AND ends_at > ?1 ORDER BY slot, id`,
      now,
    ),
    countedCategories(),
    countedLocations(),
    statement(
      bannerRow,
      `SELECT id, text, href, label FROM announcement
       WHERE starts_at <= ?1 AND ends_at > ?1 ORDER BY starts_at DESC, id DESC LIMIT 1`,
      now,
    ),
  );
  return {
    ads: ads.map(({ link_hash, picture_key, ...ad }) => ({
      ...ad,
      href: link_hash && urls.go(link_hash),
      picture: picture_key,
    })),
    websiteCategories: categories
      .sort(compareNames)
      .map(({ id, name, slug, count }) => ({ id, name, slug, _count: { websites: count } })),
    locations: locations.sort(compareNames).map(({ id, slug, name }) => ({ id, slug, name })),
    announcementBanner: banners[0] ?? null,
  };
}
