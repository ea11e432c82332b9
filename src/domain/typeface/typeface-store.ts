import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { json } from '../json-column.ts';
import { covers, readRanges, union } from './code-points.ts';
import { axisSchema, featureSchema, fontFactsSchema } from './font-facts.ts';
import { farFromRegular } from './regular-face-store.ts';
import { statedSchema } from './stated.ts';
import { pairingRoles, readings, typefaceLinks } from './typeface.ts';

const words = json(z.array(z.string()));
const people = json(z.array(z.object({ slug: z.string(), name: z.string() })));
const reading = z.enum(['whole file', 'subset file']);

const cardRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  styles: words,
  types: words,
  designers: people,
  foundry: people.transform(([first]) => first ?? null),
  catalogue: json(statedSchema).nullable(),
  /** How its files were read; null while nobody has said anything about them. */
  reading: z.enum(readings).nullable(),
  /** Tags of its axes. */
  axes: words,
  /** How many cuts it has: a variable file is one, however many subsets it comes in. */
  faces: z.number(),
  /** Of a family without files of its own: where a preview would come from. */
  npm: z.string().nullable(),
  uses: z.number(),
  /** The files of its upright regular, or of what is nearest to it, to set a line in: those with Latin first. */
  files: json(
    z.array(
      z.object({
        file: z.string(),
        reading,
        subset: z.string().nullable(),
        bytes: z.number(),
        weights: z.tuple([z.number(), z.number()]),
        codePoints: z.string(),
      }),
    ),
  ),
});
/** A family as a list shows it. */
export type TypefaceCard = z.infer<typeof cardRow>;

const faceRow = z.object({
  id: z.number(),
  file: z.string(),
  reading,
  subset: z.string().nullable(),
  source: z.string().nullable(),
  sha256: z.string(),
  bytes: z.number(),
  /** The day on which the bytes were read. */
  read_on: z.string(),
  italic: z.number().transform((flag) => flag === 1),
  weight_least: z.number(),
  weight_most: z.number(),
  width_least: z.number(),
  width_most: z.number(),
  glyphs: z.number(),
  code_points: z.string(),
  axes: json(z.array(axisSchema)),
  features: json(z.array(featureSchema)),
  facts: json(
    fontFactsSchema.omit({
      italic: true,
      weight: true,
      width: true,
      axes: true,
      features: true,
      glyphs: true,
      codePoints: true,
    }),
  ),
});
export type TypefaceFace = z.infer<typeof faceRow>;

const familyRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  year: z.number().nullable(),
  licence: z.string().nullable(),
  copyright: z.string().nullable(),
  release: z.string().nullable(),
  downloads: z.number().nullable(),
  catalogue: json(statedSchema).nullable(),
  styles: words,
  types: words,
  designers: people,
  foundry: people.transform(([first]) => first ?? null),
  links: json(z.partialRecord(z.enum(typefaceLinks), z.string())),
  facts: json(z.record(z.string(), z.object({ method: z.string(), day: z.string() }))),
  version: z.number(),
});

const useRow = z.object({ website_id: z.number(), role: z.string().nullable() });
const languageRow = z.object({
  code: z.string(),
  name: z.string(),
  autonym: z.string().nullable(),
  script: z.string(),
  code_points: z.string().transform((text) => readRanges(text) ?? []),
});
const pairingRow = z.object({
  slug: z.string(),
  name: z.string(),
  reason: z.string().nullable(),
  seen: words,
  typefaces: json(
    z.array(
      z.object({ slug: z.string(), name: z.string(), role: z.enum(pairingRoles).nullable() }),
    ),
  ),
});
export type TypefacePairing = z.infer<typeof pairingRow>;

/** Everything that is known of one family. */
export interface TypefaceDetail extends z.infer<typeof familyRow> {
  faces: TypefaceFace[];
  /** Published websites that use it, newest first. */
  uses: { website_id: number; role: string | null }[];
  /** Those whose whole sample its files map; empty, and unknown, without files. */
  languages: { code: string; name: string; autonym: string | null; script: string }[];
  pairings: TypefacePairing[];
}

const parts = `
  (SELECT json_group_array(s.style ORDER BY s.style) FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
  (SELECT json_group_array(y.type ORDER BY y.type) FROM typeface_type y WHERE y.typeface_id = t.id) AS types,
  (SELECT json_group_array(json_object('slug', p.slug, 'name', p.name) ORDER BY p.name)
     FROM typeface_designer d JOIN profile p ON p.id = d.profile_id
     WHERE d.typeface_id = t.id) AS designers`;

/** Cards in the order of the ids; unknown ids are left out. Throws `Unavailable`. */
export async function findTypefaceCards(
  db: Database,
  ids: readonly number[],
): Promise<TypefaceCard[]> {
  return cardsInOrder(await db.all(typefaceCards(ids)), ids);
}

/** Cards in no order, to be read beside others. */
export function typefaceCards(ids: readonly number[]): Statement<TypefaceCard> {
  return statement(
    cardRow,
    `SELECT t.id, t.slug, t.name, t.description, t.catalogue_json AS catalogue, ${parts},
         (SELECT json_group_array(json_object('slug', p.slug, 'name', p.name))
            FROM profile p WHERE p.id = t.foundry_id) AS foundry,
         coalesce((SELECT max(f.reading) FROM face f WHERE f.typeface_id = t.id),
           iif(t.catalogue_json IS NULL, NULL, 'catalogue')) AS reading,
         (SELECT json_group_array(tag) FROM (
            SELECT DISTINCT a.value->>'tag' AS tag FROM face f, json_each(f.axes_json) a
              WHERE f.typeface_id = t.id
            UNION SELECT a.key FROM json_each(t.catalogue_json, '$.axes') a)) AS axes,
         (SELECT count(*) FROM (
            SELECT DISTINCT italic, weight_least, weight_most, width_least, width_most
            FROM face f WHERE f.typeface_id = t.id)) AS faces,
         (SELECT l.target FROM typeface_link l WHERE l.typeface_id = t.id AND l.kind = 'npm') AS npm,
         (SELECT count(*) FROM website_typeface u JOIN website w ON w.id = u.website_id
            WHERE u.typeface_id = t.id AND w.status = 'published') AS uses,
         (SELECT json_group_array(json_object('file', f.file, 'reading', f.reading, 'subset', f.subset,
              'bytes', f.bytes, 'weights', json_array(f.weight_least, f.weight_most),
              'codePoints', f.code_points) ORDER BY f.position, f.id)
            FROM face f WHERE f.typeface_id = t.id AND ${farFromRegular('f')} =
              (SELECT min(${farFromRegular('n')}) FROM face n WHERE n.typeface_id = t.id)) AS files
       FROM typeface t WHERE t.id IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(ids),
  );
}

export function cardsInOrder<Card extends { id: number }>(
  cards: readonly Card[],
  ids: readonly number[],
): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One family with all its facts, in one round trip; null for an unknown slug. Throws `Unavailable`. */
export async function findTypeface(db: Database, slug: string): Promise<TypefaceDetail | null> {
  const whose = '(SELECT id FROM typeface WHERE slug = ?1)';
  const [families, faces, uses, languages, pairings] = await db.batch(
    statement(
      familyRow,
      `SELECT t.id, t.slug, t.name, t.description, t.year, t.licence, t.copyright, t.release,
         t.downloads, t.catalogue_json AS catalogue, t.version, ${parts},
         (SELECT json_group_array(json_object('slug', p.slug, 'name', p.name))
            FROM profile p WHERE p.id = t.foundry_id) AS foundry,
         (SELECT json_group_object(l.kind, l.target) FROM typeface_link l
            WHERE l.typeface_id = t.id) AS links,
         (SELECT json_group_object(f.name, json_object('method', f.method, 'day', f.day))
            FROM fact f WHERE f.entity_kind = 'typeface' AND f.entity_id = t.id) AS facts
       FROM typeface t WHERE t.slug = ?1`,
      slug,
    ),
    statement(
      faceRow,
      `SELECT id, file, reading, subset, source, sha256, bytes, read_on, italic, weight_least,
         weight_most, width_least, width_most, glyphs, code_points, axes_json AS axes,
         features_json AS features, facts_json AS facts
       FROM face WHERE typeface_id = ${whose} ORDER BY position, id`,
      slug,
    ),
    statement(
      useRow,
      `SELECT u.website_id, u.role FROM website_typeface u JOIN website w ON w.id = u.website_id
       WHERE u.typeface_id = ${whose} AND w.status = 'published'
       ORDER BY w.published_at DESC, w.id DESC`,
      slug,
    ),
    statement(
      languageRow,
      `SELECT code, name, autonym, script, code_points FROM language
       ORDER BY population DESC NULLS LAST, name`,
    ),
    statement(
      pairingRow,
      `SELECT p.slug, p.name, p.reason, p.seen_json AS seen,
         (SELECT json_group_array(json_object('slug', t.slug, 'name', t.name, 'role', o.role)
              ORDER BY o.position)
            FROM pairing_typeface o JOIN typeface t ON t.id = o.typeface_id
            WHERE o.pairing_id = p.id) AS typefaces
       FROM pairing_typeface mine JOIN pairing p ON p.id = mine.pairing_id
       WHERE mine.typeface_id = ${whose} ORDER BY p.reason IS NULL, p.id`,
      slug,
    ),
  );
  const [family] = families;
  if (!family) return null;
  const points = union(faces.map((face) => readRanges(face.code_points) ?? []));
  const set = languages
    .filter(({ code_points }) => points.length > 0 && covers(points, code_points))
    .map(({ code, name, autonym, script }) => ({ code, name, autonym, script }));
  return { ...family, faces, uses, languages: set, pairings };
}
