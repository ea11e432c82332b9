import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { leaveAgainAfterMs, paymentsAtOnce } from '../limits.ts';
import type { PaidState } from './subscription.ts';

const payerRow = z.object({
  customer: z.string(),
  applied: z.number(),
  state: z.enum(['none', 'active', 'past-due', 'ending', 'ended'] satisfies PaidState[]),
  until: z.number().nullable(),
});

export type Payer = z.infer<typeof payerRow>;

/** A member as the payment service knows them; null: not at all. */
export async function findPayer(db: Database, user: string): Promise<Payer | null> {
  return db.first(
    statement(
      payerRow,
      'SELECT customer, applied, state, until FROM payer WHERE user_id = ?1',
      user,
    ),
  );
}

/**
 * Notes the customer that was made for a member; whoever came first stays. Null when the account has gone meanwhile:
 * then the customer has to be forgotten.
 */
export async function keepPayer(
  db: Database,
  user: string,
  customer: string,
  now: number,
): Promise<Payer | null> {
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO payer (user_id, customer, since) SELECT id, ?2, CAST(?3 AS INTEGER) FROM user
       WHERE id = ?1 ON CONFLICT DO NOTHING`,
      user,
      customer,
      now,
    ),
    statement(
      z.unknown(),
      `INSERT INTO payer_leaving (customer, due) SELECT ?2, CAST(?3 AS INTEGER)
       WHERE NOT EXISTS (SELECT 1 FROM payer WHERE customer = ?2) ON CONFLICT DO NOTHING`,
      user,
      customer,
      now,
    ),
  );
  return findPayer(db, user);
}

/** For the deletion of an account, before its row goes: its customer is to be forgotten. */
export function leavePayments(user: string, now: number): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO payer_leaving (customer, due) SELECT customer, CAST(?2 AS INTEGER) FROM payer
     WHERE user_id = ?1 ON CONFLICT DO NOTHING`,
    user,
    now,
  );
}

const leavingRow = z.object({ customer: z.string(), due: z.number(), tries: z.number() });
export type Leaving = z.infer<typeof leavingRow>;

/** Customers that are due to be forgotten. */
export async function listLeaving(db: Database, now: number): Promise<Leaving[]> {
  return db.all(
    statement(
      leavingRow,
      `SELECT customer, due, tries FROM payer_leaving WHERE due <= ?1 ORDER BY due LIMIT ${paymentsAtOnce}`,
      now,
    ),
  );
}

/** Of several who want to handle one customer, one may. It comes again if it is not done: later each time, a day at most. */
export async function takeLeaving(
  db: Database,
  { customer, due, tries }: Leaving,
  now: number,
): Promise<boolean> {
  const again = now + leaveAgainAfterMs * 2 ** Math.min(tries, 10);
  const [taken = 0] = await db.write(
    statement(
      z.unknown(),
      `UPDATE payer_leaving SET due = CAST(?3 AS INTEGER), tries = tries + 1
       WHERE customer = ?1 AND due = ?2`,
      customer,
      due,
      again,
    ),
  );
  return taken > 0;
}

export async function dropLeaving(db: Database, customer: string): Promise<void> {
  await db.write(statement(z.unknown(), 'DELETE FROM payer_leaving WHERE customer = ?1', customer));
}
