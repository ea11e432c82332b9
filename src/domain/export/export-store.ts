import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { roleSchema } from '../website/website.ts';
import type { NamedFace } from './sources.ts';

const styles = z.string().transform((json) => JSON.parse(json) as string[]);
const faceRow = z.object({ name: z.string(), role: roleSchema.nullable(), styles });
const swatchRow = z.object({ hex: z.string(), share: z.number().nullable() });
const websiteRow = z.object({ slug: z.string(), title: z.string(), url: z.string() });

const stylesOf = `(SELECT json_group_array(style) FROM typeface_style s WHERE s.typeface_id = t.id) AS styles`;

export interface WebsiteTokens {
  slug: string;
  title: string;
  url: string;
  colors: { hex: string; share: number | null }[];
  faces: NamedFace[];
}

/** What a published website can be exported as; null when there is none. */
export async function findWebsiteTokens(db: Database, id: number): Promise<WebsiteTokens | null> {
  const [websites, colors, faces] = await db.batch(
    statement(
      websiteRow,
      `SELECT slug, title, url FROM website WHERE id = ? AND status = 'published'`,
      id,
    ),
    statement(
      swatchRow,
      'SELECT hex, share FROM website_color WHERE website_id = ? ORDER BY position',
      id,
    ),
    statement(
      faceRow,
      `SELECT t.name, wt.role, ${stylesOf} FROM website_typeface wt
       JOIN typeface t ON t.id = wt.typeface_id WHERE wt.website_id = ? ORDER BY wt.position`,
      id,
    ),
  );
  const [website] = websites;
  return website ? { ...website, colors, faces } : null;
}

/** The typefaces that stand in a collection, in order. */
export function listCollectionFaces(db: Database, collection: number): Promise<NamedFace[]> {
  return db.all(
    statement(
      faceRow,
      `SELECT t.name, NULL AS role, ${stylesOf} FROM collection_item i
       JOIN typeface t ON t.id = i.entity_id
       WHERE i.collection_id = ? AND i.kind = 'typeface' AND i.removed_at IS NULL
       ORDER BY i.position, i.id`,
      collection,
    ),
  );
}
