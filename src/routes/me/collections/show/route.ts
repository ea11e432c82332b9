import { z } from 'zod';
import { collectionSlug } from '#domain/collection/collection-schema.ts';
import { findCollection } from '#domain/collection/collection-store.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { NotFound } from '#domain/errors.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import { Page } from '#routes/me/collections/show/page.tsx';
import { memberOf } from '#routes/me/member.ts';

export const showCollection = defineRoute({
  id: 'me/collections/show',
  url: '/me/collections/:slug',
  access: 'member',
  layout: 'default',
  cache: 'never',
  params: z.object({ slug: collectionSlug }),
  query: z.object({
    edit: z.literal('1').optional().catch(undefined),
    stale: z.literal('1').optional().catch(undefined),
  }),
  async load(context) {
    const { db, catalogue, params, query } = context;
    const collection = await findCollection(db, memberOf(context).id, params.slug);
    if (!collection) {
      throw new NotFound('collection', { href: urls.collections(), label: 'Your collections' });
    }
    const items = await readItems(db, catalogue, collection);
    return {
      collection,
      items,
      isEdited: query.edit === '1',
      isStale: query.stale === '1',
    };
  },
  meta: ({ collection }) => ({
    title: collection.title,
    canonical: urls.collection(collection.slug),
    robots: 'noindex',
  }),
  page: Page,
});
