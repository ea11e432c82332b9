import { nearName, parseNear } from '#domain/color/near-color.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import { mostUsed } from '#domain/filter/most-used.ts';
import { keptFacets, pageSize } from '#domain/limits.ts';
import { paletteFacets } from '#domain/palette/palette-filter.ts';
import type { PaletteIndex, PaletteSelection } from '#domain/palette/palette-index.ts';
import {
  type PaletteQuery,
  paletteQuery,
  parsePaletteQuery,
} from '#domain/palette/palette-query.ts';
import { urls } from '#domain/urls.ts';
import {
  type ChosenPaletteTerm,
  filterOfTag,
  listHref,
  type PaletteListing,
  type PaletteListState,
  type TagPlace,
  withoutTerm,
} from '#routes/colors/palette-listing.ts';
import type { Context } from '#routes/contract.ts';

/** How many terms are tried for a way out of an empty list. */
const termsTried = 12;

/** Reads a list by its query, or by its path where the path is a tag. Throws `NotFound` past the last page. */
export async function loadPalettes(
  context: Context,
  place: TagPlace | null,
): Promise<PaletteListing> {
  const index = await context.catalogue.palettes();
  const { query, dropped } = parsePaletteQuery(context.search, index.find);
  const isAsked = asksMore(query);
  if (place && isAsked) throw new Redirect(joined(query, place), 302);
  const read = () => listingOf(context, { index, query, place });
  const found = isAsked
    ? await read()
    : await context.catalogue.held(`palettes ${place?.tag.slug ?? ''} ${query.page}`, read);
  const locked = found.pages > 1 && isAsked && !context.user?.has_access;
  return { ...found, dropped, locked };
}

/** What a list says to everybody. */
async function listingOf(
  context: Context,
  { index, query, place }: { index: PaletteIndex; query: PaletteQuery; place: TagPlace | null },
): Promise<Omit<PaletteListing, 'dropped' | 'locked'>> {
  const state: PaletteListState = {
    ...query,
    place,
    filter: place ? filterOfTag(place.tag.slug) : query.filter,
  };
  const selection = index.select(wanted(state));
  const { total, ids } = selection;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (query.page > pages) {
    const last = listHref(state, { page: pages });
    throw new NotFound('page', { href: last, label: `Go to the last page, ${pages}` });
  }
  const chosen = place ? [] : chosenTerms(state, index);
  return {
    ...state,
    palettes: await context.catalogue.paletteCards(ids),
    total,
    all: index.total,
    pages,
    chosen,
    facets: topOf(selection),
    wayOut: total === 0 ? wayOutOf(state, chosen, index) : null,
  };
}

/** The canonical query of a list, or null when it must not be kept: any hex, words, more than three facets. */
export async function keepPalettes(
  context: Context,
  place: TagPlace | null,
): Promise<string | null> {
  const index = await context.catalogue.palettes();
  const { query, dropped } = parsePaletteQuery(context.search, index.find);
  if (dropped.length > 0 || query.filter.color || query.filter.term || (place && asksMore(query)))
    return null;
  const facets = chosenTerms({ ...query, place: null }, index).length;
  return facets > keptFacets ? null : paletteQuery(query);
}

/** Whether the query says which palettes or in what order: then further pages are for supporters. */
function asksMore({ filter, sort }: PaletteQuery): boolean {
  return paletteQuery({ filter, sort }) !== '';
}

/** A tag's page with a further filter is the list with both. */
function joined({ filter, sort, page }: PaletteQuery, { tag }: TagPlace): string {
  const include = [...new Set([tag.slug, ...(filter.tags?.include ?? [])])].sort();
  const tags = { include, exclude: filter.tags?.exclude ?? [] };
  return urls.palettes(paletteQuery({ filter: { ...filter, tags }, sort, page }));
}

function wanted(state: PaletteListState) {
  return { filter: state.filter, sort: state.sort, page: state.page, size: pageSize };
}

function topOf({ facets }: PaletteSelection): PaletteListing['facets'] {
  const lists = paletteFacets.map((facet) => [
    facet,
    { values: mostUsed(facets[facet]), count: facets[facet].length },
  ]);
  return Object.fromEntries(lists) as PaletteListing['facets'];
}

/** Everything that a query asks, in canonical order, each with its name. */
function chosenTerms({ filter }: PaletteListState, index: PaletteIndex): ChosenPaletteTerm[] {
  const values = paletteFacets.flatMap((condition) => {
    const { include = [], exclude = [] } = filter[condition] ?? {};
    const term = (slug: string, excluded: boolean): ChosenPaletteTerm => {
      return { condition, slug, name: index.find(condition, slug)?.name ?? slug, excluded };
    };
    return [
      ...include.map((slug) => term(slug, false)),
      ...exclude.map((slug) => term(slug, true)),
    ];
  });
  const colors = (filter.color ?? []).map((slug): ChosenPaletteTerm => {
    const near = parseNear(slug);
    return { condition: 'color', slug, name: near ? nearName(near) : slug, excluded: false };
  });
  const words: ChosenPaletteTerm[] = filter.term
    ? [{ condition: 'term', slug: filter.term, name: `“${filter.term}”`, excluded: false }]
    : [];
  return [...values, ...colors, ...words];
}

/** The one term whose removal gives the most palettes. */
function wayOutOf(
  state: PaletteListState,
  chosen: readonly ChosenPaletteTerm[],
  index: PaletteIndex,
): PaletteListing['wayOut'] {
  let best: PaletteListing['wayOut'] = null;
  for (const term of chosen.slice(0, termsTried)) {
    const { total } = index.select({
      ...wanted(state),
      filter: withoutTerm(state, term),
      page: 1,
    });
    if (total > (best?.total ?? 0)) best = { term, total };
  }
  return best;
}
