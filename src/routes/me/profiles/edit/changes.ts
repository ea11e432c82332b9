import { NotFound } from '#domain/errors.ts';
import { textOf } from '#domain/form-text.ts';
import type { EditedProfile } from '#domain/profile/own-profile.ts';
import { findOwnProfile } from '#domain/profile/own-profile-store.ts';
import { giveUpProfile, removeProfile } from '#domain/profile/profile-leave-store.ts';
import { profileId } from '#domain/profile/profile-schema.ts';
import { updateProfile } from '#domain/profile/profile-write-store.ts';
import { urls } from '#domain/urls.ts';
import { mayAttempt } from '#domain/user/attempt-store.ts';
import type { ActionAnswer, ActionContext } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';
import type { Props } from '#routes/me/profiles/edit/page.tsx';
import { notStored, putPicture, takeBack } from '#routes/me/profiles/keep-picture.ts';
import { readForm } from '#routes/me/profiles/read-form.ts';

type Asked = ActionContext<{ profile: number }>;
type Answered = Promise<ActionAnswer<Props>>;

async function ownProfile({ db, params, ...context }: Asked): Promise<EditedProfile> {
  const profile = await findOwnProfile(db, memberOf(context).id, params.profile);
  if (profile) return profile;
  throw new NotFound('profile', { href: urls.ownProfiles(), label: 'Your profiles' });
}

/** Saves what was typed; what cannot be taken comes back with its reason, words kept. */
export async function edit(form: FormData, context: Asked): Answered {
  const profile = await ownProfile(context);
  const read = await readForm(form, context);
  const { draft } = read;
  if (!read.ok) return { status: 422, props: { draft, issues: read.issues } };
  const { db, now, pictures } = context;
  const { id: user } = memberOf(context);
  if (!(await mayAttempt(db, 'profile-change', user, now))) {
    return { status: 429, props: { draft, issues: { form: tooMany } } };
  }
  const { facts, picture } = read;
  const version = profileId.catch(0).parse(textOf(form, 'version'));
  if (version !== profile.version) return { status: 409, props: { draft, isStale: true } };
  if (!(await putPicture(picture, pictures))) {
    return { status: 422, props: { draft, issues: { picture: notStored } } };
  }
  const outcome = await updateProfile(db, user, profile, { version, facts, picture }, now).catch(
    async (cause: unknown) => {
      await takeBack(picture, pictures);
      throw cause;
    },
  );
  if (outcome === 'stale') {
    await takeBack(picture, pictures);
    return { status: 409, props: { draft, isStale: true } };
  }
  if (picture !== 'keep' && profile.picture) await pictures.drop([profile.picture]).catch(() => {});
  return { to: urls.ownProfile(profile.id, '?done=saved') };
}

const tooMany = 'You have changed profiles many times within the hour. Wait a while, then save.';

/** Deletes what nobody credits; what the catalogue names stays, and is nobody's. */
export async function remove(_form: FormData, context: Asked): Answered {
  const { id, isRemovable } = await ownProfile(context);
  const { db, now, pictures } = context;
  const user = memberOf(context).id;
  if (!isRemovable) {
    await giveUpProfile(db, user, id, now);
    return { to: urls.ownProfiles() };
  }
  const removed = await removeProfile(db, user, id, now);
  if (removed) await pictures.drop(removed.pictures).catch(() => {});
  return { to: urls.ownProfiles() };
}
