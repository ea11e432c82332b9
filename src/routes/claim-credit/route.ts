import { z } from 'zod';
import { type CreditClaim, usualRoles } from '#domain/credit/credit-claim.ts';
import { creditClaimSchema } from '#domain/credit/credit-claim-fields.ts';
import { askCredit, findClaimedWebsite, findWebsiteAt } from '#domain/credit/credit-claim-store.ts';
import { NotFound } from '#domain/errors.ts';
import { textOf } from '#domain/form-text.ts';
import { listOwnProfiles } from '#domain/profile/own-profile-store.ts';
import { urls } from '#domain/urls.ts';
import { mayAttempt } from '#domain/user/attempt-store.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';

const query = z.object({
  website: z.coerce
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .nullable()
    .catch(null)
    .default(null),
  address: z.string().max(2_000).catch('').default(''),
  profile: z.string().max(120).catch('').default(''),
});
type Query = z.infer<typeof query>;

export interface ClaimCreditProps {
  website: CreditClaim['website'] | null;
  /** Typed to find one. */
  address: string;
  profiles: { slug: string; name: string }[];
  roles: readonly string[];
  typed: { profile: string; role: string; note: string };
  issues: { profile?: string; role?: string; note?: string };
}

export const route = defineRoute<unknown, Query, ClaimCreditProps>({
  id: 'claim-credit',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load({ db, user, query }) {
    const { website: id, address } = query;
    const [profiles, website] = await Promise.all([
      listOwnProfiles(db, user?.id ?? ''),
      id === null ? findWebsiteAt(db, address) : findClaimedWebsite(db, id),
    ]);
    if (id !== null && !website) throw new NotFound('website');
    const profile = profiles.find(({ slug }) => slug === query.profile) ?? profiles[0];
    return {
      website,
      address,
      profiles,
      roles: usualRoles,
      typed: { profile: profile?.slug ?? '', role: '', note: '' },
      issues: {},
    };
  },
  meta: ({ website, issues }) => ({
    title: `${Object.values(issues).some(Boolean) ? 'Not yet: ' : ''}Claim a credit${website ? ` on ${website.title}` : ''}`,
    robots: 'noindex',
  }),
  page: () => import('#routes/claim-credit/page.tsx'),
  actions: { claim },
});

async function claim(
  form: FormData,
  { db, user, now, query }: Context<unknown, Query>,
): Promise<ActionAnswer<ClaimCreditProps>> {
  const typed = {
    profile: textOf(form, 'profile'),
    role: textOf(form, 'role'),
    note: textOf(form, 'note'),
  };
  const asked = creditClaimSchema.safeParse(typed);
  if (!asked.success) {
    const issues = Object.fromEntries(
      asked.error.issues.map(({ path, message }) => [String(path[0]), message]),
    );
    return { status: 422, props: { typed, issues } };
  }
  const id = user?.id ?? '';
  if (!(await mayAttempt(db, 'credit-claim', id, now))) {
    const role = 'Those were many claims in a day. Go on tomorrow.';
    return { status: 429, props: { typed, issues: { role } } };
  }
  const answer = await askCredit(db, id, { website: query.website ?? 0, ...asked.data }, now);
  if (answer === 'none') {
    return { status: 422, props: { typed, issues: { profile: 'Choose a profile of yours' } } };
  }
  if (answer === 'known') {
    const role = 'The website has this credit, or you have asked for it already.';
    return { status: 409, props: { typed, issues: { role } } };
  }
  return { to: `${urls.credits()}?done=asked` };
}
