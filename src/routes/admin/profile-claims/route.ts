import { z } from 'zod';
import { grantClaim, refuseClaim } from '#domain/claim/claim-decision-store.ts';
import {
  findWaitingClaim,
  listWaitingClaims,
  type WaitingClaim,
} from '#domain/claim/claim-review-store.ts';
import { reasonField } from '#domain/claim/profile-claim.ts';
import { findDisputed } from '#domain/claim/profile-claim-store.ts';
import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';

const dones = ['granted', 'refused', 'gone'] as const;
const query = z.object({ done: z.enum(dones).nullable().catch(null).default(null) });

export interface ReviewClaimsProps {
  claims: WaitingClaim[];
  done: (typeof dones)[number] | null;
  /** A refusal that lacks something. */
  refused: { id: string; reason: string; issue: string } | null;
}

export const route = defineRoute<unknown, z.infer<typeof query>, ReviewClaimsProps>({
  id: 'admin/profile-claims',
  access: 'admin',
  layout: 'admin',
  cache: 'never',
  query,
  async load({ db, query }) {
    return { claims: await listWaitingClaims(db), done: query.done, refused: null };
  },
  meta: ({ refused }) => ({
    title: refused ? 'Not yet: Profile claims' : 'Profile claims',
    canonical: urls.reviewClaims(),
    robots: 'noindex',
  }),
  page: () => import('#routes/admin/profile-claims/page.tsx'),
  actions: { grant, refuse },
});

type Answered = Promise<ActionAnswer<ReviewClaimsProps>>;
const answered = (done: (typeof dones)[number]) => ({ to: `${urls.reviewClaims()}?done=${done}` });

async function grant(form: FormData, context: Context): Answered {
  const { db, user, now } = context;
  const claim = await findWaitingClaim(db, textOf(form, 'id'));
  const decision = { by: 'review', actor: user?.id ?? null } as const;
  if (!claim || !(await grantClaim(db, claim.id, decision, now))) return answered('gone');
  await tellOwner(context, claim, true);
  await mail(context, claim, { kind: 'claim-granted', profile: claim.name });
  return answered('granted');
}

async function refuse(form: FormData, context: Context): Answered {
  const { db, user, now } = context;
  const id = textOf(form, 'id');
  const typed = textOf(form, 'reason');
  const reason = reasonField.safeParse(typed);
  if (!reason.success) {
    const issue = reason.error.issues[0]?.message ?? '';
    return { status: 422, props: { refused: { id, reason: typed, issue } } };
  }
  const claim = await findWaitingClaim(db, id);
  const decision = { reason: reason.data, actor: user?.id ?? '' };
  if (!claim || !(await refuseClaim(db, id, decision, now))) return answered('gone');
  await tellOwner(context, claim, false);
  await mail(context, claim, {
    kind: 'claim-refused',
    profile: claim.name,
    reason: reason.data,
  });
  return answered('refused');
}

/** Whom the claim was against; nobody, where the profile was nobody's or has come to somebody else since. */
async function tellOwner({ db, proofs }: Context, claim: WaitingClaim, isLost: boolean) {
  const isAgainst = claim.can_grant === 1 && claim.owner !== null;
  const owner = isAgainst ? await findDisputed(db, claim.id) : null;
  if (!owner) return;
  const path = isLost ? urls.ownProfiles() : urls.ownProfile(owner.profile);
  const words = { kind: 'dispute-decided', profile: claim.name, isLost } as const;
  await (await proofs()).mail(words, owner.email, path);
}

type Mail = Parameters<Awaited<ReturnType<Context['proofs']>>['mail']>[0];

async function mail({ proofs }: Context, claim: WaitingClaim, words: Mail): Promise<void> {
  await (await proofs()).mail(words, claim.email, urls.claimProfile(claim.slug));
}
