import { converter, differenceEuclidean, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { familyOf } from '#domain/color/color-family.ts';
import {
  type PaletteFacet,
  type PaletteFilter,
  paletteFacets,
  paletteSorts,
} from '#domain/palette/palette-filter.ts';
import {
  encodePaletteIndex,
  type IndexedPalette,
  openPaletteIndex,
} from '#domain/palette/palette-index.ts';
import { PaletteTerms, tagsByRule } from '#domain/palette/palette-terms.ts';

interface Made {
  id: number;
  colors: string[];
  name: string | null;
  added: number;
  score: number;
  uses: number;
  tags: string[];
}

const oklch = converter('oklch');
const hex = fc
  .tuple(fc.constantFrom(0, 51, 128, 204, 255), fc.nat(255), fc.constantFrom(0, 90, 255))
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const made: Made[] = fc
  .sample(
    fc.record({
      colors: fc.uniqueArray(hex, { minLength: 1, maxLength: 6 }),
      name: fc.option(fc.constantFrom('Alpha', 'beta', 'Gamma')),
      added: fc.constantFrom(1, 2, 3),
      score: fc.constantFrom(0, 0, 1.5),
      uses: fc.constantFrom(0, 1, 2),
      tags: fc.subarray(['brand', 'retro', 'warm']),
    }),
    { numRuns: 150, seed: 6 },
  )
  .map((one, i) => ({ ...one, id: (i + 1) * 3 }));

const terms = new PaletteTerms();
const palettes = made.map((one, n): IndexedPalette => {
  const tags = one.tags.map((slug) => ({ slug, name: slug }));
  terms.add(n, one.colors, tags);
  const slug = one.colors.map((color) => color.slice(1)).join('-');
  return [one.id, slug, one.name, one.added, one.score, one.uses];
});
const opened = openPaletteIndex(encodePaletteIndex({ palettes, terms: terms.all() }));
if (!opened) throw new Error('the index does not open');
const index = opened;

/** WCAG ratios of all pairs, by an independent library. */
function ratiosOf({ colors }: Made): number[] {
  const pairs = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => wcagContrast(a, b)));
  return pairs.sort((a, b) => b - a);
}

/** By mean lightness in OKLCH, of an independent library. */
function modeOf({ colors }: Made): string {
  const sum = colors.reduce((all, color) => all + (oklch(color)?.l ?? 0), 0);
  return sum / colors.length < 0.6 ? 'dark' : 'light';
}

const known = new Map<Made, Record<PaletteFacet, string[]>>();

function valuesOf(one: Made): Record<PaletteFacet, string[]> {
  const values = known.get(one) ?? workedOut(one);
  known.set(one, values);
  return values;
}

function workedOut(one: Made): Record<PaletteFacet, string[]> {
  const [first = 1, , third = 1] = ratiosOf(one);
  return {
    tags: [...one.tags, ...tagsByRule(one.colors).map(({ slug }) => slug)],
    colors: one.colors.map(familyOf),
    count: [String(one.colors.length)],
    mode: [modeOf(one)],
    pairs: [
      ...(first >= 3 ? ['large'] : []),
      ...(first >= 4.5 ? ['text'] : []),
      ...(third >= 4.5 ? ['three-texts'] : []),
      ...(first >= 7 ? ['text-aaa'] : []),
    ],
  };
}

const apart = differenceEuclidean('oklab');
const everyOf = ['tags', 'colors', 'pairs'];

function passes(one: Made, filter: PaletteFilter): boolean {
  const values = valuesOf(one);
  const inFacets = paletteFacets.every((facet) => {
    const { include = [], exclude = [] } = filter[facet] ?? {};
    const has = (slug: string) => values[facet].includes(slug);
    const isIn = everyOf.includes(facet)
      ? include.every(has)
      : include.length === 0 || include.some(has);
    return isIn && !exclude.some(has);
  });
  const hasColors = (filter.color ?? []).every((slug) => {
    const [digits, within = '6'] = slug.split('~');
    return one.colors.some((color) => apart(`#${digits}`, color) * 100 <= Number(within));
  });
  return inFacets && hasColors;
}

const choice = (slugs: string[]) =>
  fc
    .record({
      include: fc.subarray(slugs, { maxLength: 2 }),
      exclude: fc.subarray(slugs, { maxLength: 1 }),
    })
    .map(({ include, exclude }) => ({
      include,
      exclude: exclude.filter((slug) => !include.includes(slug)),
    }));
const filters: fc.Arbitrary<PaletteFilter> = fc.record(
  {
    tags: choice(['warm', 'brand', 'vivid', 'no-such-tag']),
    colors: choice(['red', 'blue', 'yellow']),
    count: choice(['2', '3', '6']),
    mode: choice(['light', 'dark']),
    pairs: choice(['large', 'text', 'text-aaa', 'three-texts']),
    color: fc.subarray(['ff5a00', '0000ff~20', '33cc5a~30', '808080~12'], { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

test('select equals a recomputation: which, how many, in what order, and every count', () => {
  let found = 0;
  fc.assert(
    fc.property(
      filters,
      fc.constantFrom(...paletteSorts),
      fc.integer({ min: 1, max: 3 }),
      (filter, sort, page) => {
        const matching = made.filter((one) => passes(one, filter));
        const newest = (a: Made, b: Made) => b.added - a.added || b.id - a.id;
        if (sort === 'newest') matching.sort(newest);
        if (sort === 'popular')
          matching.sort((a, b) => b.score - a.score || b.uses - a.uses || newest(a, b));
        const selection = index.select({ filter, sort, page, size: 7 });
        expect(selection.total).toBe(matching.length);
        if (sort !== 'alphabetical')
          expect(selection.ids).toEqual(
            matching.slice((page - 1) * 7, page * 7).map(({ id }) => id),
          );
        found += matching.length > 0 ? 1 : 0;
        for (const facet of paletteFacets) {
          const { [facet]: _own, ...others } = filter;
          const base = made.filter((one) => passes(one, everyOf.includes(facet) ? filter : others));
          const counts: Record<string, number> = {};
          for (const one of base)
            for (const slug of new Set(valuesOf(one)[facet]))
              counts[slug] = (counts[slug] ?? 0) + 1;
          const told = selection.facets[facet].map(({ slug, count }) => [slug, count]);
          expect(Object.fromEntries(told)).toEqual(counts);
        }
      },
    ),
    { numRuns: 300, seed: 1606 },
  );
  expect(found).toBeGreaterThan(100);
});

test('names come before palettes without one, folded', () => {
  const { ids } = index.select({ filter: {}, sort: 'alphabetical', page: 1, size: made.length });
  const names = ids.map((id) => made.find((one) => one.id === id)?.name ?? null);
  const named = names.filter((name) => name !== null);
  expect(names.slice(0, named.length)).toEqual(named);
  expect(named).toEqual([...named].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
});

test('a text that is not whole, or of another format, opens nothing', () => {
  const text = encodePaletteIndex({ palettes, terms: terms.all() });
  for (const broken of ['', '{}', text.slice(0, -9), text.replace('"format":1', '"format":0')])
    expect(openPaletteIndex(broken)).toBeNull();
});
