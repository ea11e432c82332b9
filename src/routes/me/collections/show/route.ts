import { z } from 'zod';
import { collectionSlug, itemId } from '#domain/collection/collection-schema.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import {
  add,
  edit,
  note,
  ownCollection,
  remove,
  restore,
} from '#routes/me/collections/show/changes.ts';
import { Page, type Props } from '#routes/me/collections/show/page.tsx';

const params = z.object({ slug: collectionSlug });
/** What is open on the page: without script each is a link or a form of its own. */
const query = z.object({
  edit: z.literal('1').optional().catch(undefined),
  note: itemId.optional().catch(undefined),
  removed: itemId.optional().catch(undefined),
});

export const showCollection = defineRoute<z.infer<typeof params>, z.infer<typeof query>, Props>({
  id: 'me/collections/show',
  url: '/me/collections/:slug',
  access: 'member',
  layout: 'default',
  cache: 'never',
  params,
  query,
  async load(context) {
    const { db, catalogue, query } = context;
    const collection = await ownCollection(context);
    return {
      collection,
      items: await readItems(db, catalogue, collection),
      isEdited: query.edit === '1',
      draft: null,
      note: query.note ? { item: query.note, sent: null } : null,
      removed: query.removed ?? null,
      problem: null,
    };
  },
  meta: ({ collection }) => ({
    title: collection.title,
    canonical: urls.collection(collection.slug),
    robots: 'noindex',
  }),
  page: Page,
  actions: { add, edit, note, remove, restore },
});
