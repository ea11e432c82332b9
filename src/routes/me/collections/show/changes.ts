import { type Collection, visibilities } from '#domain/collection/collection.ts';
import { addItem, changeNote } from '#domain/collection/collection-item-store.ts';
import {
  collectionForm,
  itemId,
  itemText,
  noteForm,
} from '#domain/collection/collection-schema.ts';
import { findCollection, updateCollection } from '#domain/collection/collection-store.ts';
import { NotFound } from '#domain/errors.ts';
import { textOf } from '#domain/form-text.ts';
import { collectionItemsMost } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import type { ActionAnswer, ActionContext, Context } from '#routes/contract.ts';
import { type Draft, issuesOf } from '#routes/me/collections/show/drafts.ts';
import type { Props } from '#routes/me/collections/show/page.tsx';
import { memberOf } from '#routes/me/member.ts';
import { staleText } from '#routes/me/stale-text.ts';

export interface Params {
  slug: string;
}
export type Asked = ActionContext<Params>;
export type Answered = Promise<ActionAnswer<Props>>;

/** The collection that the address names, if it is the member's own. */
export async function ownCollection(context: Context<Params>): Promise<Collection> {
  const { db, params } = context;
  const collection = await findCollection(db, memberOf(context).id, params.slug);
  if (collection) return collection;
  throw new NotFound('collection', { href: urls.collections(), label: 'Your collections' });
}

export async function add(form: FormData, context: Asked): Answered {
  const { id, slug } = await ownCollection(context);
  const item = itemText.safeParse(textOf(form, 'item'));
  const outcome = item.success
    ? await addItem(context.db, id, item.data, context.now)
    : ('unknown' as const);
  if (outcome === 'added') return { to: urls.collection(slug) };
  return { status: 409, props: { problem: refusals[outcome] } };
}

export const refusals = {
  unknown: 'This is not in the catalogue any more.',
  full: `A collection holds ${collectionItemsMost} items.`,
};

/** Title, description and who may see it. */
export async function edit(form: FormData, context: Asked): Answered {
  const { slug } = await ownCollection(context);
  const [title, description] = [textOf(form, 'title'), textOf(form, 'description')];
  const visibility = visibilities.find((one) => one === form.get('visibility')) ?? 'private';
  const back = (status: 409 | 422, issues: Draft['issues']): ActionAnswer<Props> => {
    const draft = { title, description, visibility, issues, isStale: status === 409 };
    return { status, props: { isEdited: true, draft } };
  };
  const sent = { title, description, visibility, version: textOf(form, 'version') };
  const facts = collectionForm.safeParse(sent);
  if (!facts.success) return back(422, issuesOf(facts.error.issues));
  const { db, now } = context;
  const outcome = await updateCollection(db, memberOf(context).id, slug, facts.data, now);
  return outcome === 'updated' ? { to: urls.collection(slug) } : back(409, {});
}

export async function note(form: FormData, context: Asked): Answered {
  const { id, slug } = await ownCollection(context);
  const item = itemId.safeParse(textOf(form, 'item'));
  const text = textOf(form, 'note');
  const change = noteForm.safeParse({ version: textOf(form, 'version'), note: text });
  if (!item.success) return { status: 422, props: { problem: refusals.unknown } };
  const back = (status: 409 | 422, issue: string): ActionAnswer<Props> => ({
    status,
    props: { note: { item: item.data, sent: { text, issue, isStale: status === 409 } } },
  });
  if (!change.success) return back(422, change.error.issues[0]?.message ?? '');
  const changed = await changeNote(context.db, id, item.data, change.data, context.now);
  if (!changed) return { status: 409, props: { problem: `${gone} Your note was: ${text}` } };
  return changed.outcome === 'stale' ? back(409, staleText) : { to: urls.collection(slug) };
}

const gone = 'This item is not here any more.';
