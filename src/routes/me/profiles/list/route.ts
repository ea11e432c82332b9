import { profilesMost } from '#domain/limits.ts';
import { listOwnProfiles } from '#domain/profile/own-profile-store.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';

export const route = defineRoute({
  id: 'me/profiles/list',
  access: 'member',
  layout: 'default',
  cache: 'never',
  async load(context) {
    const profiles = await listOwnProfiles(context.db, memberOf(context).id);
    return { profiles, isFull: profiles.length >= profilesMost };
  },
  meta: () => ({ title: 'Profiles', canonical: urls.ownProfiles(), robots: 'noindex' }),
  page: () => import('#routes/me/profiles/list/page.tsx'),
});
