import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';

export type AccountEventName =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'sessions-ended'
  | 'provider-linked'
  | 'email-verified'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-change-undone'
  | 'onboarded'
  | 'data-exported'
  | 'collection-shown'
  | 'collection-deleted'
  | 'profile-created'
  | 'profile-changed'
  | 'profile-given-up'
  | 'profile-deleted'
  | 'profile-claim-asked'
  | 'profile-claimed'
  | 'profile-claim-refused'
  | 'profile-disputed'
  | 'profile-lost'
  | 'credit-claimed'
  | 'credit-appealed'
  | 'credit-granted'
  | 'credit-refused'
  | 'account-deleted'
  | 'checkout-started'
  | 'supporter-began'
  | 'supporter-ended'
  | 'user-made'
  | 'user-changed';

export interface AccountEvent {
  event: AccountEventName;
  /** Who did it: a user's id, or a command. Null: nobody who is known. */
  actor: string | null;
  /** Whose account: a user's id. */
  target: string | null;
  detail?: Record<string, string | number | boolean | null>;
}

/** One line of the record. Values are bound and JSON-encoded, so no name or address can forge another line. */
export function accountEvent(event: AccountEvent, now: number): Statement<unknown> {
  return statement(
    z.unknown(),
    'INSERT INTO account_event (at, event, actor, target, detail_json) VALUES (?1, ?2, ?3, ?4, ?5)',
    now,
    event.event,
    event.actor,
    event.target,
    JSON.stringify(event.detail ?? {}),
  );
}

export async function recordEvent(db: Database, event: AccountEvent, now: number): Promise<void> {
  await db.write(accountEvent(event, now));
}
