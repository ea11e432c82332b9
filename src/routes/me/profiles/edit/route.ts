import { z } from 'zod';
import { NotFound } from '#domain/errors.ts';
import { profileFormBytes } from '#domain/limits.ts';
import type { EditedProfile } from '#domain/profile/own-profile.ts';
import { findOwnProfile } from '#domain/profile/own-profile-store.ts';
import { profileId } from '#domain/profile/profile-schema.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';
import { draftOf } from '#routes/me/profiles/draft.ts';
import { edit, remove } from '#routes/me/profiles/edit/changes.ts';
import type { Props } from '#routes/me/profiles/edit/page.tsx';

const params = z.object({ profile: profileId });
const query = z.object({
  done: z.enum(['created', 'saved']).nullable().catch(null),
  ask: z.literal('remove').nullable().catch(null),
});

export const route = defineRoute<z.infer<typeof params>, z.infer<typeof query>, Props>({
  id: 'me/profiles/edit',
  access: 'member',
  layout: 'default',
  cache: 'never',
  params,
  query,
  async load(context) {
    const profile = await ownProfile(context);
    const { done, ask } = context.query;
    const draft = draftOf(profile);
    return { profile, draft, issues: {}, isStale: false, done, isAsked: ask === 'remove' };
  },
  meta: ({ profile, issues }) => ({
    title: `${Object.keys(issues).length > 0 ? 'Not yet: ' : ''}Edit ${profile.name}`,
    robots: 'noindex',
  }),
  page: () => import('#routes/me/profiles/edit/page.tsx'),
  formBytes: profileFormBytes,
  keepsWords: true,
  actions: { edit, remove },
});

/** The profile that the address names, if it is the member's own. */
async function ownProfile(context: Context<z.infer<typeof params>>): Promise<EditedProfile> {
  const profile = await findOwnProfile(context.db, memberOf(context).id, context.params.profile);
  if (profile) return profile;
  throw new NotFound('profile', { href: urls.ownProfiles(), label: 'Your profiles' });
}
