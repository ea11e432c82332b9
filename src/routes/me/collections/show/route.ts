import { z } from 'zod';
import { collectionSlug, itemId, itemIds } from '#domain/collection/collection-schema.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { importBodyBytes } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import { add, edit, note, ownCollection } from '#routes/me/collections/show/changes.ts';
import type { Props } from '#routes/me/collections/show/page.tsx';
import {
  gather,
  move,
  moveDraft,
  remove,
  restore,
  severalDraft,
  transfer,
  whatLeft,
} from '#routes/me/collections/show/places.ts';
import { removeAll, takeFile } from '#routes/me/collections/show/whole.ts';

const params = z.object({ slug: collectionSlug });
/** `3,5,8` */
const listed = z
  .string()
  .transform((text): unknown[] => text.split(','))
  .pipe(itemIds)
  .optional()
  .catch(undefined);
/** What is open on the page: without script each is a link or a form of its own. */
const query = z.object({
  edit: z.literal('1').optional().catch(undefined),
  note: itemId.optional().catch(undefined),
  move: itemId.optional().catch(undefined),
  ask: z.enum(['import', 'delete']).nullable().catch(null),
  several: listed,
  left: listed,
  to: z.string().catch(''),
  taken: listed,
});

export const route = defineRoute<z.infer<typeof params>, z.infer<typeof query>, Props>({
  id: 'me/collections/show',
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
      several: query.several ? await severalDraft(query.several, context) : null,
      left: query.left
        ? await whatLeft({ left: query.left, to: query.to, taken: query.taken ?? [] }, context)
        : null,
      problem: null,
    };
  },
  meta: ({ collection }) => ({
    title: collection.title,
    canonical: urls.collection(collection.slug),
    robots: 'noindex',
  }),
  page: () => import('#routes/me/collections/show/page.tsx'),
  formBytes: importBodyBytes,
  actions: {
    add,
    edit,
    note,
    move,
    gather,
    transfer,
    remove,
    restore,
    import: takeFile,
    delete: removeAll,
  },
});
