import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { json } from '../json-column.ts';
import { roleSchema } from '../website/website.ts';
import type { ExportPage } from './kind.ts';
import { momentText, spoken } from './row.ts';

const stored = z.object({
  id: z.number(),
  version: z.number(),
  key: z.string(),
  slug: z.string(),
  title: z.string(),
  lang: z.string().nullable(),
  url: z.string(),
  description: z.string().nullable(),
  note: z.string().nullable(),
  status: z.string(),
  location: z.string().nullable(),
  year: z.number().nullable(),
  mode: z.enum(['light', 'dark']).nullable(),
  categories: json(z.array(z.string())),
  credits: json(z.array(z.object({ profile: z.string(), role: z.string() }))),
  typefaces: json(z.array(z.object({ typeface: z.string(), role: roleSchema.nullable() }))),
  colors: json(z.array(z.object({ hex: z.string(), share: z.number().nullable() }))),
  picture: json(
    z.object({
      key: z.string(),
      width: z.number(),
      height: z.number(),
      type: z.string(),
      bytes: z.number(),
      alt: z.string(),
      source: z.string().nullable(),
      thumbhash: z.string().nullable(),
      edge: z.string().nullable(),
    }),
  ).nullable(),
  added: z.number(),
  published: z.number().nullable(),
  facts: json(z.record(z.string(), z.object({ method: z.string(), day: z.string() }))),
});

/** A website with everything that hangs on it, by slugs: what an import compares with and an export writes. */
export type StoredWebsite = z.infer<typeof stored>;

const columns = `w.id, w.version, w.url_key AS key, w.slug, w.title, w.lang, w.url, w.description,
  w.note, w.status, w.year, w.mode, w.created_at AS added, w.published_at AS published,
  (SELECT l.slug FROM location l WHERE l.id = w.location_id) AS location,
  (SELECT json_group_array(c.slug ORDER BY wc.position)
     FROM website_category wc JOIN category c ON c.id = wc.category_id
     WHERE wc.website_id = w.id) AS categories,
  (SELECT json_group_array(json_object('profile', p.slug, 'role', cr.role) ORDER BY cr.position, cr.id)
     FROM credit cr JOIN profile p ON p.id = cr.profile_id WHERE cr.website_id = w.id) AS credits,
  (SELECT json_group_array(json_object('typeface', t.slug, 'role', wt.role) ORDER BY wt.position)
     FROM website_typeface wt JOIN typeface t ON t.id = wt.typeface_id
     WHERE wt.website_id = w.id) AS typefaces,
  (SELECT json_group_array(json_object('hex', wo.hex, 'share', wo.share) ORDER BY wo.position)
     FROM website_color wo WHERE wo.website_id = w.id) AS colors,
  (SELECT json_object('key', i.key, 'width', i.width, 'height', i.height, 'type', i.type,
     'bytes', i.bytes, 'alt', i.alt, 'source', i.source, 'thumbhash', i.thumbhash, 'edge', i.edge)
     FROM image i WHERE i.key = w.picture_key) AS picture,
  (SELECT json_group_object(f.name, json_object('method', f.method, 'day', f.day))
     FROM fact f WHERE f.entity_kind = 'website' AND f.entity_id = w.id) AS facts`;

export function storedByKey(keys: readonly string[]): Statement<StoredWebsite> {
  return statement(
    stored,
    `SELECT ${columns} FROM website w WHERE w.url_key IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(keys),
  );
}

export async function websitePage(db: Database, after: number, size: number): Promise<ExportPage> {
  const rows = await db.all(
    statement(
      stored,
      `SELECT ${columns} FROM website w WHERE w.id > ?1 ORDER BY w.id LIMIT ?2`,
      after,
      size,
    ),
  );
  return { last: rows.at(-1)?.id ?? after, rows: rows.map(exported) };
}

function exported(row: StoredWebsite): Record<string, unknown> {
  const { version, key, published, added, colors, picture, facts, credits, typefaces, ...rest } =
    row;
  return spoken({
    ...rest,
    credits: credits.map((credit) => spoken(credit)),
    typefaces: typefaces.map((use) => spoken(use)),
    colors: colors.some(({ share }) => share !== null) ? colors : colors.map(({ hex }) => hex),
    picture: picture === null ? null : spoken(picture),
    added: momentText(added),
    published: published === null || published === added ? null : momentText(published),
    facts: Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))),
  });
}
