import { once } from '#domain/once.ts';
import { nearTo, parseNear } from '../color/near-color.ts';
import type { Choice } from '../filter/choice.ts';
import { compareNames } from '../filter/fold.ts';
import type { IndexedTerm } from '../filter/kept-index.ts';
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
} from '../typeface/bits.ts';
import { colorsOfSlug, paletteTitle } from './palette.ts';
import {
  type PaletteFacet,
  type PaletteFilter,
  type PaletteSort,
  paletteEveryOf,
  paletteFacets,
} from './palette-filter.ts';
import type {
  IndexedPalette,
  PaletteFacetValue,
  PaletteIndex,
  PaletteIndexContents,
} from './palette-index.ts';
import { nearestOver } from './palette-nearest.ts';
import { paletteSpace } from './palette-space.ts';
import { paletteWords } from './palette-words.ts';

interface Term {
  slug: string;
  name: string;
  bits: Bits;
  count: number;
}

interface Opened {
  ids: number[];
  colors: string[][];
  all: Bits;
  terms: Record<PaletteFacet, Term[]>;
  order(sort: PaletteSort): Uint32Array;
  /** See palette-words.ts. */
  words(): ReturnType<typeof paletteWords>;
}

type Condition = PaletteFacet | 'color' | 'term';

/** Answers over one index: each condition is a set of palettes, and a filter is what is in all of them. */
export function paletteSelector(index: PaletteIndexContents): PaletteIndex {
  const opened = open(index);
  const nearest = once(() => nearestOver(opened.ids, paletteSpace(opened.colors)));
  const ofAll = once(() => countsOf(opened, new Map()));
  return {
    total: opened.ids.length,
    values: (facet) => opened.terms[facet].map(valueOf),
    find(facet, text) {
      const wanted = text.trim().toLowerCase();
      const term =
        opened.terms[facet].find(({ slug }) => slug === wanted) ??
        opened.terms[facet].find(({ name }) => name.toLowerCase() === wanted);
      return term ? valueOf(term) : null;
    },
    select({ filter, sort, page, size }) {
      const sets = conditions(opened, filter);
      const found = meet(opened.all, sets, null);
      return {
        ids: pageOf(opened, opened.order(sort), found, (page - 1) * size, size),
        total: countBits(found),
        facets: sets.size === 0 ? ofAll() : countsOf(opened, sets),
      };
    },
    nearestToColor: (hex, count) => nearest().nearestToColor(hex, count),
    nearestToPalette: (colors, count, except) => nearest().nearestToPalette(colors, count, except),
  };
}

function open({ palettes, terms }: PaletteIndexContents): Opened {
  const size = palettes.length;
  const places = palettes.map((_, n) => n);
  const orders = new Map<PaletteSort, Uint32Array>();
  const lists = paletteFacets.map((facet): [PaletteFacet, Term[]] => [
    facet,
    (terms[facet] ?? [])
      .map(({ slug, name, members }) => {
        return { slug, name, bits: bitsOf(size, members), count: members.length };
      })
      .sort(byCount),
  ]);
  return {
    ids: palettes.map(([id]) => id),
    colors: palettes.map(([, slug]) => colorsOfSlug(slug) ?? []),
    all: bitsOf(size, places),
    terms: Object.fromEntries(lists) as Opened['terms'],
    words: once(() => paletteWords(textsOf(palettes, terms.tags ?? []))),
    order(sort) {
      const known = orders.get(sort) ?? sorted(palettes, sort);
      orders.set(sort, known);
      return known;
    },
  };
}

/** Per palette its name and the names of its tags. */
function textsOf(palettes: readonly IndexedPalette[], tags: readonly IndexedTerm[]): string[][] {
  const texts = palettes.map(([, , name]) => (name === null ? [] : [name]));
  for (const { name, members } of tags) for (const n of members) texts[n]?.push(name);
  return texts;
}

/** Newest last added first; popular most seen, then on most websites; names before palettes that have none. */
function sorted(palettes: readonly IndexedPalette[], sort: PaletteSort): Uint32Array {
  const rows = palettes.map(([id, slug, name, added, score, uses], n) => {
    const title = paletteTitle({ name, colors: name === null ? [slug] : [] });
    return { n, id, slug, name: title, isNamed: name !== null, added, score, uses };
  });
  type Row = (typeof rows)[number];
  const newest = (a: Row, b: Row) => b.added - a.added || b.id - a.id;
  const compare: Record<PaletteSort, (a: Row, b: Row) => number> = {
    newest,
    popular: (a, b) => b.score - a.score || b.uses - a.uses || newest(a, b),
    alphabetical: (a, b) => Number(b.isNamed) - Number(a.isNamed) || compareNames(a, b),
  };
  return Uint32Array.from(rows.sort(compare[sort]), ({ n }) => n);
}

function pageOf(
  { ids }: Opened,
  order: Uint32Array,
  found: Bits,
  from: number,
  size: number,
): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let i = 0; i < order.length && page.length < size; i++) {
    const n = order[i] as number;
    if (hasBit(found, n) && passed++ >= from) page.push(ids[n] as number);
  }
  return page;
}

function byCount(a: PaletteFacetValue, b: PaletteFacetValue): number {
  return b.count - a.count || compareNames(a, b);
}

function valueOf({ slug, name, count }: Term): PaletteFacetValue {
  return { slug, name, count };
}

/** One set of palettes for each thing that the filter asks. */
function conditions(opened: Opened, filter: PaletteFilter): Map<Condition, Bits> {
  const sets = new Map<Condition, Bits>();
  for (const facet of paletteFacets) {
    const choice = filter[facet];
    if (choice) sets.set(facet, chosen(opened, facet, choice));
  }
  const near = (filter.color ?? []).flatMap((text) => {
    const one = parseNear(text);
    return one ? [nearTo(one)] : [];
  });
  if (near.length > 0) {
    const members = opened.ids
      .map((_, n) => n)
      .filter((n) => near.every((isNear) => opened.colors[n]?.some(isNear)));
    sets.set('color', bitsOf(opened.ids.length, members));
  }
  if (filter.term) {
    const isMeant = opened.words()(filter.term);
    const members = opened.ids.map((_, n) => n).filter(isMeant);
    sets.set('term', bitsOf(opened.ids.length, members));
  }
  return sets;
}

function chosen(opened: Opened, facet: PaletteFacet, { include, exclude }: Choice): Bits {
  const none = noBits(opened.ids.length);
  const bits = (slug: string) =>
    opened.terms[facet].find((term) => term.slug === slug)?.bits ?? none;
  const join = paletteEveryOf.has(facet) ? both : either;
  const included = include.length === 0 ? opened.all : include.map(bits).reduce(join);
  return exclude.map(bits).reduce(without, included);
}

function meet(all: Bits, sets: ReadonlyMap<Condition, Bits>, but: Condition | null): Bits {
  let found = all;
  for (const [condition, set] of sets) if (condition !== but) found = both(found, set);
  return found;
}

function countsOf(opened: Opened, sets: ReadonlyMap<Condition, Bits>) {
  const facets = {} as Record<PaletteFacet, PaletteFacetValue[]>;
  for (const facet of paletteFacets) {
    // Where every chosen value must be there, one more narrows what is found already.
    const base = meet(opened.all, sets, paletteEveryOf.has(facet) ? null : facet);
    facets[facet] = opened.terms[facet]
      .map(({ slug, name, bits }) => ({ slug, name, count: countBoth(bits, base) }))
      .filter(({ count }) => count > 0)
      .sort(byCount);
  }
  return facets;
}
