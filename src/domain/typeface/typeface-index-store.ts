import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { sourceThatCounts } from '../event/event-store.ts';
import type { IndexedTerm } from '../filter/kept-index.ts';
import { json } from '../json-column.ts';
import { dayMs, popularOrderDays } from '../limits.ts';
import { covers, readRanges, union, writeRanges } from './code-points.ts';
import { axisName, featureName } from './feature-names.ts';
import { shapesSchema } from './font-facts.ts';
import { licences } from './licence.ts';
import { scriptName } from './script-names.ts';
import { type Stated, scriptsOfSubsets, statedSchema } from './stated.ts';
import { fontStyles, fontTypes, type Reading } from './typeface.ts';
import { shapeNames, type TypefaceFacet, typefaceFacets } from './typeface-filter.ts';
import type { IndexedFamily, TypefaceIndexContents } from './typeface-index.ts';

const words = json(z.array(z.string()));
const named = json(z.array(z.object({ slug: z.string(), name: z.string() })));

const familyRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  added: z.number(),
  licence: z.string().nullable(),
  catalogue: json(statedSchema).nullable(),
  uses: z.number(),
  score: z.number(),
  styles: words,
  types: words,
  designers: named,
  foundry: named,
});
type FamilyRow = z.infer<typeof familyRow>;

const faceRow = z.object({
  typeface_id: z.number(),
  reading: z.enum(['whole file', 'subset file']),
  italic: z.number(),
  weight_least: z.number(),
  weight_most: z.number(),
  width_least: z.number(),
  width_most: z.number(),
  code_points: z.string().transform((text) => readRanges(text) ?? []),
  axes: words,
  features: words,
  shapes: json(shapesSchema),
});
type FaceRow = z.infer<typeof faceRow>;

const languageRow = z.object({
  code: z.string(),
  name: z.string(),
  script: z.string(),
  code_points: z.string().transform((text) => readRanges(text) ?? []),
});
type LanguageRow = z.infer<typeof languageRow>;

/** Reads all typefaces, their faces and the languages in one round trip, and gives what an index is opened from. */
export async function readTypefaceIndex(db: Database, now: number): Promise<TypefaceIndexContents> {
  const since = new Date(now - popularOrderDays * dayMs).toISOString().slice(0, 10);
  const [families, faces, languages] = await db.batch(
    statement(
      familyRow,
      `SELECT t.id, t.slug, t.name, t.created_at AS added, t.licence, t.catalogue_json AS catalogue,
         (SELECT count(*) FROM website_typeface u JOIN website w ON w.id = u.website_id
            WHERE u.typeface_id = t.id AND w.status = 'published') AS uses,
         (SELECT coalesce(sum(ln(1 + e.visitors)), 0) FROM event_day e
            WHERE e.entity_kind = 'typeface' AND e.type = 'view' AND e.entity_id = t.id
              AND e.day >= ?1 AND e.source = ${sourceThatCounts('typeface', 'view')}) AS score,
         (SELECT json_group_array(s.style) FROM typeface_style s WHERE s.typeface_id = t.id) AS styles,
         (SELECT json_group_array(y.type) FROM typeface_type y WHERE y.typeface_id = t.id) AS types,
         (SELECT json_group_array(json_object('slug', p.slug, 'name', p.name))
            FROM typeface_designer d JOIN profile p ON p.id = d.profile_id
            WHERE d.typeface_id = t.id) AS designers,
         (SELECT json_group_array(json_object('slug', p.slug, 'name', p.name))
            FROM profile p WHERE p.id = t.foundry_id) AS foundry
       FROM typeface t ORDER BY t.id`,
      since,
    ),
    statement(
      faceRow,
      `SELECT f.typeface_id, f.reading, f.italic, f.weight_least, f.weight_most, f.width_least,
         f.width_most, f.code_points, f.facts_json->'shapes' AS shapes,
         (SELECT json_group_array(value->>'tag') FROM json_each(f.axes_json)) AS axes,
         (SELECT json_group_array(value->>'tag') FROM json_each(f.features_json)) AS features
       FROM face f ORDER BY f.typeface_id, f.position, f.id`,
    ),
    statement(languageRow, 'SELECT code, name, script, code_points FROM language ORDER BY code'),
  );
  const facesOf = Map.groupBy(faces, (face) => face.typeface_id);
  const terms = new Terms();
  const indexed = families.map((row, n) => {
    const own = facesOf.get(row.id) ?? [];
    const points = union(own.map((face) => face.code_points));
    terms.addFamily(n, row, own, languagesOf(points, languages));
    return familyOf(row, own, points);
  });
  return { families: indexed, terms: terms.all() };
}

/** Languages of which every character of the sample is mapped. */
function languagesOf(points: readonly number[], languages: readonly LanguageRow[]): LanguageRow[] {
  if (points.length === 0) return [];
  return languages.filter((language) => covers(points, language.code_points));
}

function familyOf(
  row: FamilyRow,
  faces: readonly FaceRow[],
  points: readonly number[],
): IndexedFamily {
  const { catalogue } = row;
  const axes = axesOf(faces, catalogue);
  const isKnown = faces.length > 0 || catalogue !== null;
  const weights = faces.flatMap((face) => [face.weight_least, face.weight_most]);
  const widths = faces.flatMap((face) => [face.width_least, face.width_most]);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    added: row.added,
    uses: row.uses,
    score: row.score,
    reading: readingOf(faces, catalogue),
    variable: isKnown ? axes.length > 0 || catalogue?.variable === true : null,
    italic:
      faces.some(({ italic }) => italic === 1) ||
      axes.includes('ital') ||
      (catalogue?.italic ?? null),
    weight: spanOf([...weights, ...(catalogue?.weights ?? []), ...ends(catalogue?.axes['wght'])]),
    width: spanOf([...widths, ...ends(catalogue?.axes['wdth'])]),
    codePoints: points.length > 0 ? writeRanges(points) : null,
  };
}

function readingOf(faces: readonly FaceRow[], catalogue: Stated | null): Reading | null {
  if (faces.some(({ reading }) => reading === 'whole file')) return 'whole file';
  if (faces.length > 0) return 'subset file';
  return catalogue && 'catalogue';
}

function axesOf(faces: readonly FaceRow[], catalogue: Stated | null): string[] {
  const stated = Object.keys(catalogue?.axes ?? {});
  return [...new Set([...faces.flatMap(({ axes }) => axes), ...stated])];
}

function ends(axis: readonly [number, number, number] | undefined): number[] {
  return axis ? [axis[0], axis[2]] : [];
}

function spanOf(numbers: readonly number[]): [number, number] | null {
  return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : null;
}

/** Gathers which families have which values. */
class Terms {
  private readonly facets = new Map<TypefaceFacet, Map<string, IndexedTerm>>();

  addFamily(
    n: number,
    row: FamilyRow,
    faces: readonly FaceRow[],
    languages: readonly LanguageRow[],
  ): void {
    for (const style of row.styles) this.add('styles', style, nameIn(fontStyles, style), n);
    for (const type of row.types) this.add('types', type, nameIn(fontTypes, type), n);
    for (const { slug, name } of row.designers) this.add('designers', slug, name, n);
    for (const { slug, name } of row.foundry) this.add('foundries', slug, name, n);
    if (row.licence !== null)
      this.add('licences', row.licence, licences[row.licence]?.name ?? row.licence, n);
    for (const { code, name } of languages) this.add('languages', code, name, n);
    const scripts = languages.map(({ script }) => script);
    for (const script of [...scripts, ...scriptsOfSubsets(row.catalogue?.subsets ?? [])])
      this.add('scripts', script, scriptName(script), n);
    for (const tag of axesOf(faces, row.catalogue)) this.add('axes', tag, axisName(tag), n);
    this.addSeen(n, faces);
  }

  all(): TypefaceIndexContents['terms'] {
    const lists = typefaceFacets.map((facet) => [
      facet,
      [...(this.facets.get(facet)?.values() ?? [])],
    ]);
    return Object.fromEntries(lists);
  }

  /** Features of whole files alone: others have lost theirs. */
  private addSeen(n: number, faces: readonly FaceRow[]): void {
    const whole = faces.filter(({ reading }) => reading === 'whole file');
    for (const tag of whole.flatMap(({ features }) => features)) {
      const name = featureName(tag);
      if (name !== null) this.add('features', tag, name, n);
    }
    for (const slug of shapesOf(faces)) this.add('shapes', slug, shapeNames[slug], n);
  }

  private add(facet: TypefaceFacet, slug: string, name: string, n: number): void {
    const terms = this.facets.get(facet) ?? new Map<string, IndexedTerm>();
    this.facets.set(facet, terms);
    const term = terms.get(slug) ?? { slug, name, members: [] };
    terms.set(slug, term);
    if (term.members.at(-1) !== n) term.members.push(n);
  }
}

/** Of the first upright face that has the letters. */
function shapesOf(faces: readonly FaceRow[]): (keyof typeof shapeNames)[] {
  const upright = faces.filter(({ italic }) => italic === 0);
  const first = <Key extends keyof FaceRow['shapes']>(key: Key) =>
    upright.map(({ shapes }) => shapes[key]).find((value) => value !== null);
  const [a, g] = [first('singleStoreyA'), first('singleStoreyG')];
  return [
    ...(a === undefined ? [] : [a ? ('single-storey-a' as const) : ('double-storey-a' as const)]),
    ...(g === undefined ? [] : [g ? ('single-storey-g' as const) : ('double-storey-g' as const)]),
    ...(first('tellsIl1') ? ['clear-il1' as const] : []),
    ...(first('tellsO0') ? ['clear-o0' as const] : []),
  ];
}

function nameIn(names: Readonly<Record<string, string>>, slug: string): string {
  return names[slug] ?? slug;
}
