import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { dayMs, popularOrderDays } from '../limits.ts';
import { colorsOfSlug } from './palette.ts';
import type { IndexedPalette, PaletteIndexContents } from './palette-index.ts';
import { PaletteTerms } from './palette-terms.ts';

/** Palettes read at once: far below the time a read may take. */
const palettesRead = 5_000;

const row = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string().nullable(),
  added: z.number(),
  score: z.number(),
  uses: z.number(),
  tags: z
    .string()
    .transform((text) => z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(text))),
});

/** Reads all palettes, a few thousand at a time, and gives what an index is opened from. */
export async function readPaletteIndex(db: Database, now: number): Promise<PaletteIndexContents> {
  const since = new Date(now - popularOrderDays * dayMs).toISOString().slice(0, 10);
  const palettes: IndexedPalette[] = [];
  const terms = new PaletteTerms();
  for (let after = 0; ; ) {
    const rows = await db.all(pageAfter(after, since));
    for (const { id, slug, name, added, score, uses, tags } of rows) {
      const own = tags.map(([tag, called]) => ({ slug: tag, name: called }));
      terms.add(palettes.length, colorsOfSlug(slug) ?? [], own);
      palettes.push([id, slug, name, added, score, uses]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < palettesRead) return { palettes, terms: terms.all() };
    after = last.id;
  }
}

function pageAfter(after: number, since: string) {
  return statement(
    row,
    `SELECT p.id, p.slug, p.name, p.created_at AS added,
       (SELECT coalesce(sum(ln(1 + e.visitors)), 0) FROM event_day e
          WHERE e.entity_kind = 'palette' AND e.type = 'view' AND e.entity_id = p.id
            AND e.day >= ?2) AS score,
       (SELECT count(*) FROM palette_website u JOIN website w ON w.id = u.website_id
          WHERE u.palette_id = p.id AND w.status = 'published') AS uses,
       (SELECT json_group_array(json_array(t.slug, t.name) ORDER BY g.position)
          FROM palette_tagged g JOIN palette_tag t ON t.id = g.tag_id
          WHERE g.palette_id = p.id) AS tags
     FROM palette p WHERE p.id > ?1 ORDER BY p.id LIMIT ${palettesRead}`,
    after,
    since,
  );
}
