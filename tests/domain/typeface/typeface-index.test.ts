import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import {
  type TypefaceFacet,
  type TypefaceFilter,
  typefaceFacets,
} from '#domain/typeface/typeface-filter.ts';
import {
  encodeTypefaceIndex,
  openTypefaceIndex,
  type TypefaceIndex,
} from '#domain/typeface/typeface-index.ts';
import { readTypefaceIndex } from '#domain/typeface/typeface-index-store.ts';
import { addFamily, addLanguage, type NewFamily } from '../../support/typefaces.ts';

const now = Date.UTC(2026, 10, 28);
const languages = [
  { code: 'aa_Latn', script: 'Latn', points: [0x61, 0x62] },
  { code: 'bb_Latn', script: 'Latn', points: [0x61, 0x63] },
  { code: 'cc_Cyrl', script: 'Cyrl', points: [0x431] },
];
const some = <Item>(items: readonly Item[]) => fc.subarray([...items]);
const face = fc.record({
  reading: fc.constantFrom('whole file' as const, 'subset file' as const),
  italic: fc.boolean(),
  weights: fc.constantFrom<[number, number]>([400, 400], [700, 700], [100, 900]),
  widths: fc.constantFrom<[number, number]>([100, 100], [75, 125]),
  codePoints: some([0x61, 0x62, 0x63, 0x431]).filter((points) => points.length > 0),
  axes: some(['wght', 'opsz']),
  features: some(['smcp', 'onum', 'mark']),
  shapes: fc.constant({
    singleStoreyA: true,
    singleStoreyG: null,
    tellsIl1: false,
    tellsO0: null,
  }),
});
const families = fc.sample(
  fc.record({
    name: fc.constantFrom('Alpha', 'Beta', 'Gamma', 'Delta'),
    styles: some(['serif', 'slab', 'display']),
    types: some(['free', 'custom']),
    licence: fc.constantFrom(null, 'OFL-1.1', 'MIT'),
    catalogue: fc.option(
      fc.record({
        weights: some([300, 400, 800]),
        italic: fc.boolean(),
        variable: fc.boolean(),
        subsets: some(['latin', 'cyrillic', 'runic']),
      }),
    ),
    faces: fc.array(face, { maxLength: 3 }),
  }),
  { numRuns: 40, seed: 28 },
) satisfies NewFamily[];

const ids: number[] = [];
let index: TypefaceIndex;

beforeAll(async () => {
  for (const { code, script, points } of languages) await addLanguage(code, script, points);
  for (const family of families) ids.push(await addFamily(family));
  const contents = await readTypefaceIndex(openDatabase(env.DB), now);
  const opened = openTypefaceIndex(encodeTypefaceIndex(contents));
  if (!opened) throw new Error('the index does not open');
  index = opened;
});

/** The values of one family, worked out from its rows alone. */
function valuesOf(family: NewFamily): Record<TypefaceFacet, string[]> {
  const { faces, catalogue } = family;
  const points = new Set(faces.flatMap(({ codePoints }) => codePoints));
  const set = languages.filter((one) => one.points.every((point) => points.has(point)));
  const whole = faces.filter(({ reading }) => reading === 'whole file');
  const scripts: Record<string, string[]> = { latin: ['Latn'], cyrillic: ['Cyrl'] };
  return {
    styles: family.styles,
    types: family.types,
    scripts: [
      ...set.map(({ script }) => script),
      ...(catalogue?.subsets ?? []).flatMap((name) => scripts[name] ?? []),
    ],
    languages: set.map(({ code }) => code),
    axes: faces.flatMap(({ axes }) => axes),
    features: whole.flatMap(({ features }) => features).filter((tag) => tag !== 'mark'),
    shapes: faces.some(({ italic }) => !italic) ? ['single-storey-a'] : [],
    foundries: [],
    designers: [],
    licences: family.licence === null ? [] : [family.licence],
  };
}

const isWhole = (family: NewFamily) => family.faces.some(({ reading }) => reading === 'whole file');
const anyOf: readonly TypefaceFacet[] = ['styles', 'types', 'licences', 'foundries', 'designers'];
const byBytes: readonly TypefaceFacet[] = ['scripts', 'languages', 'features', 'shapes'];

function matches(family: NewFamily, filter: TypefaceFilter): boolean {
  const values = valuesOf(family);
  const { faces, catalogue } = family;
  const inFacets = typefaceFacets.every((facet) => {
    const { include = [], exclude = [] } = filter[facet] ?? {};
    const has = (slug: string) => values[facet].includes(slug);
    const included = anyOf.includes(facet)
      ? include.length === 0 || include.some(has)
      : include.every(has);
    const isKnown = exclude.length === 0 || !byBytes.includes(facet) || isWhole(family);
    return included && isKnown && !exclude.some(has);
  });
  const weights = [...faces.flatMap((one) => one.weights), ...(catalogue?.weights ?? [])];
  const points = new Set(faces.flatMap(({ codePoints }) => codePoints));
  const variable = values.axes.length > 0 || catalogue?.variable === true;
  const isSaid = faces.length > 0 || catalogue !== null;
  const italic = faces.some((one) => one.italic) || (catalogue?.italic ?? null);
  return (
    inFacets &&
    (filter.variable === undefined || (isSaid && variable === filter.variable)) &&
    (filter.italic === undefined || italic === filter.italic) &&
    (!filter.weight ||
      (weights.length > 0 &&
        Math.min(...weights) <= filter.weight.least &&
        Math.max(...weights) >= filter.weight.most)) &&
    Array.from(filter.text ?? '').every((letter) => points.has(letter.codePointAt(0) ?? 0))
  );
}

const choice = (slugs: string[]) =>
  fc.record({ include: some(slugs), exclude: some(slugs) }).map(({ include, exclude }) => ({
    include,
    exclude: exclude.filter((slug) => !include.includes(slug)).slice(0, 1),
  }));
const filters: fc.Arbitrary<TypefaceFilter> = fc.record(
  {
    styles: choice(['serif', 'slab', 'display', 'nothing']),
    types: choice(['free', 'custom']),
    licences: choice(['OFL-1.1', 'MIT']),
    scripts: choice(['Latn', 'Cyrl']),
    languages: choice(['aa_Latn', 'bb_Latn', 'cc_Cyrl']),
    axes: choice(['wght', 'opsz']),
    features: choice(['smcp', 'onum']),
    shapes: choice(['single-storey-a']),
    variable: fc.boolean(),
    italic: fc.boolean(),
    weight: fc.constantFrom({ least: 400, most: 400 }, { least: 300, most: 700 }),
    text: fc.constantFrom('a', 'ab', 'aб', ''),
  },
  { requiredKeys: [] },
);

test('answers, counts and what was never read equal what the rows say, over generated filters', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const answer = index.select({ filter, sort: 'newest', page: 1, size: 100 });
      const found = ids.filter((_, n) => matches(families[n] as NewFamily, filter));
      expect([...answer.ids].sort((a, b) => a - b)).toEqual(found);
      expect(answer.total).toBe(found.length);
      for (const facet of typefaceFacets) {
        const { [facet]: own, ...others } = filter;
        const base = anyOf.includes(facet) ? others : filter;
        const left = families.filter((family) => matches(family, base));
        const counts = new Map<string, number>();
        for (const family of left)
          for (const slug of new Set(valuesOf(family)[facet]))
            counts.set(slug, (counts.get(slug) ?? 0) + 1);
        expect(new Map(answer.facets[facet].map(({ slug, count }) => [slug, count]))).toEqual(
          counts,
        );
      }
      const { weight: _, ...anyWeight } = filter;
      const offering = (step: number) =>
        families.filter((family) =>
          matches(family, { ...anyWeight, weight: { least: step, most: step } }),
        ).length;
      expect(answer.weight).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900].map(offering));
      for (const facet of ['scripts', 'languages', 'features', 'shapes'] as const) {
        const { [facet]: own, ...others } = filter;
        const unread = own?.include.length
          ? families.filter(
              (family) => matches(family, others) && !isWhole(family) && !matches(family, filter),
            )
          : [];
        expect({ facet, n: answer.unread[facet] }).toEqual({ facet, n: unread.length });
      }
    }),
    { numRuns: 300 },
  );
});

test('pages follow each other in the order asked for', () => {
  for (const sort of ['alphabetical', 'popular', 'least-used', 'newest'] as const) {
    const all = index.select({ filter: {}, sort, page: 1, size: 100 }).ids;
    const pages = [1, 2, 3, 4].flatMap(
      (page) => index.select({ filter: {}, sort, page, size: 13 }).ids,
    );
    expect(pages).toEqual(all);
    expect(new Set(all).size).toBe(families.length);
  }
});

test('values are found by slug and by name; a broken text opens nothing', () => {
  expect(index.find('styles', 'Serif')?.slug).toBe('serif');
  expect(index.find('features', 'old-style figures')?.slug).toBe('onum');
  expect(index.find('features', 'mark')).toBeNull();
  expect(index.find('languages', 'AA')?.slug).toBe('aa_Latn');
  for (const text of ['', '{', '{"format":0,"families":[],"terms":{}}'])
    expect(openTypefaceIndex(text)).toBeNull();
});
