import { z } from 'zod';
import { NotFound, Redirect } from '#domain/errors.ts';
import { filterOfPage, fontsTitle, parseFontsPage } from '#domain/typeface/fonts-path.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { leadOf } from '#routes/typefaces/by-filter/lead.ts';
import { listMeta } from '#routes/typefaces/list-meta.ts';
import { keepListing, loadListing } from '#routes/typefaces/load-listing.ts';
import type { Place } from '#routes/typefaces/typeface-listing.ts';

const params = z.object({ fonts: z.string().max(200) });

type Params = z.infer<typeof params>;

export const route = defineRoute({
  id: 'typefaces/by-filter',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  keep: async (context) => {
    const place = placeOf(context.params);
    return place && isRight(context, place) ? keepListing(context, place) : null;
  },
  async load(context: Context<Params>) {
    const place = placeOf(context.params);
    const page = parseFontsPage(context.params.fonts);
    if (!place || !page) throw new NotFound('fonts');
    if (!isRight(context, place)) {
      throw new Redirect(place.path + (context.search.size > 0 ? `?${context.search}` : ''), 301);
    }
    return { ...(await loadListing(context, place)), lead: leadOf(page) };
  },
  meta: listMeta,
  page: () => import('#routes/typefaces/by-filter/page.tsx'),
});

function placeOf({ fonts }: Params): Place | null {
  const page = parseFontsPage(fonts);
  return (
    page && {
      path: urls.typefacesBy(page.slug),
      title: fontsTitle(page),
      filter: filterOfPage(page),
    }
  );
}

/** Each page has one spelling; the others lead to it. */
function isRight({ params: { fonts } }: Context<Params>, { path }: Place): boolean {
  return urls.typefacesBy(fonts) === path;
}
