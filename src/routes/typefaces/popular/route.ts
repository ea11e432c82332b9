import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import { listMeta } from '#routes/typefaces/list-meta.ts';
import { keepListing, loadListing } from '#routes/typefaces/load-listing.ts';
import type { Place } from '#routes/typefaces/typeface-listing.ts';

const place: Place = {
  path: urls.popularTypefaces(),
  title: 'Popular typefaces',
  filter: {},
  isRanking: true,
};

export const route = defineRoute({
  id: 'typefaces/popular',
  access: 'public',
  layout: 'default',
  cache: 'public',
  keep: (context) => keepListing(context, place),
  load: (context) => loadListing(context, place),
  meta: listMeta,
  page: () => import('#routes/typefaces/popular/page.tsx'),
});
