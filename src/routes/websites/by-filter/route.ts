import { z } from 'zod';
import type { Listing } from '#app/cards/listing.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import type { FilterType } from '#domain/filter/filter.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { listMeta } from '#routes/websites/list-meta.ts';
import { keepListing, loadListing } from '#routes/websites/listing.ts';

/** What a filter slug may name, in the order in which it is looked up. */
const lookedUp: readonly FilterType[] = ['colors', 'categories', 'locations'];

const params = z.object({ filter: z.string().min(1).max(200) });

type Params = z.infer<typeof params>;

export const route = defineRoute({
  id: 'websites/by-filter',
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'elsewhere',
  params,
  keep: async (context) => keepListing(context, await findPlace(context)),
  async load(context) {
    const place = await findPlace(context);
    if (!place) return followOldSlug(context);
    if (place.slug !== context.params.filter) {
      const query = context.search.size > 0 ? `?${context.search}` : '';
      throw new Redirect(urls.websitesBy(place.slug) + query, 301);
    }
    return loadListing(context, place);
  },
  meta: listMeta,
  page: () => import('#routes/websites/by-filter/page.tsx'),
});

/** Digits alone would be an id, which has no place in a path. */
async function findPlace({
  params: { filter },
  catalogue,
}: Context<Params>): Promise<Listing['place']> {
  if (/^\d+$/.test(filter)) return null;
  const index = await catalogue.websites();
  for (const type of lookedUp) {
    const value = await index.find(type, filter);
    if (value) return { path: urls.websitesBy(value.slug), type, slug: value.slug };
  }
  return null;
}

/** A category or place that was renamed keeps its old address as a redirect. */
async function followOldSlug({ db, params: { filter }, search }: Context<Params>): Promise<never> {
  const found =
    (await findRenamed(db, 'category', filter)) ?? (await findRenamed(db, 'location', filter));
  if (!found) throw new NotFound('filter');
  throw new Redirect(urls.websitesBy(found.slug) + (search.size > 0 ? `?${search}` : ''), 301);
}
