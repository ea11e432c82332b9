import { z } from 'zod';
import { reasonField } from '#domain/claim/profile-claim.ts';
import {
  type CreditReview,
  findCreditReview,
  listCreditReviews,
} from '#domain/credit/credit-claim-store.ts';
import { grantCredit, refuseCredit } from '#domain/credit/credit-decision-store.ts';
import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';

const dones = ['granted', 'refused', 'gone'] as const;
const query = z.object({ done: z.enum(dones).nullable().catch(null).default(null) });

export interface ReviewCreditsProps {
  claims: CreditReview[];
  done: (typeof dones)[number] | null;
  /** A refusal that lacks something. */
  refused: { id: number; reason: string; issue: string } | null;
}

export const route = defineRoute<unknown, z.infer<typeof query>, ReviewCreditsProps>({
  id: 'admin/website-credits',
  access: 'admin',
  layout: 'admin',
  cache: 'never',
  query,
  async load({ db, query }) {
    return { claims: await listCreditReviews(db), done: query.done, refused: null };
  },
  meta: ({ refused }) => ({
    title: refused ? 'Not yet: Website credits' : 'Website credits',
    canonical: urls.reviewCredits(),
    robots: 'noindex',
  }),
  page: () => import('#routes/admin/website-credits/page.tsx'),
  actions: { grant, refuse },
});

type Answered = Promise<ActionAnswer<ReviewCreditsProps>>;
const answered = (done: (typeof dones)[number]) => ({ to: `${urls.reviewCredits()}?done=${done}` });

async function grant(form: FormData, { db, user, now, proofs }: Context): Answered {
  const claim = await findCreditReview(db, idOf(form));
  if (!claim || !(await grantCredit(db, claim.id, user?.id ?? '', now))) return answered('gone');
  const { website, role, by } = claim;
  const words = { kind: 'credit-granted', website: website.title, role } as const;
  await (await proofs()).mail(words, by.email, urls.credits());
  return answered('granted');
}

async function refuse(form: FormData, { db, user, now, proofs }: Context): Answered {
  const id = idOf(form);
  const typed = textOf(form, 'reason');
  const reason = reasonField.safeParse(typed);
  if (!reason.success) {
    const issue = reason.error.issues[0]?.message ?? '';
    return { status: 422, props: { refused: { id, reason: typed, issue } } };
  }
  const claim = await findCreditReview(db, id);
  const decision = { reason: reason.data, actor: user?.id ?? '' };
  if (!claim || !(await refuseCredit(db, id, decision, now))) return answered('gone');
  const { website, role, state, by } = claim;
  const words = {
    kind: 'credit-refused',
    website: website.title,
    role,
    reason: reason.data,
    isFinal: state === 'appealed',
  } as const;
  await (await proofs()).mail(words, by.email, urls.credits());
  return answered('refused');
}

function idOf(form: FormData): number {
  return z.coerce.number().int().positive().catch(0).parse(textOf(form, 'id'));
}
