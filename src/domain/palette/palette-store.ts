import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { colorsOfSlug, type PaletteCard, setKeyOf } from './palette.ts';
import { tagRules } from './palette-rules.ts';
import type { PaletteTag } from './palette-tag.ts';
import { tagsByRule } from './palette-terms.ts';

/** A palette with all that is known of it. Times are ISO 8601. */
export interface Palette extends PaletteCard {
  source: string | null;
  licence: string | null;
  added: string;
  /** Published websites whose colours they are, newest first. */
  websites: { id: number; slug: string; title: string }[];
}

const tags = z
  .string()
  .transform((text) =>
    z.array(z.object({ slug: z.string(), name: z.string() })).parse(JSON.parse(text)),
  );
const tagColumn = `(SELECT json_group_array(json_object('slug', t.slug, 'name', t.name) ORDER BY g.position)
  FROM palette_tagged g JOIN palette_tag t ON t.id = g.tag_id WHERE g.palette_id = p.id) AS tags`;

const cardRow = z
  .object({ id: z.number(), slug: z.string(), name: z.string().nullable(), tags })
  .transform(({ tags: own, ...row }): PaletteCard => {
    const colors = colorsOfSlug(row.slug) ?? [];
    const said = new Set(own.map(({ slug }) => slug));
    const byRule = tagsByRule(colors).filter(({ slug }) => !said.has(slug));
    return { ...row, colors, tags: [...own, ...byRule] };
  });

/** Cards in the order of the ids; what is not there is left out. */
export async function findPaletteCards(
  db: Database,
  ids: readonly number[],
): Promise<PaletteCard[]> {
  return ids.length === 0 ? [] : db.all(paletteCards(ids));
}

/** Cards in the order of the ids, to be read beside others. */
export function paletteCards(ids: readonly number[]): Statement<PaletteCard> {
  return statement(
    cardRow,
    `SELECT p.id, p.slug, p.name, ${tagColumn}
     FROM json_each(?1) wanted CROSS JOIN palette p ON p.id = wanted.value ORDER BY wanted.key`,
    JSON.stringify(ids),
  );
}

const paletteRow = z.object({
  id: z.number(),
  source: z.string().nullable(),
  licence: z.string().nullable(),
  added: z.number(),
  websites: z
    .string()
    .transform((text) =>
      z
        .array(z.object({ id: z.number(), slug: z.string(), title: z.string() }))
        .parse(JSON.parse(text)),
    ),
});

/**
 * The palette of these colours, whatever their order: its own slug is the right address for all of them. Null when
 * the catalogue has none of this set.
 */
export async function findPalette(
  db: Database,
  colors: readonly string[],
): Promise<Palette | null> {
  const rest = await db.first(
    statement(
      paletteRow,
      `SELECT p.id, p.source, p.licence, p.created_at AS added,
         (SELECT json_group_array(json_object('id', w.id, 'slug', w.slug, 'title', w.title)
            ORDER BY w.published_at DESC, w.id DESC)
            FROM palette_website u JOIN website w ON w.id = u.website_id
            WHERE u.palette_id = p.id AND w.status = 'published') AS websites
       FROM palette p WHERE p.set_key = ?1`,
      setKeyOf(colors),
    ),
  );
  const [card] = rest ? await findPaletteCards(db, [rest.id]) : [];
  return rest && card ? { ...card, ...rest, added: new Date(rest.added).toISOString() } : null;
}

/** A tag that some palette has, or that a rule gives; null when nothing is called so. */
export async function findPaletteTag(db: Database, slug: string): Promise<PaletteTag | null> {
  const byRule = tagRules.find((rule) => rule.slug === slug);
  if (byRule) return { slug: byRule.slug, name: byRule.name };
  return db.first(
    statement(
      z.object({ slug: z.string(), name: z.string() }),
      `SELECT t.slug, t.name FROM palette_tag t WHERE t.slug = ?1
         AND EXISTS (SELECT 1 FROM palette_tagged g WHERE g.tag_id = t.id)`,
      slug,
    ),
  );
}
