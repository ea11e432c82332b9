import { NotFound } from '#domain/errors.ts';
import { itemList } from '#domain/structured-data.ts';
import { urls } from '#domain/urls.ts';
import { listSimilar } from '#domain/website/website-similar-store.ts';
import { defineRoute } from '#routes/contract.ts';
import { belowWebsites, namedCards } from '#routes/websites/list-meta.ts';
import { shownReasons } from '#routes/websites/reasons.ts';
import { requireRightSlug, websiteParams } from '#routes/websites/website-params.ts';

export const route = defineRoute({
  id: 'websites/similar',
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'elsewhere',
  params: websiteParams,
  async load(context) {
    const { id } = context.params.website;
    const [website] = await context.catalogue.cards([id]);
    await requireRightSlug(context, website?.slug ?? null, urls.similar);
    if (!website) throw new NotFound('website');
    const found = await listSimilar(context.db, await context.catalogue.websites(), id);
    return {
      website: { id, slug: website.slug, title: website.title, lang: website.lang },
      cards: found.map(({ card }) => card),
      reasons: shownReasons(found),
    };
  },
  meta({ website, cards }) {
    const path = urls.similar(website);
    const title = `Websites similar to ${website.title}`;
    return {
      title,
      description: `${title}, each with what they share: typefaces, categories, colours, makers, place.`,
      canonical: path,
      jsonLd: [
        itemList(namedCards(cards), title, cards.length),
        belowWebsites(
          { name: website.title, path: urls.website(website) },
          { name: 'Similar', path },
        ),
      ],
    };
  },
  page: () => import('#routes/websites/similar/page.tsx'),
});
