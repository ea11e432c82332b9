import { NotFound } from '#domain/errors.ts';
import { urls } from '#domain/urls.ts';
import { listSimilar } from '#domain/website/website-similar-store.ts';
import { findNeighbours, findWebsite } from '#domain/website/website-store.ts';
import { defineRoute } from '#routes/contract.ts';
import { belowWebsites } from '#routes/websites/list-meta.ts';
import { shownReasons } from '#routes/websites/reasons.ts';
import { creativeWork } from '#routes/websites/show/creative-work.ts';
import { requireRightSlug, websiteParams } from '#routes/websites/website-params.ts';

const similarOnPage = 8;

export const route = defineRoute({
  id: 'websites/show',
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'elsewhere',
  params: websiteParams,
  async load(context) {
    const { id } = context.params.website;
    const website = await findWebsite(context.db, id);
    await requireRightSlug(context, website?.slug ?? null, urls.website);
    if (!website) throw new NotFound('website');
    const [neighbours, similar] = await Promise.all([
      findNeighbours(context.db, website),
      listSimilar(context.db, await context.catalogue.websites(), id, similarOnPage),
    ]);
    return {
      website,
      neighbours,
      similar: similar.map(({ card }) => card),
      reasons: shownReasons(similar),
    };
  },
  meta({ website }) {
    const path = urls.website(website);
    return {
      title: `${website.title}: typefaces, colours and makers`,
      description: website.description ?? `${website.title} (${website.host}) in Specimen.`,
      canonical: path,
      about: { kind: 'website', id: website.id },
      jsonLd: [creativeWork(website), belowWebsites({ name: website.title, path })],
    };
  },
  page: () => import('#routes/websites/show/page.tsx'),
});
