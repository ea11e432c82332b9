import { rollingPeriods } from '#domain/website/website-popularity.ts';
import { defineRoute } from '#routes/contract.ts';
import { keepPopular, loadPopular, popularMeta } from '#routes/websites/popular-listing.ts';

export const route = defineRoute({
  id: 'websites/popular',
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'elsewhere',
  keep: keepPopular,
  load: (context) => loadPopular(context, rollingPeriods[0]),
  meta: popularMeta,
  page: () => import('#routes/websites/popular/page.tsx'),
});
