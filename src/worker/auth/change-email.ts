import { randomBytes } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { urls } from '#domain/urls.ts';
import {
  askEmailChange,
  isTaken,
  moveEmail,
  takeEmailChange,
  undoEmail,
} from '#domain/user/email-change-store.ts';
import type { AppContext } from '../context.ts';
import { sendMail } from '../mail/outbox.ts';
import { type AccountMail, accountMail } from '../mail/templates.tsx';
import { rotateSession } from '../rotate-session.ts';
import type { Door } from './door.ts';
import { requireLimits } from './limits.ts';
import { proveSelf } from './prove-self.ts';

/** The limits and the password are asked first; what is true of the new address happens behind the answer. */
export async function changeEmail(
  door: Door,
  asked: { email: string; password: string },
): Promise<void> {
  const to = asked.email.toLowerCase();
  await requireLimits(door, '/change-email', to);
  const { id: user, email: from } = await proveSelf(door, asked.password);
  door.behindAnswer(() => offer(door, { user, from, to }));
}

async function offer(
  door: Door,
  change: { user: string; from: string; to: string },
): Promise<void> {
  const isFree = !(await isTaken(door.db, change.to));
  const token = newToken();
  await askEmailChange(door.db, change, isFree ? token : null, door.now);
  if (isFree) await mail(door, 'new-email', change.to, urls.confirm('new-email', token));
  else await mail(door, 'taken', change.to, urls.auth());
  await mail(door, 'email-asked', change.from, urls.resetPassword());
}

/** Spends the link to the new address. Of the sessions only the one that opened it stays, with another token. */
export async function confirmEmail(c: AppContext, door: Door, token: string): Promise<void> {
  const change = await takeEmailChange(door.db, 'change', token, door.now);
  if (!change || (await isTaken(door.db, change.to))) throw spent();
  const kept = change.user === door.userId ? (door.sessionId ?? '') : '';
  const undoToken = newToken();
  await moveEmail(door.db, change, { kept, undoToken }, door.now);
  if (kept) await rotateSession(c, kept);
  await mail(door, 'email-changed', change.from, urls.confirm('old-email', undoToken));
}

/** Spends the old address's link: everything is as before, and nobody is signed in. */
export async function undoEmailChange(door: Door, token: string): Promise<void> {
  const change = await takeEmailChange(door.db, 'undo', token, door.now);
  if (!change || (await isTaken(door.db, change.from))) throw spent();
  await undoEmail(door.db, change, door.now);
  await mail(door, 'email-undone', change.to, urls.auth());
}

async function mail(door: Door, kind: AccountMail, to: string, path: string): Promise<void> {
  await sendMail(door, await accountMail(kind, to, door.origin + path));
}

function spent(): APIError {
  return new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' });
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}
