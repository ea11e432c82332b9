import { type Database, statement } from '../db.ts';
import { fileOfName } from '../typeface/regular-face-store.ts';
import type { WebsiteCard } from './website.ts';
import { cardsRow } from './website-card.ts';

/** Cards of published websites in the order of the ids; other ids are left out. */
export async function findCards(db: Database, ids: readonly number[]): Promise<WebsiteCard[]> {
  if (ids.length === 0) return [];
  const found = await db.first(
    statement(
      cardsRow,
      `SELECT json_group_array(json_array(w.id, w.slug, w.title, w.lang, w.url,
         json_array(i.key, i.width, i.height, i.alt, i.thumbhash, i.edge),
         (SELECT json_group_array(json_array(c.position, p.slug, p.name))
          FROM credit c JOIN profile p ON p.id = c.profile_id WHERE c.website_id = w.id),
         (SELECT json_group_array(json_array(wc.position, c.slug, c.name))
          FROM website_category wc JOIN category c ON c.id = wc.category_id
          WHERE wc.website_id = w.id),
         (SELECT json_group_array(json_array(wt.position, t.slug, t.name,
            (SELECT json_group_array(style) FROM typeface_style s WHERE s.typeface_id = t.id),
            ${fileOfName('t.id')}))
          FROM website_typeface wt JOIN typeface t ON t.id = wt.typeface_id
          WHERE wt.website_id = w.id),
         (SELECT json_group_array(json_array(k.position, k.hex, k.share))
          FROM website_color k WHERE k.website_id = w.id))) AS cards
       FROM json_each(?) wanted CROSS JOIN website w ON w.id = wanted.value
       LEFT JOIN image i ON i.key = w.picture_key
       WHERE w.status = 'published'`,
      JSON.stringify(ids),
    ),
  );
  const cards = new Map((found ?? []).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
