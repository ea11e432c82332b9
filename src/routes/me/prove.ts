import { freshSignInMs } from '#domain/limits.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { findSessionStart } from '#domain/user/session-store.ts';
import { findPasswordHash } from '#domain/user/user-store.ts';
import type { ActionAnswer, Context } from '#routes/contract.ts';

/** What a page may ask of this person as proof that it is them. */
export async function readProof({
  db,
  user,
  sessionId,
  now,
}: Context): Promise<{ hasPassword: boolean; isFresh: boolean }> {
  const [hash, started] = await Promise.all([
    findPasswordHash(db, user?.id ?? ''),
    findSessionStart(db, sessionId ?? ''),
  ]);
  return { hasPassword: hash !== null, isFresh: (started ?? 0) + freshSignInMs >= now };
}

/** Mails a link that signs in anew and leads back to the page. */
export async function prove<Props extends { issues: { proof?: string } }>(
  _form: FormData,
  { accounts, user, path }: Context,
): Promise<ActionAnswer<Props>> {
  const answer = await (await accounts()).mailLink({ email: user?.email ?? '', next: path });
  if (answer.ok) return { to: `${path}?done=link` };
  const props = { issues: { proof: refusalText[answer.reason] } };
  return { status: refusalStatus(answer.reason), props: props as Partial<Props> };
}
