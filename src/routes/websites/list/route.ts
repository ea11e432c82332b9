import { defineRoute } from '#routes/contract.ts';
import { listMeta } from '#routes/websites/list-meta.ts';
import { keepListing, loadListing } from '#routes/websites/listing.ts';

export const route = defineRoute({
  id: 'websites/list',
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'here',
  keep: (context) => keepListing(context, null),
  load: (context) => loadListing(context, null),
  meta: listMeta,
  page: () => import('#routes/websites/list/page.tsx'),
});
