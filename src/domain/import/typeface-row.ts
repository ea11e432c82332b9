import { z } from 'zod';
import { licenceId } from '../typeface/licence.ts';
import { type Stated, statedSchema } from '../typeface/stated.ts';
import {
  type FontStyle,
  type FontType,
  fontStyles,
  fontTypes,
  type TypefaceLink,
  typefaceLinks,
} from '../typeface/typeface.ts';
import type { Facts } from './facts.ts';
import { address, day, idText, line, list, moment, prose } from './row.ts';
import { slugOf } from './slug.ts';

const style = z
  .string()
  .transform(slugOf)
  .pipe(z.enum(Object.keys(fontStyles) as FontStyle[]));
const type = z.enum(Object.keys(fontTypes) as FontType[]);
const truth = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
const packageName = line(214).refine(
  (name) => /^(@[a-z0-9-][\w.-]*\/)?[a-z0-9-][\w.-]*$/.test(name),
  'is no package name',
);

const given = z.object({
  id: idText.optional(),
  slug: line(120).optional(),
  name: line(120).optional(),
  /** Collected data: the name in other words. */
  family: line(120).optional(),
  description: prose(500).optional(),
  styles: list(style, 13).optional(),
  types: list(type, 4).optional(),
  designers: list(line(120), 50).optional(),
  designer: line(300).optional(),
  profile_slug: line(120).optional(),
  foundry: line(120).optional(),
  year: z.coerce.number().int().min(1450).max(2100).optional(),
  licence: line(200).optional(),
  licence_of_font: line(200).optional(),
  copyright: line(500).optional().catch(undefined),
  release: line(40).optional(),
  version: line(40).optional(),
  downloads: z.coerce.number().int().min(0).optional(),
  popularity_npm_downloads_month: z.coerce.number().int().min(0).optional(),
  links: z.partialRecord(z.enum(typefaceLinks), line(2_000)).optional(),
  npm: packageName.optional(),
  npm_variable: packageName.optional(),
  repository: address.optional().catch(undefined),
  website: address.optional().catch(undefined),
  catalogue: statedSchema.optional(),
  weights: list(z.coerce.number(), 30).optional(),
  italic: truth.optional(),
  variable: truth.optional(),
  axes: statedSchema.shape.axes.optional(),
  subsets: list(z.string(), 400).optional(),
  metrics: z.looseObject({ unitsPerEm: z.number() }).optional(),
  added: moment.optional(),
  stated: day.optional(),
  last_modified: day.optional(),
  source: line(200).optional(),
  facts: z.record(z.string(), z.object({ method: line(200), day })).optional(),
});
type Given = z.infer<typeof given>;

/** A typeface as a file gives it, in one shape. What is undefined was not said. */
export interface TypefaceRow {
  id: number | undefined;
  slug: string | undefined;
  name: string;
  description: string | undefined;
  styles: FontStyle[] | undefined;
  types: FontType[] | undefined;
  /** Names or slugs. */
  designers: string[] | undefined;
  designerName: string | undefined;
  foundry: string | undefined;
  year: number | undefined;
  licence: string | undefined;
  copyright: string | undefined;
  release: string | undefined;
  downloads: number | undefined;
  links: Partial<Record<TypefaceLink, string>> | undefined;
  catalogue: Stated | undefined;
  /** Epoch ms. */
  added: number | undefined;
  /** How its facts are known, unless `facts` says so one by one. */
  method: string;
  day: string | undefined;
  facts: Facts | undefined;
}

export const typefaceRow = given.transform((data, context): TypefaceRow => {
  const name = data.name ?? data.family;
  const licenceText = data.licence ?? data.licence_of_font;
  const licence = licenceText === undefined ? undefined : licenceId(licenceText);
  const catalogue = statedOf(data);
  if (name === undefined) context.addIssue({ code: 'custom', message: 'name: missing' });
  if (licence === null)
    context.addIssue({ code: 'custom', message: `licence: ${licenceText} is not known` });
  if (catalogue && !catalogue.success)
    context.addIssue({ code: 'custom', message: `catalogue: ${catalogue.error.message}` });
  return {
    id: data.id,
    slug: data.slug,
    name: name ?? '',
    description: data.description,
    styles: data.styles,
    types: data.types,
    designers: data.designers ?? (data.profile_slug ? [data.profile_slug] : undefined),
    designerName: data.designer,
    foundry: data.foundry,
    year: data.year ?? yearOf(data.copyright),
    licence: licence ?? undefined,
    copyright: data.copyright,
    release: data.release ?? data.version,
    downloads: data.downloads ?? data.popularity_npm_downloads_month,
    links: data.links ?? linksOf(data),
    catalogue: catalogue?.data,
    added: data.added,
    method: data.stated ? 'stated by the editors' : `Imported from ${data.source ?? 'a file'}`,
    day: data.stated ?? data.last_modified,
    facts: data.facts,
  };
});

/** The year that a notice begins with. */
function yearOf(copyright: string | undefined): number | undefined {
  const [year] = /\b(?:19[7-9]\d|20[0-4]\d)\b/.exec(copyright ?? '') ?? [];
  return year === undefined ? undefined : Number(year);
}

function linksOf(data: Given): TypefaceRow['links'] {
  const links = {
    npm: data.npm,
    'npm-variable': data.npm_variable,
    repository: data.repository,
    website: data.website,
  };
  const present = Object.entries(links).filter(([, target]) => target !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

function statedOf(data: Given) {
  if (data.catalogue) return statedSchema.safeParse(data.catalogue);
  if (!data.weights && !data.metrics) return undefined;
  const m = data.metrics;
  return statedSchema.safeParse({
    weights: data.weights ?? [],
    italic: data.italic ?? false,
    variable: data.variable ?? false,
    axes: data.axes ?? {},
    subsets: data.subsets ?? [],
    metrics: m && {
      unitsPerEm: m.unitsPerEm,
      ascender: m['ascent'],
      descender: m['descent'],
      lineGap: m['lineGap'],
      xHeight: m['xHeight'] ?? null,
      capHeight: m['capHeight'] ?? null,
      averageWidth: m['xWidthAvg'] ?? null,
    },
  });
}
