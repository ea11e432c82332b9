import { z } from 'zod';
import { NotFound } from '#domain/errors.ts';
import { pageOfFavorites } from '#domain/favorite/favorite-store.ts';
import { pageSize } from '#domain/limits.ts';
import { defineRoute } from '#routes/contract.ts';
import { favoritesPath } from '#routes/me/favorites/favorites-path.ts';
import { Page } from '#routes/me/favorites/page.tsx';
import { memberOf } from '#routes/me/member.ts';

export const favorites = defineRoute({
  id: 'me/favorites',
  url: '/me/favorites',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query: z.object({ page: z.coerce.number().int().positive().max(10_000).catch(1) }),
  async load(context) {
    const { db, catalogue, query } = context;
    const { page } = query;
    const { ids, total, fonts } = await pageOfFavorites(db, memberOf(context).id, {
      page,
      size: pageSize,
    });
    const pages = Math.max(1, Math.ceil(total / pageSize));
    if (page > pages) {
      throw new NotFound('page', {
        href: favoritesPath(pages),
        label: `Go to the last page, ${pages}`,
      });
    }
    return {
      cards: await catalogue.cards(ids),
      fonts,
      total,
      page,
      pages,
      kept: [...ids.map((id) => `websites/${id}`), ...fonts.map(({ id }) => `fonts/${id}`)],
    };
  },
  meta: ({ page }) => ({
    title: 'Favourites',
    canonical: favoritesPath(page),
    robots: 'noindex',
  }),
  page: Page,
});
