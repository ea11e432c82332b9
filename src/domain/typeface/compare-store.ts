import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { json } from '../json-column.ts';
import { readRanges } from './code-points.ts';
import { axisSchema, featureSchema, metricsSchema, shapesSchema } from './font-facts.ts';

const faceSchema = z.object({
  file: z.string(),
  reading: z.enum(['whole file', 'subset file']),
  subset: z.string().nullable(),
  italic: z.number().transform((flag) => flag === 1),
  weight_least: z.number(),
  weight_most: z.number(),
  width_least: z.number(),
  width_most: z.number(),
  code_points: z.string(),
  axes: z.array(axisSchema),
  features: z.array(featureSchema.pick({ tag: true, name: true })),
  metrics: metricsSchema,
  shapes: shapesSchema,
});
const familyRow = z.object({
  slug: z.string(),
  name: z.string(),
  by: z.string().nullable(),
  licence: z.string().nullable(),
  styles: json(z.array(z.string())),
  faces: json(z.array(faceSchema)),
});
const languageRow = z.object({
  script: z.string(),
  code_points: z.string().transform((text) => readRanges(text) ?? []),
});

/** What a comparison needs of a family; `faces` is empty where no file of it is kept. */
export type ComparedFamily = z.infer<typeof familyRow>;
export type LanguagePoints = z.infer<typeof languageRow>;

export interface Compared {
  /** In the order of the slugs. */
  families: ComparedFamily[];
  languages: LanguagePoints[];
}

/** Families by slug, in one round trip; unknown slugs are left out. Throws `Unavailable`. */
export async function findCompared(db: Database, slugs: readonly string[]): Promise<Compared> {
  const [families, languages] = await db.batch(
    familiesBy(slugs),
    statement(languageRow, 'SELECT script, code_points FROM language'),
  );
  return { families, languages };
}

/** The families alone, for their style sheet. */
export function listComparedFamilies(
  db: Database,
  slugs: readonly string[],
): Promise<ComparedFamily[]> {
  return db.all(familiesBy(slugs));
}

function familiesBy(slugs: readonly string[]) {
  return statement(
    familyRow,
    `SELECT t.slug, t.name, t.licence,
       coalesce((SELECT p.name FROM profile p WHERE p.id = t.foundry_id),
         (SELECT group_concat(p.name, ', ') FROM typeface_designer d
            JOIN profile p ON p.id = d.profile_id WHERE d.typeface_id = t.id)) AS by,
       (SELECT json_group_array(s.style) FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
       (SELECT json_group_array(json_object('file', f.file, 'reading', f.reading,
            'subset', f.subset, 'italic', f.italic,
            'weight_least', f.weight_least, 'weight_most', f.weight_most,
            'width_least', f.width_least, 'width_most', f.width_most,
            'code_points', f.code_points, 'axes', json(f.axes_json), 'features', json(f.features_json),
            'metrics', json_extract(f.facts_json, '$.metrics'),
            'shapes', json_extract(f.facts_json, '$.shapes')) ORDER BY f.position, f.id)
          FROM face f WHERE f.typeface_id = t.id) AS faces
     FROM json_each(?1) w JOIN typeface t ON t.slug = w.value ORDER BY w.key`,
    JSON.stringify(slugs),
  );
}
