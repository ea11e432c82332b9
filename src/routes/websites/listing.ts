import type { ChosenTerm, Listing } from '#app/cards/listing.ts';
import { listHref } from '#app/cards/listing.ts';
import { DocumentOnly } from '#app/document-only.ts';
import { NotFound } from '#domain/errors.ts';
import type { Selection, WebsiteIndex } from '#domain/filter/catalogue-index.ts';
import {
  chosen,
  type Filter,
  facetTypes,
  isEmpty,
  withoutValue,
  withValue,
} from '#domain/filter/filter.ts';
import {
  canonicalQuery,
  parseFilter,
  parsePage,
  parseSeed,
  parseSort,
} from '#domain/filter/filter-query.ts';
import { mostUsed } from '#domain/filter/most-used.ts';
import { keptFacets, pageSize } from '#domain/limits.ts';
import type { Context } from '#routes/contract.ts';

type Place = Listing['place'];

/** Reads a filtered list: by its query, and by its path when the path names a value. */
export async function loadListing(context: Context, place: Place): Promise<Listing> {
  const index = await context.catalogue.websites();
  const asked = await readQuery(context, index, place);
  const { filter, sort, seed, page, dropped } = asked;
  const [selection, all] = await Promise.all([
    index.select({ filter, sort, seed, page, size: pageSize }),
    index.total(),
  ]);
  const { total, ids, facets } = selection;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) {
    const last = listHref({ place, filter, sort, seed }, { page: pages });
    throw new NotFound('page', { href: last, label: `Go to the last page, ${pages}` });
  }
  const terms = await termsOf(filter, index);
  const [cards, wayOut] = await Promise.all([
    context.catalogue.cards(ids),
    total === 0 ? findWayOut(filter, terms, index) : null,
  ]);
  return {
    place,
    filter,
    sort,
    seed,
    cards,
    total,
    all,
    page,
    pages,
    chosen: terms,
    types: typesOf(selection, filter),
    facets: new DocumentOnly(topOf(facets)),
    dropped,
    wayOut,
    locked: pages > 1 && isPaged(asked) && !context.user?.has_access,
  };
}

/** The canonical query of a list, or null when it must not be kept: free text, seeds, more than three facets. */
export async function keepListing(context: Context, place: Place): Promise<string | null> {
  const index = await context.catalogue.websites();
  const { filter, sort, seed, page, dropped, own } = await readQuery(context, index, place);
  const isFinite = dropped.length === 0 && !filter.color && !(sort === 'random' && seed !== 1);
  if (!isFinite || chosen(filter).length > keptFacets) return null;
  return canonicalQuery({ filter: own, sort, page });
}

/** `own` is what the query itself chooses, beside the path's value. */
async function readQuery(context: Context, index: WebsiteIndex, place: Place) {
  const { search } = context;
  const parsed = await parseFilter(search, (type, text) => index.find(type, text));
  const own = place ? {} : parsed.filter;
  return {
    own,
    filter: place ? withValue({}, place.type, place.slug) : own,
    dropped: place ? [] : parsed.dropped,
    sort: parseSort(search),
    seed: parseSeed(search),
    page: parsePage(search),
  };
}

/** Whether the query says more than the page: then pages beyond the first are for supporters. */
function isPaged({ own, sort, seed }: { own: Filter; sort: Listing['sort']; seed: number }) {
  return canonicalQuery({ filter: own, sort, seed }) !== '';
}

async function termsOf(filter: Filter, index: WebsiteIndex): Promise<ChosenTerm[]> {
  return Promise.all(
    chosen(filter).map(async (one) => {
      const value = await index.find(one.type, one.slug);
      return { ...one, name: value?.name ?? one.slug };
    }),
  );
}

function typesOf({ facets }: Selection, filter: Filter): Listing['types'] {
  return facetTypes
    .map((type) => ({ type, values: facets[type].length }))
    .filter(({ type, values }) => values > 0 || filter[type]);
}

function topOf(facets: Selection['facets']): Selection['facets'] {
  const top = Object.entries(facets).map(([type, values]) => [type, mostUsed(values)]);
  return Object.fromEntries(top);
}

/** The one value whose removal gives the most websites. */
async function findWayOut(
  filter: Filter,
  terms: readonly ChosenTerm[],
  index: WebsiteIndex,
): Promise<Listing['wayOut']> {
  if (isEmpty(filter)) return null;
  let best: Listing['wayOut'] = null;
  for (const term of terms.slice(0, 12)) {
    const wanted = withoutValue(filter, term.type, term.slug);
    const { total } = await index.select({
      filter: wanted,
      sort: 'newest',
      seed: 1,
      page: 1,
      size: 1,
    });
    if (total > (best?.total ?? 0)) best = { term, total };
  }
  return best;
}
