import { recordEvent } from '#domain/user/account-event-store.ts';
import { deleteSession } from '#domain/user/session-store.ts';
import type { AppContext } from './context.ts';
import { sessionToken } from './middleware/session.ts';
import { dropSessionCookie } from './session-cookie.ts';
import { userOf } from './visitor.ts';

/** Ends the session on the server, then takes its cookie away. Needs no auth library. */
export async function signOut(c: AppContext): Promise<void> {
  const db = c.get('db');
  const token = await sessionToken(c);
  if (token) await deleteSession(db, token);
  const user = userOf(c.get('visitor'));
  if (user) {
    await recordEvent(db, { event: 'signed-out', actor: user.id, target: user.id }, c.get('now')());
  }
  dropSessionCookie(c);
}
