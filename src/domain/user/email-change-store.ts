import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { linkForMs } from '../limits.ts';
import { accountEvent } from './account-event-store.ts';
import { dropLinks } from './link-store.ts';
import { tokenHash } from './session-store.ts';

const changeRow = z.object({
  user_id: z.string(),
  old_email: z.string(),
  new_email: z.string(),
  created_at: z.number(),
});

/** `change`: to be confirmed by the new address. `undo`: for a while in the hands of the old one. */
export type ChangeKind = 'change' | 'undo';

export interface EmailChange {
  user: string;
  from: string;
  to: string;
  /** Epoch ms. */
  at: number;
}

type Asked = Omit<EmailChange, 'at'>;

/** Whether an account that somebody has proved to own has this address. */
export async function isTaken(db: Database, email: string): Promise<boolean> {
  const row = await db.first(
    statement(z.unknown(), 'SELECT 1 FROM user WHERE email = ?1 AND emailVerified = 1', email),
  );
  return row !== null;
}

/** Keeps a change until its link is opened; an earlier one that waits is void. Without a token none is kept. */
export async function askEmailChange(
  db: Database,
  asked: Asked,
  token: string | null,
  now: number,
): Promise<void> {
  const { user } = asked;
  await db.write(
    dropChanges(user, 'change'),
    ...(token ? [await keep('change', asked, token, now)] : []),
    accountEvent({ event: 'email-change-asked', actor: user, target: user }, now),
  );
}

/** Spends a link: of any number at once, one gets the change. */
export async function takeEmailChange(
  db: Database,
  kind: ChangeKind,
  token: string,
  now: number,
): Promise<EmailChange | null> {
  const hash = await tokenHash(token);
  const row = await db.first(
    statement(
      changeRow,
      `SELECT user_id, old_email, new_email, created_at FROM email_change
       WHERE token = ?1 AND kind = ?2 AND expires_at > ?3`,
      hash,
      kind,
      now,
    ),
  );
  const [taken = 0] = await db.write(
    statement(z.unknown(), 'DELETE FROM email_change WHERE token = ?1 AND kind = ?2', hash, kind),
  );
  if (!row || taken === 0) return null;
  return { user: row.user_id, from: row.old_email, to: row.new_email, at: row.created_at };
}

/**
 * The account gets its new address. Every session but `kept` ends, links that were mailed to the old address open
 * nothing more, and `undoToken` gives the old one a way back.
 */
export async function moveEmail(
  db: Database,
  change: EmailChange,
  { kept, undoToken }: { kept: string; undoToken: string },
  now: number,
): Promise<void> {
  const { user } = change;
  await db.write(
    dropUnprovenHolder(change.to),
    setEmail(user, change.to, now),
    statement(z.unknown(), 'DELETE FROM session WHERE userId = ?1 AND id <> ?2', user, kept),
    dropLinks(user, change.from),
    dropChanges(user, 'change'),
    await keep('undo', change, undoToken, now),
    accountEvent({ event: 'email-changed', actor: user, target: user }, now),
  );
}

/**
 * The account gets its old address back, and every way into it that whoever changed it may have: sessions, the
 * password, and providers that joined since.
 */
export async function undoEmail(db: Database, change: EmailChange, now: number): Promise<void> {
  const { user } = change;
  await db.write(
    dropUnprovenHolder(change.from),
    setEmail(user, change.from, now),
    statement(z.unknown(), 'DELETE FROM session WHERE userId = ?1', user),
    statement(
      z.unknown(),
      `DELETE FROM account WHERE userId = ?1 AND (providerId = 'credential' OR createdAt >= ?2)`,
      user,
      new Date(change.at).toISOString(),
    ),
    dropLinks(user, change.to),
    statement(z.unknown(), 'DELETE FROM email_change WHERE user_id = ?1', user),
    accountEvent({ event: 'email-change-undone', actor: null, target: user }, now),
  );
}

/** A change that waits is void: the password is another one now. */
export async function forgetEmailChange(db: Database, user: string): Promise<void> {
  await db.write(dropChanges(user, 'change'));
}

async function keep(
  kind: ChangeKind,
  { user, from, to }: Asked,
  token: string,
  now: number,
): Promise<Statement<unknown>> {
  return statement(
    z.unknown(),
    `INSERT INTO email_change (token, kind, user_id, old_email, new_email, created_at, expires_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    await tokenHash(token),
    kind,
    user,
    from,
    to,
    now,
    now + (kind === 'change' ? linkForMs.email : linkForMs.undo),
  );
}

function setEmail(user: string, email: string, now: number): Statement<unknown> {
  return statement(
    z.unknown(),
    'UPDATE user SET email = ?2, emailVerified = 1, updatedAt = ?3 WHERE id = ?1',
    user,
    email,
    new Date(now).toISOString(),
  );
}

/** Somebody who signed up with the address and has not proved it: its owner just did. */
function dropUnprovenHolder(email: string): Statement<unknown> {
  return statement(z.unknown(), 'DELETE FROM user WHERE email = ?1 AND emailVerified = 0', email);
}

function dropChanges(user: string, kind: ChangeKind): Statement<unknown> {
  return statement(
    z.unknown(),
    'DELETE FROM email_change WHERE user_id = ?1 AND kind = ?2',
    user,
    kind,
  );
}
