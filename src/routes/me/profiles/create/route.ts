import { profileFormBytes, profilesMost } from '#domain/limits.ts';
import { createProfile } from '#domain/profile/profile-write-store.ts';
import { urls } from '#domain/urls.ts';
import { mayAttempt } from '#domain/user/attempt-store.ts';
import { type ActionAnswer, type ActionContext, defineRoute } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';
import type { Props } from '#routes/me/profiles/create/page.tsx';
import { emptyDraft } from '#routes/me/profiles/draft.ts';
import { notStored, putPicture, takeBack } from '#routes/me/profiles/keep-picture.ts';
import { readForm } from '#routes/me/profiles/read-form.ts';

export const route = defineRoute<unknown, unknown, Props>({
  id: 'me/profiles/create',
  access: 'member',
  layout: 'default',
  cache: 'never',
  load: async () => ({ draft: emptyDraft, issues: {} }),
  meta: ({ issues }) => ({
    title: `${Object.keys(issues).length > 0 ? 'Not yet: ' : ''}Create a profile`,
    robots: 'noindex',
  }),
  page: () => import('#routes/me/profiles/create/page.tsx'),
  formBytes: profileFormBytes,
  keepsWords: true,
  actions: { create },
});

async function create(form: FormData, context: ActionContext): Promise<ActionAnswer<Props>> {
  const read = await readForm(form, context);
  const { draft } = read;
  if (!read.ok) return { status: 422, props: { draft, issues: read.issues } };
  const { db, now, pictures } = context;
  const user = memberOf(context).id;
  if (!(await mayAttempt(db, 'profile-change', user, now))) {
    return { status: 429, props: { draft, issues: { form: tooMany } } };
  }
  const picture = read.picture === 'keep' ? null : read.picture;
  if (!(await putPicture(picture, pictures))) {
    return { status: 422, props: { draft, issues: { picture: notStored } } };
  }
  try {
    const id = await createProfile(db, user, read.facts, picture, now);
    if (id !== null) return { to: urls.ownProfile(id, '?done=created') };
  } catch (cause) {
    await takeBack(picture, pictures);
    throw cause;
  }
  await takeBack(picture, pictures);
  const issues = { form: `There is room for ${profilesMost} profiles of yours.` };
  return { status: 409, props: { draft, issues } };
}

const tooMany = 'You have changed profiles many times within the hour. Wait a while, then save.';
