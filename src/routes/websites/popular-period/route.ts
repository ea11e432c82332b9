import { z } from 'zod';
import { defineRoute } from '#routes/contract.ts';
import { keepPopular, loadPopular, popularMeta } from '#routes/websites/popular-listing.ts';

const params = z.object({ period: z.string().max(20) });

export const route = defineRoute({
  id: 'websites/popular-period',
  access: 'public',
  layout: 'default',
  cache: 'public',
  filters: 'elsewhere',
  params,
  keep: (context) => keepPopular(context),
  load: (context) => loadPopular(context, context.params.period),
  meta: popularMeta,
  page: () => import('#routes/websites/popular-period/page.tsx'),
});
