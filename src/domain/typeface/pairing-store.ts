import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { json } from '../json-column.ts';
import { findRenamed } from '../slug/slug-store.ts';
import { metricsSchema, shapesSchema } from './font-facts.ts';
import type { PairedFamily } from './pairing.ts';
import { pairingRoles } from './typeface.ts';

const pairingRow = z.object({
  slug: z.string(),
  name: z.string(),
  reason: z.string().nullable(),
  seen: json(z.array(z.string())),
});
const familyRow = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  styles: json(z.array(z.string())),
  role: z.enum(pairingRoles).nullable(),
  by: z.string().nullable(),
  npm: z.string().nullable(),
  faces: json(
    z.array(
      z.object({
        file: z.string(),
        reading: z.enum(['whole file', 'subset file']),
        read_on: z.string(),
        subset: z.string().nullable(),
        italic: z.number().transform((flag) => flag === 1),
        weight_least: z.number(),
        weight_most: z.number(),
        width_least: z.number(),
        width_most: z.number(),
        code_points: z.string(),
        metrics: metricsSchema,
        shapes: shapesSchema,
      }),
    ),
  ),
});
const useRow = z.object({ website_id: z.number() });

export interface PairingDetail extends z.infer<typeof pairingRow> {
  /** In their order: the first is whose page the pairing hangs under. */
  families: PairedFamily[];
  /** Published websites that use all of them, newest first. */
  together: number[];
}

const mine = '(SELECT id FROM pairing WHERE slug = ?1)';

/** A pairing with its families and their files, in one round trip; null for an unknown slug. Throws `Unavailable`. */
export async function findPairing(db: Database, slug: string): Promise<PairingDetail | null> {
  const [pairings, families, uses] = await db.batch(
    statement(
      pairingRow,
      'SELECT slug, name, reason, seen_json AS seen FROM pairing WHERE slug = ?1',
      slug,
    ),
    statement(
      familyRow,
      `SELECT t.slug, t.name, t.description, o.role,
         coalesce((SELECT p.name FROM profile p WHERE p.id = t.foundry_id),
           (SELECT group_concat(p.name, ', ') FROM typeface_designer d
              JOIN profile p ON p.id = d.profile_id WHERE d.typeface_id = t.id)) AS by,
         (SELECT l.target FROM typeface_link l WHERE l.typeface_id = t.id AND l.kind = 'npm') AS npm,
         (SELECT json_group_array(s.style) FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
         (SELECT json_group_array(json_object('file', f.file, 'reading', f.reading,
              'read_on', f.read_on, 'subset', f.subset, 'italic', f.italic,
              'weight_least', f.weight_least, 'weight_most', f.weight_most,
              'width_least', f.width_least, 'width_most', f.width_most,
              'code_points', f.code_points, 'metrics', json_extract(f.facts_json, '$.metrics'),
              'shapes', json_extract(f.facts_json, '$.shapes')) ORDER BY f.position, f.id)
            FROM face f WHERE f.typeface_id = t.id) AS faces
       FROM pairing_typeface o JOIN typeface t ON t.id = o.typeface_id
       WHERE o.pairing_id = ${mine} ORDER BY o.position`,
      slug,
    ),
    statement(
      useRow,
      `SELECT u.website_id FROM pairing_typeface o
         JOIN website_typeface u ON u.typeface_id = o.typeface_id
         JOIN website w ON w.id = u.website_id
       WHERE o.pairing_id = ${mine} AND w.status = 'published'
       GROUP BY u.website_id
       HAVING count(DISTINCT u.typeface_id) =
         (SELECT count(*) FROM pairing_typeface WHERE pairing_id = ${mine})
       ORDER BY w.published_at DESC, w.id DESC`,
      slug,
    ),
  );
  const [pairing] = pairings;
  if (!pairing || families.length < 2) return null;
  return { ...pairing, families, together: uses.map(({ website_id }) => website_id) };
}

export type PairingPlace =
  | { found: PairingDetail }
  /** Where it is now. */
  | { moved: { pairing: string; typeface: string } };

/**
 * What an address of a pairing is of. It has one, under the first of its faces; under each other of them, under names
 * that they had before and in capitals it leads there. Null for anything else. Throws `Unavailable`.
 */
export async function locatePairing(
  db: Database,
  asked: { pairing: string; typeface: string },
): Promise<PairingPlace | null> {
  const found = await findPairing(db, asked.pairing.toLowerCase());
  if (!found) {
    const renamed = await findRenamed(db, 'pairing', asked.pairing.toLowerCase());
    return renamed && { moved: { pairing: renamed.slug, typeface: asked.typeface } };
  }
  const [first] = found.families;
  if (!first) return null;
  if (first.slug === asked.typeface && found.slug === asked.pairing) return { found };
  const under = asked.typeface.toLowerCase();
  const isOne = (other: string | undefined) =>
    found.families.some((family) => family.slug === other);
  const isHere = isOne(under) || isOne((await findRenamed(db, 'typeface', under))?.slug);
  return isHere ? { moved: { pairing: found.slug, typeface: first.slug } } : null;
}
