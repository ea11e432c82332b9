import { z } from 'zod';
import type { CreditClaim } from '#domain/credit/credit-claim.ts';
import { appealField } from '#domain/credit/credit-claim-fields.ts';
import { appealCredit, listCreditClaims } from '#domain/credit/credit-claim-store.ts';
import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';

const query = z.object({
  done: z.enum(['asked', 'appealed']).nullable().catch(null).default(null),
});

export interface CreditsProps {
  claims: CreditClaim[];
  done: 'asked' | 'appealed' | null;
  /** An appeal that was sent and could not be taken. */
  refused: { id: number; appeal: string; issue: string } | null;
}

export const route = defineRoute<unknown, z.infer<typeof query>, CreditsProps>({
  id: 'me/credits',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const claims = await listCreditClaims(context.db, memberOf(context).id);
    return { claims, done: context.query.done, refused: null };
  },
  meta: ({ refused }) => ({
    title: refused ? 'Not yet: Credits' : 'Credits',
    canonical: urls.credits(),
    robots: 'noindex',
  }),
  page: () => import('#routes/me/credits/page.tsx'),
  actions: { appeal },
});

async function appeal(form: FormData, context: Context): Promise<ActionAnswer<CreditsProps>> {
  const id = z.coerce.number().int().positive().catch(0).parse(textOf(form, 'claim'));
  const typed = textOf(form, 'appeal');
  const words = appealField.safeParse(typed);
  if (!words.success) {
    const issue = words.error.issues[0]?.message ?? '';
    return { status: 422, props: { refused: { id, appeal: typed, issue } } };
  }
  const { db, now } = context;
  const isAppealed = await appealCredit(db, memberOf(context).id, { id, appeal: words.data }, now);
  return { to: isAppealed ? `${urls.credits()}?done=appealed` : urls.credits() };
}
