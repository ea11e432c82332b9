import { z } from 'zod';
import { listCovers } from '#domain/collection/collection-cover-store.ts';
import { listCollections } from '#domain/collection/collection-store.ts';
import { favoriteText } from '#domain/favorite/favorite-schema.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import { Page } from '#routes/me/collections/list/page.tsx';
import { memberOf } from '#routes/me/member.ts';

export const collections = defineRoute({
  id: 'me/collections/list',
  url: '/me/collections',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query: z.object({ add: favoriteText.optional().catch(undefined) }),
  async load(context) {
    const { db, catalogue, query } = context;
    const user = memberOf(context).id;
    const [own, covers] = await Promise.all([listCollections(db, user), listCovers(db, user)]);
    const { add } = query;
    const adding = add?.list === 'websites' ? Number(add.id) || 0 : 0;
    const shown = new Set([...covers.values()].flat());
    const cards = await catalogue.cards([...shown, adding].filter((id) => id > 0));
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      collections: own.map((collection) => ({
        ...collection,
        cover: (covers.get(collection.id) ?? []).flatMap((id) => byId.get(id) ?? []),
      })),
      adding: byId.get(adding) ?? null,
    };
  },
  meta: () => ({ title: 'Collections', canonical: urls.collections(), robots: 'noindex' }),
  page: Page,
});
