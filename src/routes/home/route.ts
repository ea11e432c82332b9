import { popularCategories } from '#domain/category/category-store.ts';
import { compareNames } from '#domain/filter/fold.ts';
import { urls } from '#domain/urls.ts';
import { parsePeriod } from '#domain/website/website-popularity.ts';
import { listPopular } from '#domain/website/website-popularity-store.ts';
import { pickIds } from '#domain/website/website-store.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { Page } from '#routes/home/page.tsx';

const newestShown = 8;
const popularShown = 10;

export const home = defineRoute({
  id: 'home',
  url: urls.home(),
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'elsewhere',
  async load(context) {
    const index = await context.catalogue.websites();
    const [total, picks, newest, popular, values] = await Promise.all([
      index.total(),
      pickIds(context.db, context.now, 1),
      index.select({ filter: {}, sort: 'newest', seed: 1, page: 1, size: newestShown }),
      popularIds(context),
      index.values('categories'),
    ]);
    const all = await context.catalogue.cards([...newest.ids, ...popular, ...picks]);
    const cards = new Map(all.map((card) => [card.id, card]));
    const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? []);
    const categories = values.map(({ slug, name, count }) => ({ slug, name, count }));
    return {
      total,
      day: context.now,
      pick: cardsOf([...picks, ...newest.ids])[0] ?? null,
      newest: cardsOf(newest.ids),
      popular: cardsOf(popular),
      popularCategories: popularCategories(categories),
      categories: [...categories].sort(compareNames),
    };
  },
  meta: ({ total }) => ({
    title: 'Specimen: websites, their typefaces, colours and makers',
    description: `${total} websites as verified facts, joined in one graph: linked to the faces they are set in, the colours they use and the people who made them.`,
    canonical: urls.home(),
    jsonLd: [webSite],
  }),
  page: Page,
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

async function popularIds({ db, now }: Context): Promise<number[]> {
  const week = parsePeriod('week', now);
  if (!week) return [];
  const { ranked } = await listPopular(db, week, 1, popularShown);
  return ranked.map(({ id }) => id);
}
