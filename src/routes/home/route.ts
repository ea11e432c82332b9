import { readFront } from '#domain/catalogue/front-store.ts';
import { popularCategories } from '#domain/category/category-store.ts';
import { compareNames } from '#domain/filter/fold.ts';
import { palettesShown } from '#domain/limits.ts';
import type { PaletteIndex } from '#domain/palette/palette-index.ts';
import type { TypefaceIndex } from '#domain/typeface/typeface-index.ts';
import { typefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';

const newestShown = 8;
const popularShown = 6;
/** Fewer are no ranking: the newest stand below them. */
const popularLeast = 4;
/** One of each, so that five names look like five. */
const shownStyles = ['sans-serif', 'serif', 'display', 'monospace', 'slab', 'handwritten'];
const typefacesShown = 5;
/** So many colours make a strip worth looking at. */
const shownSizes = ['4', '5', '6'];

export const route = defineRoute({
  id: 'home',
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'elsewhere',
  load,
  meta: ({ totals: { websites, typefaces, palettes } }) => ({
    title: 'Specimen: websites, typefaces and colour palettes',
    description: `${websites} websites, ${typefaces} typefaces and ${palettes} palettes as verified facts, joined in one graph: every website is linked to the faces it is set in, the colours it uses and the people who made it.`,
    canonical: urls.home(),
    jsonLd: [webSite],
  }),
  page: () => import('#routes/home/page.tsx'),
});

const webSite = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': '/#website',
  url: '/',
  name: 'Specimen',
  potentialAction: {
    '@type': 'SearchAction',
    target: '/search?term={term}',
    'query-input': 'required name=term',
  },
};

async function load({ catalogue, db, now }: Context) {
  const [index, faces, palettes] = await Promise.all([
    catalogue.websites(),
    catalogue.typefaces(),
    catalogue.palettes(),
  ]);
  const [total, newest, values] = await Promise.all([
    index.total(),
    index.select({ ...first, sort: 'newest', seed: 1, size: newestShown + popularShown }),
    index.values('categories'),
  ]);
  const front = await readFront(
    db,
    {
      typefaces: typefacesOf(faces),
      palettes: palettesOf(palettes),
      popular: popularShown,
    },
    now,
  );
  const shown = newest.ids.slice(0, newestShown);
  const more = newest.ids.slice(newestShown).filter((id) => !front.popular.includes(id));
  const uncounted = front.popular.length < popularLeast ? more : [];
  const all = await catalogue.cards([
    ...new Set([...(front.pick ? [front.pick] : []), ...newest.ids, ...front.popular]),
  ]);
  const cards = new Map(all.map((card) => [card.id, card]));
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? []);
  const categories = values.map(({ slug, name, count }) => ({ slug, name, count }));
  return {
    totals: { websites: total, typefaces: faces.total, palettes: palettes.total },
    day: now,
    // A website that was taken back a moment ago is nobody's pick.
    pick: all[0] ?? null,
    newest: cardsOf(shown),
    popular: cardsOf(front.popular),
    uncounted: cardsOf(uncounted.slice(0, popularShown - front.popular.length)),
    typefaces: front.typefaces.map((card) => typefaceRow(card, card.name)),
    palettes: front.palettes,
    popularCategories: popularCategories(categories),
    categories: [...categories].sort(compareNames),
  };
}

const first = { filter: {}, page: 1 };

/** The most popular of each style among those whose files are here, then the rest, the most popular first. */
function typefacesOf(index: TypefaceIndex): number[] {
  const wanted = { sort: 'popular', page: 1, size: typefacesShown } as const;
  const here = { text: 'Aa' };
  const byStyle = shownStyles.flatMap((style) => {
    const filter = { ...here, styles: { include: [style], exclude: [] } };
    return index.select({ ...wanted, filter }).ids.slice(0, 1);
  });
  const rest = index.select({ ...wanted, filter: here }).ids;
  return [...new Set([...byStyle, ...rest])].slice(0, typefacesShown);
}

function palettesOf(index: PaletteIndex): number[] {
  const wanted = { sort: 'popular', page: 1, size: palettesShown.home } as const;
  const wide = { count: { include: shownSizes, exclude: [] } };
  const { ids } = index.select({ ...wanted, filter: wide });
  return ids.length > 0 ? ids : index.select({ ...wanted, filter: {} }).ids;
}
