import { familyHex, familyName, isColorFamily } from '#domain/color/color.ts';
import { NotFound } from '#domain/errors.ts';
import { parsePage } from '#domain/filter/filter-query.ts';
import { pageSize, searchGroupSize, searchTermCharacters } from '#domain/limits.ts';
import { type PaletteCard, paletteTitle } from '#domain/palette/palette.ts';
import { paletteQuery } from '#domain/palette/palette-query.ts';
import { type Found, runSearch } from '#domain/search/run-search.ts';
import { type GroupKind, groupKinds, type SearchLabel } from '#domain/search/search.ts';
import { readTerm } from '#domain/search/search-term.ts';
import { cleanTerm } from '#domain/search/words.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import type { SearchProps, Way, WayGroup } from '#routes/search/search-props.ts';

export const route = defineRoute<unknown, unknown, SearchProps>({
  id: 'search',
  access: 'public',
  layout: 'default',
  cache: 'public',
  // Terms have no end: only the page without one is kept.
  keep: async (context) => (termOf(context) ? null : ''),
  load,
  meta: ({ term, page }) => ({
    title: term ? `Search: ${term}${page > 1 ? `, page ${page}` : ''}` : 'Search',
    description:
      'Find websites by title, domain, maker, category or typeface; typefaces, palettes and colours by name.',
    canonical: urls.search(),
    robots: 'noindex',
  }),
  page: () => import('#routes/search/page.tsx'),
});

const nothing = {
  isPreparing: false,
  cards: [],
  total: 0,
  page: 1,
  pages: 1,
  locked: false,
  groups: [],
};

async function load(context: Context): Promise<SearchProps> {
  const { catalogue, db, user } = context;
  const term = termOf(context);
  if (!term) return { ...nothing, term, offers: await popular(context) };
  const index = await catalogue.search();
  if (!index) return { ...nothing, term, isPreparing: true, offers: await popular(context) };
  const page = parsePage(context.search);
  const found = await runSearch({ catalogue, db, index }, term, page, pageSize);
  const { ids, total } = found;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) {
    const last = `${urls.search(term)}&page=${pages}`;
    throw new NotFound('page', { href: last, label: `Go to the last page, ${pages}` });
  }
  const cards = await catalogue.paletteCards(found.palettes);
  const groups = groupsOf(found, cards, await waysToFamily(context, found));
  const near = total === 0 ? index.near(readTerm(term).words) : [];
  return {
    term,
    isPreparing: false,
    cards: await catalogue.cards(ids),
    total,
    page,
    pages,
    locked: pages > 1 && !user?.has_access,
    groups,
    offers:
      near.length > 0 ? offer(near, true) : total > 0 ? offer([], false) : await popular(context),
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
  return { isNear, ways: labels.map((label) => wayTo('categories', label)) };
}

/** A colour first, since it was asked for by its name; then by kind, palettes behind typefaces. */
function groupsOf(
  { color, groups, paletteTotal, paletteFilter }: Found,
  palettes: readonly PaletteCard[],
  family: readonly Way[],
): WayGroup[] {
  const [typefaces, ...others] = groupKinds.map((kind) => ({
    kind,
    ways: groups[kind].map((label) => wayTo(kind, label)),
  }));
  const all: (WayGroup | undefined)[] = [
    { kind: 'colors', ways: color === null ? [] : [wayToColor(color), ...family] },
    typefaces,
    {
      kind: 'palettes',
      ways: palettes.map(wayToPalette),
      ...(paletteTotal > palettes.length
        ? {
            all: {
              href: urls.palettes(paletteQuery({ filter: paletteFilter, sort: 'popular' })),
              count: paletteTotal,
            },
          }
        : {}),
    },
    ...others,
  ];
  return all.filter((group) => group !== undefined && group.ways.length > 0) as WayGroup[];
}

/** Where a family is meant by its name alone: all palettes that have a colour of it, whatever they are called. */
async function waysToFamily({ catalogue }: Context, found: Found): Promise<Way[]> {
  const { color, paletteFilter } = found;
  if (color === null || !isColorFamily(color) || paletteFilter.colors) return [];
  const filter = { colors: { include: [color], exclude: [] } };
  const palettes = await catalogue.palettes();
  const { total } = palettes.select({ filter, sort: 'popular', page: 1, size: 1 });
  const name = `Palettes with ${familyName(color).toLowerCase()}`;
  const href = urls.palettes(paletteQuery({ filter, sort: 'popular' }));
  return total > 0 ? [{ name, href, count: total }] : [];
}

function wayToColor(color: string): Way {
  const isFamily = isColorFamily(color);
  return {
    name: isFamily ? familyName(color) : color,
    href: urls.color(color),
    count: null,
    colors: [isFamily ? familyHex[color] : color],
  };
}

function wayToPalette(palette: PaletteCard): Way {
  return {
    name: paletteTitle(palette),
    href: urls.palette(palette.slug),
    count: null,
    colors: palette.colors,
  };
}

function wayTo(kind: GroupKind, { slug, name, count }: SearchLabel): Way {
  switch (kind) {
    case 'profiles':
      // Who only drew typefaces has no website to count.
      return { name, count: count || null, href: urls.profile(slug) };
    case 'typefaces':
      return { name, count, href: urls.typeface(slug) };
    case 'tags':
      return { name, count, href: urls.palettesBy(slug) };
    default:
      return { name, count, href: urls.websitesBy(slug) };
  }
}
