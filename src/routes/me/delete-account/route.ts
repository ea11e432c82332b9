import { z } from 'zod';
import { textOf } from '#domain/form-text.ts';
import { readStanding } from '#domain/supporter/standing.ts';
import { urls } from '#domain/urls.ts';
import { countKept } from '#domain/user/deletion-store.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';
import type { DeleteProps } from '#routes/me/delete-account/page.tsx';
import { memberOf } from '#routes/me/member.ts';
import { prove, readProof } from '#routes/me/prove.ts';

const query = z.object({ done: z.literal('link').nullable().catch(null) });

export const route = defineRoute<unknown, z.infer<typeof query>, DeleteProps>({
  id: 'me/delete-account',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const user = memberOf(context);
    const { id, email } = user;
    const [counts, proof, standing] = await Promise.all([
      countKept(context.db, id),
      readProof(context),
      readStanding(context.db, user),
    ]);
    const isPaying = ['active', 'past-due', 'ending'].includes(standing.state);
    const isSent = context.query.done === 'link';
    return { email, isPaying, ...counts, ...proof, isSent, keepsPublic: false, issues: {} };
  },
  meta: ({ issues }) => ({
    title: issues.proof ? 'Not yet: Delete your account' : 'Delete your account',
    robots: 'noindex',
  }),
  page: () => import('#routes/me/delete-account/page.tsx'),
  actions: { prove, delete: remove },
});

async function remove(form: FormData, { accounts }: Context): Promise<ActionAnswer<DeleteProps>> {
  const keepsPublic = textOf(form, 'public') === 'keep';
  const asked = { password: textOf(form, 'proof'), keepsPublic };
  const answer = await (await accounts()).deleteAccount(asked);
  if (answer.ok) return { to: `${urls.auth()}?done=deleted` };
  const { reason } = answer;
  const proof = reason === 'wrong' ? 'This is not your password' : refusalText[reason];
  return { status: refusalStatus(reason), props: { keepsPublic, issues: { proof } } };
}
