import { z } from 'zod';
import { listCovers } from '#domain/collection/collection-cover-store.ts';
import { addItem } from '#domain/collection/collection-item-store.ts';
import { itemText, newCollection } from '#domain/collection/collection-schema.ts';
import {
  createCollection,
  findCollection,
  listCollections,
} from '#domain/collection/collection-store.ts';
import type { Database } from '#domain/db.ts';
import { textOf } from '#domain/form-text.ts';
import { collectionsMost } from '#domain/limits.ts';
import { findTypefaceCards } from '#domain/typeface/typeface-store.ts';
import { urls } from '#domain/urls.ts';
import { type ActionAnswer, type ActionContext, defineRoute } from '#routes/contract.ts';
import { type Adding, Page, type Props } from '#routes/me/collections/list/page.tsx';
import { memberOf } from '#routes/me/member.ts';

/** `add`: without script, what a collection is being chosen for. */
const query = z.object({ add: itemText.optional().catch(undefined) });
type Query = z.infer<typeof query>;

export const collections = defineRoute<unknown, Query, Props>({
  id: 'me/collections/list',
  url: '/me/collections',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const { db, catalogue, query } = context;
    const user = memberOf(context).id;
    const [own, covers] = await Promise.all([listCollections(db, user), listCovers(db, user)]);
    const { add } = query;
    const shown = new Set([...covers.values()].flat());
    if (add?.list === 'websites') shown.add(add.id);
    const cards = await catalogue.cards([...shown]);
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      collections: own.map((collection) => ({
        ...collection,
        cover: (covers.get(collection.id) ?? []).flatMap((id) => byId.get(id) ?? []),
      })),
      adding: add ? await addingOf(add, byId.get(add.id)?.title, db) : null,
      refused: null,
    };
  },
  meta: () => ({ title: 'Collections', canonical: urls.collections(), robots: 'noindex' }),
  page: Page,
  actions: { create },
});

/** What is to be added, with its title; null when it is not in the catalogue. */
async function addingOf(
  { list, id }: NonNullable<Query['add']>,
  website: string | undefined,
  db: Database,
): Promise<Adding | null> {
  const [font] = list === 'fonts' ? await findTypefaceCards(db, [id]) : [];
  const title = list === 'fonts' ? font?.name : website;
  return title === undefined ? null : { list, id, title };
}

/** Its answer is the new collection's page, with what it was made for in it. */
async function create(
  form: FormData,
  context: ActionContext<unknown, Query>,
): Promise<ActionAnswer<Props>> {
  const title = textOf(form, 'title');
  const facts = newCollection.safeParse({ title });
  if (!facts.success) {
    const issue = facts.error.issues[0]?.message ?? '';
    return { status: 422, props: { refused: { title, issue } } };
  }
  const { db, now, query } = context;
  const user = memberOf(context).id;
  const slug = await createCollection(db, user, facts.data, now);
  const made = slug && (await findCollection(db, user, slug));
  if (!made) {
    const issue = `There is room for ${collectionsMost} collections`;
    return { status: 409, props: { refused: { title, issue } } };
  }
  if (query.add) await addItem(db, made.id, query.add, now);
  return { to: urls.collection(made.slug) };
}
