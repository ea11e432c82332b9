import { importFile } from '#domain/collection/collection-file-store.ts';
import { deleteCollection } from '#domain/collection/collection-store.ts';
import { urls } from '#domain/urls.ts';
import { type Answered, type Asked, ownCollection } from '#routes/me/collections/show/changes.ts';
import { memberOf } from '#routes/me/member.ts';

/** Answers with the page itself: what was refused is on it, and to send the file again adds nothing. */
export async function takeFile(form: FormData, context: Asked): Answered {
  const { id } = await ownCollection(context);
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) {
    return { status: 422, props: { ask: 'import', problem: 'Choose a file, CSV or JSON.' } };
  }
  const isJson = file.type === 'application/json' || /\.json$/i.test(file.name);
  const sent = { isJson, text: await file.text() };
  const report = await importFile(context.db, id, sent, context.now);
  return { status: 200, props: { ask: null, report } };
}

/** Its form has asked whether that is meant. */
export async function removeAll(_form: FormData, context: Asked): Answered {
  const { slug } = await ownCollection(context);
  await deleteCollection(context.db, memberOf(context).id, slug, context.now);
  return { to: urls.collections() };
}
