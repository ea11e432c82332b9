import { z } from 'zod';
import type { Database } from '../db.ts';
import { axisSchema, featureSchema, fontFactsSchema } from '../typeface/font-facts.ts';
import { keyedKind } from './keyed-import.ts';
import type { Given, Kind, Plan } from './kind.ts';
import { finder } from './resolve.ts';
import { day, line, spoken } from './row.ts';
import { ids, set } from './set.ts';

const readSchema = z.enum(['whole file', 'subset file']);
const restSchema = fontFactsSchema.omit({
  italic: true,
  weight: true,
  width: true,
  axes: true,
  features: true,
  glyphs: true,
  codePoints: true,
});
const row = z.object({
  typeface: line(120),
  /** Its name among our own assets. */
  file: line(120).refine((name) => /^[a-z0-9][a-z0-9.-]*$/.test(name), 'is no file name'),
  position: z.coerce.number().int().min(0).max(10_000).default(0),
  reading: readSchema,
  subset: line(40).optional(),
  /** The package and version that it comes from. */
  source: line(300).optional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.coerce.number().int().min(1),
  read: day,
  /** Where the file states a wrong one: what its maker says instead. */
  weight: z.coerce.number().int().min(1).max(1000).optional(),
  facts: fontFactsSchema,
});
export type FaceRow = z.infer<typeof row>;

const parsed = z.string().transform((text): unknown => JSON.parse(text));
const stored = z.object({
  id: z.number(),
  typeface: z.string(),
  file: z.string(),
  position: z.number(),
  reading: readSchema,
  subset: z.string().nullable(),
  source: z.string().nullable(),
  sha256: z.string(),
  bytes: z.number(),
  read: z.string(),
  italic: z.number(),
  weight_least: z.number(),
  weight_most: z.number(),
  width_least: z.number(),
  width_most: z.number(),
  glyphs: z.number(),
  code_points: z.string(),
  axes: parsed.pipe(z.array(axisSchema)),
  features: parsed.pipe(z.array(featureSchema)),
  facts: parsed.pipe(restSchema),
});
type StoredFace = z.infer<typeof stored>;

const fields = [
  'file',
  'position',
  'reading',
  'subset',
  'source',
  'sha256',
  'bytes',
  'read_on',
  'italic',
  'weight_least',
  'weight_most',
  'width_least',
  'width_most',
  'glyphs',
  'code_points',
  'axes_json',
  'features_json',
  'facts_json',
];
const expressions = fields.map((_, i) => `row.value->>${i + 1}`);

const keyed = keyedKind<FaceRow, StoredFace>({
  row,
  stored,
  keyOf: ({ typeface, file }) => `${typeface} ${file}`,
  storedKeyOf: ({ typeface, file }) => `${typeface} ${file}`,
  select: `SELECT t.id, f.slug AS typeface, t.file, t.position, t.reading, t.subset, t.source, t.sha256,
      t.bytes, t.read_on AS read, t.italic, t.weight_least, t.weight_most, t.width_least, t.width_most,
      t.glyphs, t.code_points, t.axes_json AS axes, t.features_json AS features, t.facts_json AS facts
    FROM face t JOIN typeface f ON f.id = t.typeface_id`,
  key: "f.slug || ' ' || t.file",
  merge: (given, old) => merged(given, old?.id ?? 0),
  write: async (fresh, changed) => [
    set(
      `INSERT INTO face (typeface_id, ${fields.join(', ')})
       SELECT (SELECT t.id FROM typeface t WHERE t.slug = row.value->>0), ${expressions.join(', ')}
       FROM json_each(?1) AS row`,
      fresh.map((face) => [face.typeface, ...valuesOf(face)]),
    ),
    set(
      `UPDATE face SET ${fields.map((field, i) => `${field} = ${expressions[i]}`).join(', ')},
         version = version + 1
       FROM json_each(?1) AS row WHERE face.id = row.value->>0`,
      changed.map((face) => [face.id, ...valuesOf(face)]),
    ),
    set(
      `UPDATE typeface SET version = version + 1 WHERE id IN (
         SELECT f.typeface_id FROM face f WHERE f.id IN (${ids}))`,
      changed.map(({ id }) => [id]),
    ),
  ],
  exported: exportedFace,
});

/** Font files: what was read from their bytes. They belong to typefaces that are there already. */
export const faces: Kind<FaceRow> = { ...keyed, plan: planFaces };

async function planFaces(
  db: Database,
  given: readonly Given<FaceRow>[],
  now: number,
): Promise<Plan> {
  const known = await finder(
    db,
    'typeface',
    given.map(({ row: { typeface } }) => typeface),
  );
  const notes = given
    .filter(({ row: { typeface } }) => !known.find(typeface))
    .map(({ line: at, row: { typeface } }) => ({
      line: at,
      text: `no typeface ${typeface}: left out`,
    }));
  const whose = given.flatMap(({ line: at, row: face }) => {
    const slug = known.find(face.typeface)?.slug;
    return slug === undefined ? [] : [{ line: at, row: { ...face, typeface: slug } }];
  });
  const plan = await keyed.plan(db, whose, now);
  const unchanged = plan.unchanged + given.length - whose.length;
  return { ...plan, unchanged, notes: [...notes, ...plan.notes] };
}

function merged(given: FaceRow, id: number): StoredFace {
  const { italic, weight, width, axes, features, glyphs, codePoints, ...facts } = given.facts;
  return {
    id,
    typeface: given.typeface,
    file: given.file,
    position: given.position,
    reading: given.reading,
    subset: given.subset ?? null,
    source: given.source ?? null,
    sha256: given.sha256,
    bytes: given.bytes,
    read: given.read,
    italic: italic ? 1 : 0,
    weight_least: given.weight ?? weight.least,
    weight_most: given.weight ?? weight.most,
    width_least: width.least,
    width_most: width.most,
    glyphs,
    code_points: codePoints,
    axes,
    features,
    facts,
  };
}

function valuesOf(f: StoredFace) {
  return [
    f.file,
    f.position,
    f.reading,
    f.subset,
    f.source,
    f.sha256,
    f.bytes,
    f.read,
    f.italic,
    f.weight_least,
    f.weight_most,
    f.width_least,
    f.width_most,
    f.glyphs,
    f.code_points,
    JSON.stringify(f.axes),
    JSON.stringify(f.features),
    JSON.stringify(f.facts),
  ];
}

function exportedFace(f: StoredFace): Record<string, unknown> {
  const { typeface, file, position, reading, subset, source, sha256, bytes, read } = f;
  return spoken({
    typeface,
    file,
    position,
    reading,
    subset,
    source,
    sha256,
    bytes,
    read,
    facts: {
      ...f.facts,
      italic: f.italic === 1,
      weight: { least: f.weight_least, most: f.weight_most },
      width: { least: f.width_least, most: f.width_most },
      axes: f.axes,
      features: f.features,
      glyphs: f.glyphs,
      codePoints: f.code_points,
    },
  });
}
