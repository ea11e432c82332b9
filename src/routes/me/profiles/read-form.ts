import { textOf } from '#domain/form-text.ts';
import type { FoundPlace } from '#domain/location/place-store.ts';
import { namedPlace } from '#domain/location/place-store.ts';
import { takeAvatar } from '#domain/profile/avatar.ts';
import { placeName } from '#domain/profile/profile.ts';
import { profileWords } from '#domain/profile/profile-schema.ts';
import type { NextPicture, ProfileFacts } from '#domain/profile/profile-write-store.ts';
import { mayAttempt } from '#domain/user/attempt-store.ts';
import type { ActionContext } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';
import type { Draft, DraftField, Issues } from '#routes/me/profiles/draft.ts';

type Read =
  | { ok: true; draft: Draft; facts: ProfileFacts; picture: NextPicture }
  | { ok: false; draft: Draft; issues: Issues };

/** Everything that is wrong at once, so that it is put right at once; a picture is looked at in any case. */
export async function readForm(form: FormData, context: ActionContext): Promise<Read> {
  const draft = sentDraft(form);
  const words = profileWords.safeParse(draft);
  const issues: Issues = {};
  for (const { path, message } of words.error?.issues ?? []) {
    issues[path[0] as DraftField] ??= message;
  }
  const place = issues.place ? null : await readPlace(draft.place, context, issues);
  const picture = await readPicture(form, draft, context, issues);
  if (!words.success || Object.keys(issues).length > 0) {
    const isLost = issues.picture === undefined && typeof picture === 'object' && picture !== null;
    if (isLost) issues.picture = 'It was fine: choose it again, since a form cannot keep a file';
    return { ok: false, draft, issues };
  }
  return { ok: true, draft, facts: { ...words.data, place }, picture };
}

export function sentDraft(form: FormData): Draft {
  return {
    name: textOf(form, 'name'),
    kind: textOf(form, 'kind'),
    bio: textOf(form, 'bio'),
    url: textOf(form, 'url'),
    links: textOf(form, 'links'),
    place: textOf(form, 'place'),
    specialties: form.getAll('specialties').filter((one) => typeof one === 'string'),
    removesPicture: form.get('remove-picture') === '1',
  };
}

async function readPlace(
  text: string,
  { db }: ActionContext,
  issues: Issues,
): Promise<number | null> {
  if (text.trim() === '') return null;
  const found = await namedPlace(db, text);
  if ('place' in found) return found.place.id;
  issues.place = noPlace(found.near);
  return null;
}

function noPlace(near: readonly FoundPlace[]): string {
  if (near.length === 0) return 'No place here is called so: name a larger city, or the country';
  return `Choose one that is here: ${near.map(placeName).join('; ')}`;
}

/** By its bytes alone: name and stated type are anybody's word. */
async function readPicture(
  form: FormData,
  { removesPicture }: Draft,
  context: ActionContext,
  issues: Issues,
): Promise<NextPicture> {
  const file = form.get('picture');
  if (!(file instanceof File) || file.size === 0) return removesPicture ? null : 'keep';
  const { db, now, pictures } = context;
  if (!(await mayAttempt(db, 'picture', memberOf(context).id, now))) {
    issues.picture = 'You have sent many pictures within the hour. Wait a while, then try again';
    return 'keep';
  }
  const taken = await takeAvatar(new Uint8Array(await file.arrayBuffer()), pictures);
  if (taken.ok) return taken.avatar;
  issues.picture = `This file ${taken.reason}`;
  return 'keep';
}
