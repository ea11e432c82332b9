import type { Choice } from '../filter/choice.ts';
import { compareNames } from '../filter/fold.ts';
import {
  type Bits,
  bitsOf,
  both,
  countBits,
  countBoth,
  either,
  hasBit,
  noBits,
  without,
} from './bits.ts';
import { covers, pointsOf, type Ranges, readRanges } from './code-points.ts';
import {
  everyOf,
  fromBytes,
  type Span,
  spanSteps,
  type TypefaceFacet,
  type TypefaceFilter,
  type TypefaceSort,
  typefaceFacets,
} from './typeface-filter.ts';
import type {
  IndexedFamily,
  TypefaceFacetValue,
  TypefaceIndex,
  TypefaceIndexContents,
  TypefaceSelection,
} from './typeface-index.ts';

interface Term {
  slug: string;
  name: string;
  bits: Bits;
  count: number;
}

interface Opened {
  families: readonly IndexedFamily[];
  all: Bits;
  /** Read whole: of these a no is a no. */
  whole: Bits;
  terms: Record<TypefaceFacet, Term[]>;
  /** What each facet has where nothing else is asked for. */
  values: Record<TypefaceFacet, readonly TypefaceFacetValue[]>;
  orders: Record<TypefaceSort, number[]>;
  /** Those that are so. */
  yes: Record<'variable' | 'italic', Bits>;
  /** Those that offer each of `spanSteps`. */
  steps: Record<'weight' | 'width', Bits[]>;
  pointsAt(n: number): Ranges | null;
}

type Condition = TypefaceFacet | 'variable' | 'italic' | 'weight' | 'width' | 'text';

/** Answers over one index: each condition is a set of families, and a filter is what is in all of them. */
export function typefaceSelector(index: TypefaceIndexContents): TypefaceIndex {
  const opened = open(index);
  return {
    total: opened.families.length,
    values: (facet) => opened.values[facet],
    find(facet, text) {
      const wanted = text.trim().toLowerCase();
      const terms = opened.terms[facet];
      const term =
        terms.find(({ slug }) => slug.toLowerCase() === wanted) ??
        terms.find(({ name }) => name.toLowerCase() === wanted) ??
        // `vi` is `vi_Latn`: a language without its script, in the script that most families set it in.
        terms.find(({ slug }) => facet === 'languages' && slug.split('_')[0] === wanted);
      return term ? valueOf(term) : null;
    },
    select({ filter, sort, page, size }) {
      const sets = conditions(opened, filter);
      const found = meet(opened.all, sets, null);
      const ordered = opened.orders[sort];
      const order = sets.size === 0 ? ordered : ordered.filter((n) => hasBit(found, n));
      const from = (page - 1) * size;
      return {
        ids: order.slice(from, from + size).flatMap((n) => opened.families[n]?.id ?? []),
        total: order.length,
        ...countsOf(opened, sets, filter),
      };
    },
  };
}

function open({ families, terms }: TypefaceIndexContents): Opened {
  const places = families.map((_, n) => n);
  const points = new Map<number, Ranges | null>();
  const where = (matches: (family: IndexedFamily) => boolean) =>
    bitsOf(
      families.length,
      families.flatMap((family, n) => (matches(family) ? n : [])),
    );
  const offering = (axis: 'weight' | 'width') =>
    spanSteps[axis].map((step) =>
      where((family) => holds(family[axis], { least: step, most: step })),
    );
  const sorted = (compare: (a: IndexedFamily, b: IndexedFamily) => number) =>
    places.toSorted((a, b) => {
      const [one, other] = [families[a], families[b]];
      return one && other ? compare(one, other) || b - a : 0;
    });
  const opened = byFacet((facet) =>
    (terms[facet] ?? [])
      .map(({ slug, name, members }) => {
        return { slug, name, bits: bitsOf(families.length, members), count: members.length };
      })
      .sort(byCount),
  );
  return {
    families,
    all: bitsOf(families.length, places),
    whole: bitsOf(
      families.length,
      places.filter((n) => families[n]?.reading === 'whole file'),
    ),
    terms: opened,
    values: byFacet((facet) => opened[facet].filter(({ count }) => count > 0).map(valueOf)),
    orders: {
      alphabetical: sorted(compareNames),
      newest: sorted((a, b) => b.added - a.added || b.id - a.id),
      popular: sorted((a, b) => b.score - a.score || b.uses - a.uses || compareNames(a, b)),
      'least-used': sorted((a, b) => a.uses - b.uses || compareNames(a, b)),
    },
    yes: {
      variable: where(({ variable }) => variable === true),
      italic: where(({ italic }) => italic === true),
    },
    steps: { weight: offering('weight'), width: offering('width') },
    pointsAt(n) {
      const known = points.get(n);
      if (known !== undefined) return known;
      const text = families[n]?.codePoints ?? null;
      const ranges = text === null ? null : readRanges(text);
      points.set(n, ranges);
      return ranges;
    },
  };
}

function byFacet<Of>(valueOfFacet: (facet: TypefaceFacet) => Of): Record<TypefaceFacet, Of> {
  const pairs = typefaceFacets.map((facet) => [facet, valueOfFacet(facet)]);
  return Object.fromEntries(pairs) as Record<TypefaceFacet, Of>;
}

function byCount(a: TypefaceFacetValue, b: TypefaceFacetValue): number {
  return b.count - a.count || (a.name < b.name ? -1 : 1);
}

function valueOf({ slug, name, count }: Term): TypefaceFacetValue {
  return { slug, name, count };
}

/** One set of families for each thing that the filter asks. */
function conditions(opened: Opened, filter: TypefaceFilter): Map<Condition, Bits> {
  const sets = new Map<Condition, Bits>();
  const where = (condition: Condition, matches: (family: IndexedFamily, n: number) => boolean) => {
    const members = opened.families.flatMap((family, n) => (matches(family, n) ? n : []));
    sets.set(condition, bitsOf(opened.families.length, members));
  };
  for (const facet of typefaceFacets) {
    const choice = filter[facet];
    if (choice) sets.set(facet, chosen(opened, facet, choice));
  }
  const { variable, italic, weight, width, text } = filter;
  if (variable !== undefined) where('variable', (family) => family.variable === variable);
  if (italic !== undefined) where('italic', (family) => family.italic === italic);
  if (weight) where('weight', (family) => holds(family.weight, weight));
  if (width) where('width', (family) => holds(family.width, width));
  const points = pointsOf(text ?? '');
  if (points.length > 0) where('text', (_, n) => covers(opened.pointsAt(n) ?? [], points));
  return sets;
}

function holds(offered: readonly [number, number] | null, { least, most }: Span): boolean {
  return offered !== null && offered[0] <= least && most <= offered[1];
}

function chosen(opened: Opened, facet: TypefaceFacet, { include, exclude }: Choice): Bits {
  const none = noBits(opened.families.length);
  const bits = (slug: string) =>
    opened.terms[facet].find((term) => term.slug === slug)?.bits ?? none;
  const { all, whole } = opened;
  const every = everyOf.has(facet);
  const included =
    include.length === 0
      ? all
      : include.map(bits).reduce((sum, one) => (every ? both(sum, one) : either(sum, one)));
  const known = exclude.length > 0 && fromBytes.has(facet) ? both(included, whole) : included;
  return exclude.map(bits).reduce(without, known);
}

function meet(all: Bits, sets: ReadonlyMap<Condition, Bits>, but: Condition | null): Bits {
  let found = all;
  for (const [condition, set] of sets) if (condition !== but) found = both(found, set);
  return found;
}

function countedIn(terms: readonly Term[], base: Bits): TypefaceFacetValue[] {
  return terms
    .map(({ slug, name, bits }) => ({ slug, name, count: countBoth(bits, base) }))
    .filter(({ count }) => count > 0)
    .sort(byCount);
}

function countsOf(
  opened: Opened,
  sets: ReadonlyMap<Condition, Bits>,
  filter: TypefaceFilter,
): Omit<TypefaceSelection, 'ids' | 'total'> {
  const { all, whole } = opened;
  const facets = {} as Record<TypefaceFacet, readonly TypefaceFacetValue[]>;
  for (const facet of typefaceFacets) {
    // Where every chosen value must be there, one more narrows what is found already.
    const base = meet(all, sets, everyOf.has(facet) ? null : facet);
    facets[facet] = base === all ? opened.values[facet] : countedIn(opened.terms[facet], base);
  }
  const more = (condition: 'variable' | 'italic') =>
    countBoth(meet(all, sets, condition), opened.yes[condition]);
  const unread = (
    condition: TypefaceSelection extends { unread: Record<infer K, number> } ? K : never,
  ) => {
    const set = sets.get(condition);
    const asked =
      condition === 'text' ? set !== undefined : (filter[condition]?.include.length ?? 0) > 0;
    if (!set || !asked) return 0;
    return countBits(without(without(meet(all, sets, condition), whole), set));
  };
  const steps = (axis: 'weight' | 'width') => {
    const base = meet(all, sets, axis);
    return opened.steps[axis].map((offer) => countBoth(offer, base));
  };
  return {
    facets,
    variable: more('variable'),
    italic: more('italic'),
    weight: steps('weight'),
    width: steps('width'),
    unread: {
      scripts: unread('scripts'),
      languages: unread('languages'),
      features: unread('features'),
      shapes: unread('shapes'),
      text: unread('text'),
    },
  };
}
