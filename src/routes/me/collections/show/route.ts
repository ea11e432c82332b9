import { z } from 'zod';
import { collectionSlug, itemId } from '#domain/collection/collection-schema.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { importBodyBytes } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import { add, edit, note, ownCollection } from '#routes/me/collections/show/changes.ts';
import { Page, type Props } from '#routes/me/collections/show/page.tsx';
import {
  move,
  moveDraft,
  remove,
  restore,
  transfer,
  whatLeft,
} from '#routes/me/collections/show/places.ts';
import { removeAll, takeFile } from '#routes/me/collections/show/whole.ts';

const params = z.object({ slug: collectionSlug });
/** What is open on the page: without script each is a link or a form of its own. */
const query = z.object({
  edit: z.literal('1').optional().catch(undefined),
  note: itemId.optional().catch(undefined),
  move: itemId.optional().catch(undefined),
  ask: z.enum(['import', 'delete']).nullable().catch(null),
  left: itemId.optional().catch(undefined),
  to: z.string().catch(''),
  taken: z.string().catch(''),
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
      move: query.move ? await moveDraft(query.move, context) : null,
      ask: query.ask,
      report: null,
      left: query.left
        ? await whatLeft({ left: query.left, to: query.to, taken: query.taken === '1' }, context)
        : null,
      problem: null,
    };
  },
  meta: ({ collection }) => ({
    title: collection.title,
    canonical: urls.collection(collection.slug),
    robots: 'noindex',
  }),
  page: Page,
  formBytes: importBodyBytes,
  actions: {
    add,
    edit,
    note,
    move,
    transfer,
    remove,
    restore,
    import: takeFile,
    delete: removeAll,
  },
});
