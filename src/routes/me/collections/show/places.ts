import { z } from 'zod';
import type { Collection } from '#domain/collection/collection.ts';
import {
  moveItems,
  removeItems,
  restoreItems,
  transferItems,
} from '#domain/collection/collection-move-store.ts';
import { collectionSlug, itemId, itemIds } from '#domain/collection/collection-schema.ts';
import { findCollection, listCollections } from '#domain/collection/collection-store.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import type { ActionAnswer, Context } from '#routes/contract.ts';
import {
  type Answered,
  type Asked,
  ownCollection,
  type Params,
  refusals,
} from '#routes/me/collections/show/changes.ts';
import type { Left, MoveDraft, SeveralDraft } from '#routes/me/collections/show/drafts.ts';
import type { Props } from '#routes/me/collections/show/page.tsx';
import { memberOf } from '#routes/me/member.ts';

function noItem(form: FormData): ActionAnswer<Props> {
  const problem = form.has('item') ? refusals.unknown : 'Tick an item first.';
  return { status: 422, props: { problem } };
}

/** Can be undone on the page that it leads to. */
export async function remove(form: FormData, context: Asked): Answered {
  const { id, slug } = await ownCollection(context);
  const items = itemIds.safeParse(form.getAll('item'));
  if (!items.success) return noItem(form);
  await removeItems(context.db, id, items.data, context.now);
  return { to: `${urls.collection(slug)}?left=${items.data.join()}` };
}

/** Also takes away what went to another collection, `from`, if it was `taken` there. */
export async function restore(form: FormData, context: Asked): Answered {
  const { id, slug } = await ownCollection(context);
  const items = itemIds.safeParse(form.getAll('item'));
  if (!items.success) return noItem(form);
  const other = await otherCollection(textOf(form, 'from'), id, context);
  const taken = itemIds.safeParse(form.getAll('taken')).data ?? [];
  const back = other ? { collection: other.id, items: taken } : undefined;
  await restoreItems(context.db, id, items.data, context.now, back);
  return { to: urls.collection(slug) };
}

/** To a place among those that the page shows, counted from 1. */
export async function move(form: FormData, context: Asked): Answered {
  const collection = await ownCollection(context);
  const item = itemId.safeParse(textOf(form, 'item'));
  if (!item.success) return noItem(form);
  const shown = await readItems(context.db, context.catalogue, collection);
  const place = textOf(form, 'place').trim();
  const wanted = z.coerce.number().int().min(1).max(shown.length).safeParse(place);
  if (!wanted.success) {
    const issue = `Type a number from 1 to ${shown.length}`;
    const draft = await moveDraft(item.data, context);
    return { status: 422, props: { move: { ...draft, refused: { place, issue } } } };
  }
  const others = shown.filter(({ id }) => id !== item.data);
  const before = others[wanted.data - 1]?.id ?? null;
  await moveItems(context.db, collection.id, { items: [item.data], before }, context.now);
  return { to: urls.collection(collection.slug) };
}

export async function transfer(form: FormData, context: Asked): Answered {
  const { id, slug } = await ownCollection(context);
  const items = itemIds.safeParse(form.getAll('item'));
  if (!items.success) return noItem(form);
  const to = await otherCollection(textOf(form, 'to'), id, context);
  if (!to) return { status: 422, props: { problem: 'Choose one of your collections.' } };
  const taken = await transferItems(context.db, id, to.id, items.data, context.now);
  if (!taken) return { status: 409, props: { problem: refusals.full } };
  const query = `left=${items.data.join()}&to=${to.slug}${taken.length > 0 ? `&taken=${taken.join()}` : ''}`;
  return { to: `${urls.collection(slug)}?${query}` };
}

/** To the form that says where what was ticked goes. */
export async function gather(form: FormData, context: Asked): Answered {
  const { slug } = await ownCollection(context);
  const items = itemIds.safeParse(form.getAll('item'));
  if (!items.success) return noItem(form);
  return { to: `${urls.collection(slug)}?several=${items.data.join()}` };
}

/** The form that moves an item, with the collections that it may go to. */
export async function moveDraft(item: number, context: Context<Params>): Promise<MoveDraft> {
  return { item, others: await otherCollections(context), refused: null };
}

/** The form that moves what was ticked. */
export async function severalDraft(
  items: number[],
  context: Context<Params>,
): Promise<SeveralDraft> {
  return { items, others: await otherCollections(context) };
}

async function otherCollections(context: Context<Params>) {
  const all = await listCollections(context.db, memberOf(context).id);
  const others = all.filter(({ slug }) => slug !== context.params.slug);
  return others.map(({ slug, title }) => ({ slug, title }));
}

/** What has just left, as the address says it. */
export async function whatLeft(
  { left, to, taken }: { left: number[]; to: string; taken: number[] },
  context: Context<Params>,
): Promise<Left> {
  const other = await otherCollection(to, 0, context);
  return { items: left, to: other && { slug: other.slug, title: other.title, taken } };
}

/** Another one of the member's own. */
async function otherCollection(
  text: string,
  than: number,
  context: Context<Params>,
): Promise<Collection | null> {
  const slug = collectionSlug.safeParse(text);
  const found = slug.success && (await findCollection(context.db, memberOf(context).id, slug.data));
  return found && found.id !== than ? found : null;
}
