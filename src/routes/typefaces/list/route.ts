import { defineRoute } from '#routes/contract.ts';
import { listMeta } from '#routes/typefaces/list-meta.ts';
import { keepListing, loadListing } from '#routes/typefaces/load-listing.ts';

export const route = defineRoute({
  id: 'typefaces/list',
  access: 'public',
  layout: 'default',
  cache: 'public',
  keep: (context) => keepListing(context, null),
  load: (context) => loadListing(context, null),
  meta: listMeta,
  page: () => import('#routes/typefaces/list/page.tsx'),
});
