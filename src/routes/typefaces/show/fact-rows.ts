import { formatCount, formatDay } from '#app/ui/format.ts';
import { countOf, type Ranges } from '#domain/typeface/code-points.ts';
import { featuresOf, mainFace } from '#domain/typeface/family-abilities.ts';
import { licences } from '#domain/typeface/licence.ts';
import { fontStyles, fontTypes } from '#domain/typeface/typeface.ts';
import type { FactRow } from '#domain/typeface/typeface-page.ts';
import { typefaceQuery } from '#domain/typeface/typeface-query.ts';
import type { TypefaceDetail, TypefaceFace } from '#domain/typeface/typeface-store.ts';
import { weightName } from '#domain/typeface/typeface-styles.ts';
import { urls } from '#domain/urls.ts';

/** Each fact with how and when it is known; what is unknown says why. */
export function factRows(family: TypefaceDetail, points: Ranges): FactRow[] {
  const main = mainFace(family.faces);
  const rows = main ? fileRows(family, main, points) : catalogueRows(family);
  return [...statedRows(family), ...rows];
}

function statedRows(family: TypefaceDetail): FactRow[] {
  const { styles, types, designers, foundry, year, licence, downloads } = family;
  const stated = (label: string, value: string | null, fact: string): FactRow => ({
    label,
    value: value || null,
    source: statedSource(family, value, fact),
  });
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
  return [
    stated('Designers', names(designers), 'designers'),
    stated('Foundry', foundry?.name ?? null, 'foundry'),
    stated('Year', year === null ? null : String(year), 'year'),
    stated('Style', styles.map((style) => nameOf(fontStyles, style)).join(', '), 'styles'),
    stated('Type', types.map((type) => nameOf(fontTypes, type)).join(', '), 'types'),
    stated('Licence', licence && (licences[licence]?.name ?? licence), 'licence'),
    ...(downloads === null
      ? []
      : [stated('Downloads a month', formatCount(downloads), 'downloads')]),
  ];
}

function statedSource({ facts }: TypefaceDetail, value: string | null, fact: string): string {
  const known = facts[fact];
  if (!known) return value ? 'Source not recorded' : 'Not looked up yet';
  const method = known.method.charAt(0).toUpperCase() + known.method.slice(1);
  return `${value ? '' : 'Not found: '}${method}, ${formatDay(known.day)}`;
}

/** What the files say. Features and glyphs only where whole files were read. */
function fileRows(family: TypefaceDetail, main: TypefaceFace, points: Ranges): FactRow[] {
  const { faces } = family;
  const whole = faces.find(({ reading }) => reading === 'whole file');
  const read = readingOf(main);
  const row = (label: string, value: string | null, source = read): FactRow => ({
    label,
    value,
    source: value === null ? 'Its files do not say' : source,
  });
  const onlyWhole = (label: string, value: (face: TypefaceFace) => string): FactRow =>
    whole
      ? { label, value: value(whole), source: readingOf(whole) }
      : { label, value: null, source: 'Not read: subset files have lost most of them' };
  const { unitsPerEm: em, ...metrics } = main.facts.metrics;
  const part = (units: number | null) => (units === null ? null : (units / em).toFixed(3));
  const { version } = main.facts.names;
  return [
    row('Files', filesText(faces)),
    row('Version', version?.replace(/^version\s*/i, '').split(';')[0] ?? null),
    row('Weights', weightsText(faces)),
    {
      ...row('Axes', axesText(main)),
      ...axisParts(main.axes.map(({ tag, least, most }) => [tag, `${tag} ${least} to ${most}`])),
    },
    row('Italic', faces.some(({ italic }) => italic) ? 'Yes' : 'No italic file'),
    row('Characters', formatCount(countOf(points))),
    onlyWhole('Glyphs', ({ glyphs }) => formatCount(glyphs)),
    onlyWhole('Features', () => `${featuresOf(faces).length} to choose from`),
    row('x-height', part(metrics.xHeight)),
    row('Cap height', part(metrics.capHeight)),
    row('Ascender, descender', `${part(metrics.ascender)}, ${part(metrics.descender)}`),
    row('Stroke contrast', contrastText(metrics.contrast), `${read}, an estimate`),
    latinRow(main, row),
  ];
}

/** What a public catalogue says of files that nobody read here. */
function catalogueRows(family: TypefaceDetail): FactRow[] {
  const { catalogue } = family;
  const source = statedSource(family, 'catalogue', 'catalogue');
  const row = (label: string, value: string | null): FactRow => ({
    label,
    value,
    source: value === null ? 'No file of it was read here' : source,
  });
  const axes = Object.keys(catalogue?.axes ?? {});
  return [
    row('Weights', catalogue?.weights.join(', ') || null),
    {
      ...row('Axes', catalogue && (catalogue.variable ? axes.join(', ') || null : 'None: static')),
      ...axisParts(axes.map((tag) => [tag, tag])),
    },
    row('Italic', catalogue && (catalogue.italic ? 'Yes' : 'No')),
    row('Characters', null),
    row('Glyphs', null),
    row('Features', null),
  ];
}

function readingOf({ reading, read_on, source }: TypefaceFace): string {
  const from = source ? ` of ${source}` : '';
  return `Read from the ${reading}${from}, ${formatDay(read_on)}`;
}

function filesText(faces: readonly TypefaceFace[]): string {
  const bytes = faces.reduce((sum, face) => sum + face.bytes, 0);
  const isWhole = faces.every(({ reading }) => reading === 'whole file');
  const kind = isWhole ? 'whole' : 'subset';
  return `${faces.length} ${kind} ${faces.length === 1 ? 'file' : 'files'}, ${kilobytes(bytes)}`;
}

function kilobytes(bytes: number): string {
  return `${formatCount(Math.round(bytes / 1_000))} kB`;
}

function weightsText(faces: readonly TypefaceFace[]): string {
  const spans = faces.map(({ weight_least, weight_most }) =>
    weight_least === weight_most
      ? `${weight_least} ${weightName(weight_least).toLowerCase()}`.replace(/^(\d+) \1$/, '$1')
      : `${weight_least} to ${weight_most}`,
  );
  return [...new Set(spans)].join(', ');
}

function axesText({ axes }: TypefaceFace): string {
  if (axes.length === 0) return 'None: static';
  return axes.map(({ tag, least, most }) => `${tag} ${least} to ${most}`).join(', ');
}

/** Each axis leads to every family that has it. */
function axisParts(axes: readonly [tag: string, text: string][]): Pick<FactRow, 'parts'> {
  if (axes.length === 0) return {};
  const only = (tag: string) => ({ axes: { include: [tag], exclude: [] } });
  return {
    parts: axes.map(([tag, text]) => ({
      text,
      href: urls.typefaces(typefaceQuery({ filter: only(tag) })),
    })),
  };
}

function contrastText(contrast: number | null): string | null {
  return contrast === null ? null : `${contrast.toFixed(2)} thin to thick`;
}

/** A Latin subset file is its own answer; of a whole file it was cut and packed. */
function latinRow(
  { facts, reading, subset, bytes, file }: TypefaceFace,
  row: (label: string, value: string | null, source?: string) => FactRow,
): FactRow {
  if (reading === 'subset file' && subset === 'latin' && file.endsWith('.woff2')) {
    return row('Latin alone', kilobytes(bytes), 'The Latin subset file as it is served, WOFF2');
  }
  const { latinBytes } = facts;
  const text = latinBytes === null ? null : kilobytes(latinBytes);
  return row(
    'Latin alone',
    text,
    'WOFF2 of U+0000 to U+00FF with all features, cut from the file by HarfBuzz',
  );
}

function nameOf(names: Readonly<Record<string, string>>, slug: string): string {
  return names[slug] ?? slug;
}
