import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import { Page } from '#routes/home/page.tsx';

export const home = defineRoute({
  id: 'home',
  url: '/',
  access: 'public',
  layout: 'default',
  cache: 'public',
  async load(context) {
    const index = await context.catalogue.websites();
    return { total: index?.total ?? 0 };
  },
  meta: () => ({ title: 'Specimen', canonical: urls.home() }),
  page: Page,
});
