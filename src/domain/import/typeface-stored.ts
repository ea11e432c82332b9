import { z } from 'zod';
import { json } from '../json-column.ts';
import { statedSchema } from '../typeface/stated.ts';
import { typefaceLinks } from '../typeface/typeface.ts';

const words = json(z.array(z.string()));

/** A typeface with everything that an import compares and an export writes, by slugs. */
export const storedTypeface = z.object({
  id: z.number(),
  version: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  styles: words,
  types: words,
  designers: words,
  foundry: z.string().nullable(),
  year: z.number().nullable(),
  licence: z.string().nullable(),
  copyright: z.string().nullable(),
  release: z.string().nullable(),
  downloads: z.number().nullable(),
  links: json(z.partialRecord(z.enum(typefaceLinks), z.string())),
  catalogue: json(statedSchema).nullable(),
  added: z.number(),
  facts: json(z.record(z.string(), z.object({ method: z.string(), day: z.string() }))),
});
export type StoredTypeface = z.infer<typeof storedTypeface>;

export const typefaceColumns = `t.id, t.version, t.slug, t.name, t.description, t.year, t.licence,
  t.copyright, t.release, t.downloads, t.catalogue_json AS catalogue, t.created_at AS added,
  (SELECT f.slug FROM profile f WHERE f.id = t.foundry_id) AS foundry,
  (SELECT json_group_array(s.style ORDER BY s.style)
     FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
  (SELECT json_group_array(y.type ORDER BY y.type)
     FROM typeface_type y WHERE y.typeface_id = t.id) AS types,
  (SELECT json_group_array(p.slug ORDER BY p.slug)
     FROM typeface_designer d JOIN profile p ON p.id = d.profile_id
     WHERE d.typeface_id = t.id) AS designers,
  (SELECT json_group_object(l.kind, l.target ORDER BY l.kind)
     FROM typeface_link l WHERE l.typeface_id = t.id) AS links,
  (SELECT json_group_object(f.name, json_object('method', f.method, 'day', f.day) ORDER BY f.name)
     FROM fact f WHERE f.entity_kind = 'typeface' AND f.entity_id = t.id) AS facts`;
