import { NotFound, Redirect } from '#domain/errors.ts';
import { mostUsed } from '#domain/filter/most-used.ts';
import { keptFacets, pageSize } from '#domain/limits.ts';
import { parseTypefaceQuery } from '#domain/typeface/read-query.ts';
import { typefaceFacets } from '#domain/typeface/typeface-filter.ts';
import type { TypefaceIndex, TypefaceSelection } from '#domain/typeface/typeface-index.ts';
import { filterOf, type TypefaceQuery, typefaceQuery } from '#domain/typeface/typeface-query.ts';
import { typefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { Context } from '#routes/contract.ts';
import { chosenTerms } from '#routes/typefaces/chosen-terms.ts';
import { listTitle } from '#routes/typefaces/list-meta.ts';
import {
  type ListState,
  listHref,
  type Place,
  type TypefaceListing,
  withoutTerm,
} from '#routes/typefaces/typeface-listing.ts';

/** How many terms are tried for a way out of an empty list. */
const termsTried = 12;

/** Reads a list by its query, and by its path where the path says a filter. Throws `NotFound` past the last page. */
export async function loadListing(context: Context, place: Place | null): Promise<TypefaceListing> {
  const index = await context.catalogue.typefaces();
  const { query, dropped } = parseTypefaceQuery(context.search, index.find);
  const isAsked = asksMore(query);
  if (place && isAsked) throw new Redirect(joined(query, place), 302);
  const state: ListState = { ...query, place, filter: place?.filter ?? query.filter };
  const selection = index.select(wanted(state));
  const { total, ids } = selection;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (query.page > pages) {
    const last = listHref(state, { page: pages });
    throw new NotFound('page', { href: last, label: `Go to the last page, ${pages}` });
  }
  const cards = await context.catalogue.typefaceCards(ids);
  const chosen = place ? [] : chosenTerms(state, index);
  const hasAccess = context.user?.has_access ?? false;
  return {
    ...state,
    title: listTitle({ ...state, chosen }),
    rows: cards.map((card) => typefaceRow(card, query.text ?? undefined)),
    total,
    all: index.total,
    pages,
    chosen,
    facets: facetsOf(selection),
    variable: selection.variable,
    italic: selection.italic,
    steps: { weight: selection.weight, width: selection.width },
    canSet:
      query.text === null || query.sets
        ? null
        : index.select(wanted({ ...state, sets: true, page: 1 })).total,
    unread: Math.max(...Object.values(selection.unread)),
    dropped,
    wayOut: total === 0 ? wayOutOf(state, chosen, index) : null,
    locked: pages > 1 && isAsked && !hasAccess,
    hasAccess,
  };
}

/** The canonical query of a list, or null when it must not be kept: own text and size, spans, more than three facets. */
export async function keepListing(context: Context, place: Place | null): Promise<string | null> {
  const index = await context.catalogue.typefaces();
  const { query, dropped } = parseTypefaceQuery(context.search, index.find);
  const { filter, text, size, sets } = query;
  const isFree = dropped.length > 0 || text !== null || size !== null || sets;
  if (isFree || filter.weight || filter.width || (place && asksMore(query))) return null;
  return chosenTerms({ ...query, place: null }, index).length > keptFacets
    ? null
    : typefaceQuery(query);
}

/** Whether the query says which families or in what order: then further pages are for supporters. */
function asksMore({ filter, sets, sort }: TypefaceQuery): boolean {
  return typefaceQuery({ filter, sets, sort }) !== '';
}

function joined(query: TypefaceQuery, place: Place): string {
  return urls.typefaces(typefaceQuery({ ...query, filter: { ...place.filter, ...query.filter } }));
}

function wanted(state: ListState) {
  return { filter: filterOf(state), sort: state.sort, page: state.page, size: pageSize };
}

function facetsOf({ facets }: TypefaceSelection): TypefaceListing['facets'] {
  const lists = typefaceFacets.map((facet) => [
    facet,
    { values: mostUsed(facets[facet]), count: facets[facet].length },
  ]);
  return Object.fromEntries(lists);
}

/** The one term whose removal gives the most families. */
function wayOutOf(
  state: ListState,
  chosen: TypefaceListing['chosen'],
  index: TypefaceIndex,
): TypefaceListing['wayOut'] {
  let best: TypefaceListing['wayOut'] = null;
  for (const term of chosen.slice(0, termsTried)) {
    const { total } = index.select(wanted({ ...state, ...withoutTerm(state, term), page: 1 }));
    if (total > (best?.total ?? 0)) best = { term, total };
  }
  return best;
}
