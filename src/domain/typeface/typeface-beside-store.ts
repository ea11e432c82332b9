import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { json } from '../json-column.ts';
import { metricsSchema } from './font-facts.ts';

const relatedRow = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['designer', 'foundry', 'pairing', 'style']),
  /** What both have. */
  value: z.string(),
});
const headlineRow = z.object({
  code: z.string(),
  name: z.string(),
  script: z.string(),
  headline: z.string(),
});
const besideRow = z.object({
  slug: z.string(),
  name: z.string(),
  styles: json(z.array(z.string())),
  files: json(
    z.array(
      z.object({
        file: z.string(),
        italic: z.literal(0).transform(() => false),
        weight_least: z.number(),
        weight_most: z.number(),
        width_least: z.number(),
        width_most: z.number(),
        code_points: z.string(),
        metrics: metricsSchema.nullable(),
      }),
    ),
  ),
});
export type Beside = z.infer<typeof besideRow>;
const pangramRow = z.object({ language: z.string(), text: z.string() });
export type Pangram = z.infer<typeof pangramRow>;
export type Headline = z.infer<typeof headlineRow>;

export interface RelatedTypeface {
  slug: string;
  name: string;
  /** In order of weight; each names what both have. */
  reasons: { kind: z.infer<typeof relatedRow>['kind']; value: string }[];
}

/** score(a, b) = score(b, a): each shared thing counts the same seen from either side. */
const weights = { designer: 4, foundry: 3, pairing: 2, style: 1 };

/** Families that share the most with one, by slug within equal scores; never itself. Throws `Unavailable`. */
export async function listRelated(
  db: Database,
  id: number,
  size: number,
): Promise<RelatedTypeface[]> {
  const rows = await db.all(
    statement(
      relatedRow,
      `SELECT t.slug, t.name, s.kind, s.value FROM (
         SELECT b.typeface_id AS id, 'designer' AS kind, p.name AS value
         FROM typeface_designer a JOIN typeface_designer b ON b.profile_id = a.profile_id
         JOIN profile p ON p.id = a.profile_id WHERE a.typeface_id = ?1
         UNION ALL
         SELECT b.id, 'foundry', p.name
         FROM typeface a JOIN typeface b ON b.foundry_id = a.foundry_id
         JOIN profile p ON p.id = a.foundry_id WHERE a.id = ?1
         UNION ALL
         SELECT b.typeface_id, 'pairing', q.name
         FROM pairing_typeface a JOIN pairing_typeface b ON b.pairing_id = a.pairing_id
         JOIN pairing q ON q.id = a.pairing_id WHERE a.typeface_id = ?1
         UNION ALL
         SELECT alike.typeface_id, 'style', a.style
         FROM typeface_style a JOIN typeface_style alike ON alike.style = a.style
         WHERE a.typeface_id = ?1
           AND EXISTS (SELECT 1 FROM face f WHERE f.typeface_id = alike.typeface_id)
       ) s JOIN typeface t ON t.id = s.id WHERE s.id <> ?1`,
      id,
    ),
  );
  const found = new Map<string, RelatedTypeface & { score: number }>();
  for (const { slug, name, kind, value } of rows) {
    const one = found.get(slug) ?? { slug, name, reasons: [], score: 0 };
    one.reasons.push({ kind, value });
    one.score += weights[kind];
    found.set(slug, one);
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .slice(0, size)
    .map(({ slug, name, reasons }) => ({ slug, name, reasons }));
}

/** First lines of the languages' sample texts; unknown codes are left out. Throws `Unavailable`. */
export function listHeadlines(db: Database, codes: readonly string[]): Promise<Headline[]> {
  return db.all(
    statement(
      headlineRow,
      `SELECT code, name, script, headline FROM language
       WHERE code IN (SELECT value FROM json_each(?1)) ORDER BY population DESC NULLS LAST, name`,
      JSON.stringify(codes),
    ),
  );
}

/** Real pangrams alone, by language. Throws `Unavailable`. */
export function listPangrams(db: Database): Promise<Pangram[]> {
  return db.all(
    statement(
      pangramRow,
      'SELECT language, text FROM pangram WHERE is_pangram = 1 ORDER BY language, id',
    ),
  );
}

/** The upright regular files of families that are shown beside another. Throws `Unavailable`. */
export function listBeside(db: Database, slugs: readonly string[]): Promise<Beside[]> {
  return db.all(
    statement(
      besideRow,
      `SELECT t.slug, t.name,
         (SELECT json_group_array(s.style) FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
         (SELECT json_group_array(json_object('file', f.file, 'italic', f.italic,
              'weight_least', f.weight_least, 'weight_most', f.weight_most,
              'width_least', f.width_least, 'width_most', f.width_most,
              'code_points', f.code_points, 'metrics', json_extract(f.facts_json, '$.metrics'))
              ORDER BY f.position, f.id)
            FROM face f WHERE f.typeface_id = t.id AND f.italic = 0
              AND f.weight_least <= 400 AND f.weight_most >= 400) AS files
       FROM typeface t WHERE t.slug IN (SELECT value FROM json_each(?1)) ORDER BY t.slug`,
      JSON.stringify(slugs),
    ),
  );
}
