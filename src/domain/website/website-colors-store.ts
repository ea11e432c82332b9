import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { type ColoredWebsite, encodeWebsiteColors } from './website-colors.ts';

/** Websites read at once: far below the time a read may take. */
const websitesRead = 4_000;

const row = z.object({
  id: z.number(),
  published_at: z.number(),
  hexes: z.string().nullable(),
});

/** Reads the colours of all published websites, newest first, and gives the bytes of their index. */
export async function buildWebsiteColors(db: Database): Promise<ArrayBuffer> {
  const websites: ColoredWebsite[] = [];
  let after = { id: Number.MAX_SAFE_INTEGER, published_at: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const rows = await db.all(
      statement(
        row,
        `SELECT id, published_at,
           (SELECT group_concat(hex, ' ' ORDER BY position) FROM website_color
            WHERE website_id = w.id) AS hexes
         FROM website w WHERE status = 'published' AND (published_at, id) < (?1, ?2)
         ORDER BY published_at DESC, id DESC LIMIT ${websitesRead}`,
        after.published_at,
        after.id,
      ),
    );
    websites.push(...rows.map(({ id, hexes }) => ({ id, hexes: hexes?.split(' ') ?? [] })));
    const last = rows.at(-1);
    if (!last || rows.length < websitesRead) return encodeWebsiteColors(websites);
    after = last;
  }
}
