import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import type { WebsiteIndex } from '../filter/catalogue-index.ts';
import type { FilterType } from '../filter/filter.ts';
import { similarScored, similarShown } from '../limits.ts';
import type { WebsiteCard } from './website.ts';
import { findCards } from './website-card-store.ts';
import { likeness, type Reason, type Trait, type TraitKind, weightOf } from './website-similar.ts';

export interface SimilarWebsite {
  card: WebsiteCard;
  score: number;
  reasons: Reason[];
}

/** Kinds that are filter types too: their names and counts come from the index. */
const filterTypeOf = {
  typeface: 'typefaces',
  category: 'categories',
  style: 'styles',
  color: 'colors',
  location: 'locations',
  mode: 'mode',
} as const satisfies Record<Exclude<TraitKind, 'maker'>, FilterType>;
const facetKinds = ['typeface', 'category', 'style', 'color', 'location', 'mode'] as const;

/** A JSON list of slugs, left as text: two thousand rows are looked through, not parsed. */
const slugs = z.string();
const slugsRow = z.object({
  id: z.number(),
  maker: slugs,
  typeface: slugs,
  category: slugs,
  style: slugs,
  color: slugs,
  location: slugs,
  mode: slugs,
});
const idRow = z.object({ id: z.number() });
const makerRow = z.object({ slug: z.string(), name: z.string(), websites: z.number() });

/** Published websites that share something with a published one, most alike first; empty when it is not there. */
export async function listSimilar(
  db: Database,
  index: WebsiteIndex,
  id: number,
  size: number = similarShown,
): Promise<SimilarWebsite[]> {
  const [[own], makers] = await db.batch(slugsOf([id]), makersOf(id));
  if (!own) return [];
  const traits = await traitsFrom(index, own, makers);
  const total = await index.total();
  const candidates = await findCandidates(db, id, traits, total);
  const scored = (await db.all(slugsOf(candidates)))
    .map((row) => ({ id: row.id, ...likeness(traits, sharedBy(row, traits), total) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .slice(0, size);
  const cards = await findCards(
    db,
    scored.map((one) => one.id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return scored.flatMap(({ id: other, score, reasons }) => {
    const card = byId.get(other);
    return card ? [{ card, score, reasons }] : [];
  });
}

async function traitsFrom(
  index: WebsiteIndex,
  own: z.infer<typeof slugsRow>,
  makers: readonly z.infer<typeof makerRow>[],
): Promise<Trait[]> {
  const traits: Trait[] = makers.map((maker) => ({ kind: 'maker', ...maker }));
  for (const kind of facetKinds) {
    const values = await index.values(filterTypeOf[kind]);
    for (const { slug, name, count } of values) {
      if (has(own, kind, slug)) traits.push({ kind, slug, name, websites: count });
    }
  }
  return traits;
}

/** The other website's values, as far as the first one has them too: no other one can be a reason. */
function sharedBy(row: z.infer<typeof slugsRow>, traits: readonly Trait[]): Trait[] {
  return traits.filter(({ kind, slug }) => has(row, kind, slug));
}

function has(row: z.infer<typeof slugsRow>, kind: TraitKind, slug: string): boolean {
  return row[kind].includes(`"${slug}"`);
}

/** The heaviest values are asked first, each for its share of what may be scored. */
async function findCandidates(
  db: Database,
  id: number,
  traits: readonly Trait[],
  total: number,
): Promise<number[]> {
  if (traits.length === 0) return [];
  const byWeight = [...traits].sort((a, b) => weightOf(b, total) - weightOf(a, total));
  const share = Math.ceil(similarScored / traits.length);
  const lists = await db.batch(...byWeight.map(({ kind, slug }) => having(kind, slug, share)));
  const found = new Set(lists.flat().map((row) => row.id));
  found.delete(id);
  return [...found].slice(0, similarScored);
}

function having(kind: TraitKind, slug: string, limit: number): Statement<{ id: number }> {
  return statement(idRow, `${havingSql[kind]} LIMIT ${limit}`, slug);
}

const havingSql: Record<TraitKind, string> = {
  maker: `SELECT c.website_id AS id FROM profile p JOIN credit c ON c.profile_id = p.id
    WHERE p.slug = ? ORDER BY c.website_id DESC`,
  typeface: `SELECT wt.website_id AS id FROM typeface t
    JOIN website_typeface wt ON wt.typeface_id = t.id WHERE t.slug = ? ORDER BY wt.website_id DESC`,
  category: `SELECT wc.website_id AS id FROM category c
    JOIN website_category wc ON wc.category_id = c.id WHERE c.slug = ? ORDER BY wc.website_id DESC`,
  style: `SELECT wt.website_id AS id FROM typeface_style s
    JOIN website_typeface wt ON wt.typeface_id = s.typeface_id WHERE s.style = ?`,
  color: `SELECT website_id AS id FROM website_color WHERE family = ? ORDER BY website_id DESC`,
  location: `SELECT w.id FROM location place
    JOIN location l ON l.id = place.id OR l.country_id = place.id
    JOIN website w ON w.location_id = l.id WHERE place.slug = ?`,
  mode: `SELECT id FROM website WHERE status = 'published' AND mode = ?
    ORDER BY published_at DESC, id DESC`,
};

/** The slugs of everything that published websites can share. */
function slugsOf(ids: readonly number[]): Statement<z.infer<typeof slugsRow>> {
  return statement(
    slugsRow,
    `SELECT w.id, CASE WHEN w.mode IS NULL THEN '[]' ELSE json_array(w.mode) END AS mode,
       (SELECT json_group_array(p.slug) FROM credit c JOIN profile p ON p.id = c.profile_id
        WHERE c.website_id = w.id) AS maker,
       (SELECT json_group_array(t.slug) FROM website_typeface wt JOIN typeface t ON t.id = wt.typeface_id
        WHERE wt.website_id = w.id) AS typeface,
       (SELECT json_group_array(s.style) FROM website_typeface wt
        JOIN typeface_style s ON s.typeface_id = wt.typeface_id
        WHERE wt.website_id = w.id) AS style,
       (SELECT json_group_array(c.slug) FROM website_category wc JOIN category c ON c.id = wc.category_id
        WHERE wc.website_id = w.id) AS category,
       (SELECT json_group_array(k.family) FROM website_color k WHERE k.website_id = w.id) AS color,
       (SELECT json_group_array(l.slug) FROM location here
        JOIN location l ON l.id = here.id OR l.id = here.country_id
        WHERE here.id = w.location_id) AS location
     FROM json_each(?) wanted CROSS JOIN website w ON w.id = wanted.value
     WHERE w.status = 'published'`,
    JSON.stringify(ids),
  );
}

/** The makers of a website and how many published websites each is credited on. */
function makersOf(id: number): Statement<z.infer<typeof makerRow>> {
  return statement(
    makerRow,
    `SELECT p.slug, p.name, (
       SELECT COUNT(DISTINCT other.website_id) FROM credit other
       JOIN website w ON w.id = other.website_id
       WHERE other.profile_id = p.id AND w.status = 'published'
     ) AS websites
     FROM profile p WHERE p.id IN (SELECT profile_id FROM credit WHERE website_id = ?)`,
    id,
  );
}
