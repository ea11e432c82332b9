import { parseNear } from '#domain/color/near-color.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import { parsePage } from '#domain/filter/filter-query.ts';
import { pageSize, searchGroupSize, searchTermCharacters } from '#domain/limits.ts';
import { findPaletteCards } from '#domain/palette/palette-store.ts';
import { type GroupKind, groupKinds, type SearchLabel } from '#domain/search/search.ts';
import { cleanTerm, wordsOf } from '#domain/search/words.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { Page } from '#routes/search/page.tsx';
import type { SearchProps, Way } from '#routes/search/search-props.ts';

export const search = defineRoute<unknown, unknown, SearchProps>({
  id: 'search',
  url: urls.search(),
  access: 'public',
  layout: 'default',
  cache: 'public',
  // Terms have no end: only the page without one is kept.
  keep: async (context) => (termOf(context) ? null : ''),
  load,
  meta: ({ term, page }) => ({
    title: term ? `Search: ${term}${page > 1 ? `, page ${page}` : ''}` : 'Search',
    description:
      'Find websites by title, domain, maker, category or typeface, and palettes by name or tag.',
    canonical: urls.search(),
    robots: 'noindex',
  }),
  page: Page,
});

const nothing = {
  isPreparing: false,
  cards: [],
  total: 0,
  page: 1,
  pages: 1,
  locked: false,
  groups: [],
  palettes: [],
  allPalettes: 0,
};
const palettesShown = 8;

async function load(context: Context): Promise<SearchProps> {
  const { catalogue, user } = context;
  const term = termOf(context);
  if (!term) return { ...nothing, term, offers: await popular(context) };
  const near = term.startsWith('#') ? parseNear(term) : null;
  if (near) throw new Redirect(urls.color(near.hex), 302);
  const index = await catalogue.search();
  if (!index) return { ...nothing, term, isPreparing: true, offers: await popular(context) };
  const page = parsePage(context.search);
  const { ids, total, groups } = index.search(term, page, pageSize);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) {
    const last = `${urls.search(term)}&page=${pages}`;
    throw new NotFound('page', { href: last, label: `Go to the last page, ${pages}` });
  }
  const named = page === 1 ? (await catalogue.palettes()).named(term, palettesShown) : null;
  const found = groupKinds
    .map((kind) => ({ kind, ways: groups[kind].map((label) => wayTo(kind, label, term)) }))
    .filter(({ ways }) => ways.length > 0);
  const offered = total === 0 ? index.near(term) : [];
  return {
    term,
    isPreparing: false,
    cards: await catalogue.cards(ids),
    total,
    page,
    pages,
    locked: pages > 1 && !user?.has_access,
    groups: found,
    palettes: await findPaletteCards(context.db, named?.ids ?? []),
    allPalettes: named?.total ?? 0,
    offers:
      offered.length > 0
        ? offer(offered, true)
        : total > 0
          ? offer([], false)
          : await popular(context),
  };
}

function termOf({ search }: Context): string {
  return cleanTerm(search.get('term') ?? '', searchTermCharacters);
}

async function popular({ catalogue }: Context): Promise<SearchProps['offers']> {
  const values = await (await catalogue.websites()).values('categories');
  return offer(values.slice(0, searchGroupSize), false);
}

function offer(labels: readonly SearchLabel[], isNear: boolean): SearchProps['offers'] {
  return { isNear, ways: labels.map((label) => wayTo('categories', label, '')) };
}

/** Makers have no page of their own: their websites are found by their name. */
function wayTo(kind: GroupKind, { slug, name, count }: SearchLabel, term: string): Way {
  const isHere = wordsOf(name).join() === wordsOf(term).join();
  const href = kind === 'profiles' ? urls.search(name) : urls.websitesBy(slug);
  return { name, count, href: kind === 'profiles' && isHere ? null : href };
}
