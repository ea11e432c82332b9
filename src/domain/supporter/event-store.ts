import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { eventsLookedBack, payersAPage, paymentsAtOnce } from '../limits.ts';
import type { PaymentEvent } from './payment-event.ts';
import { type PaidAccess, type SubscriptionFact, statuses } from './subscription.ts';

/** Keeps events, each id once, with the customer if it is one of ours. Gives how many were new. */
export async function keepEvents(
  db: Database,
  events: readonly PaymentEvent[],
  now: number,
): Promise<number> {
  const [added = 0] = await db.write(
    statement(
      z.unknown(),
      `INSERT INTO payment_event (id, type, created, received, customer, fact_json)
       SELECT value ->> 'id', value ->> 'type', CAST(value ->> 'created' AS INTEGER), CAST(?2 AS INTEGER),
         p.customer, CASE WHEN p.customer IS NULL THEN NULL ELSE value -> 'fact' END
       FROM json_each(?1) LEFT JOIN payer p ON p.customer = value ->> 'customer'
       WHERE true ON CONFLICT (id) DO NOTHING`,
      JSON.stringify(events),
      now,
    ),
  );
  return added;
}

const factRow = z.object({
  seq: z.number(),
  id: z.string(),
  created: z.number(),
  fact_json: z.string(),
});
const factShape = z.object({
  subscription: z.string(),
  status: z.enum(statuses),
  periodEnd: z.number().nullable(),
  endsAt: z.number().nullable(),
});

/** All that was ever said about a customer's subscriptions, and the place of the last word in the log. */
export async function readFacts(
  db: Database,
  customer: string,
): Promise<{ facts: SubscriptionFact[]; last: number }> {
  const rows = await db.all(
    statement(
      factRow,
      `SELECT seq, id, created, fact_json FROM payment_event
       WHERE customer = ?1 AND fact_json IS NOT NULL ORDER BY seq`,
      customer,
    ),
  );
  const facts = rows.map(({ id, created, fact_json }) => ({
    id,
    created,
    ...factShape.parse(JSON.parse(fact_json)),
  }));
  return { facts, last: rows.at(-1)?.seq ?? 0 };
}

const customerRow = z.object({ customer: z.string() });

/** Customers whose access lacks one of the newest events of the log, whoever died over it. For `DISTINCT` SQLite would read the index of customers whole. */
export async function listUnapplied(db: Database): Promise<string[]> {
  const rows = await db.all(
    statement(
      customerRow,
      `SELECT DISTINCT e.customer FROM payment_event e NOT INDEXED CROSS JOIN payer p
       WHERE e.seq > (SELECT max(seq) FROM payment_event) - ${eventsLookedBack}
         AND p.customer = e.customer AND p.applied < e.seq
       LIMIT ${paymentsAtOnce}`,
    ),
  );
  return rows.map(({ customer }) => customer);
}

const payerRow = customerRow.extend({ is_behind: z.number() });

/** The next customers in order after one ('' for the first), and those of them whose access lacks an event. `last` is null at the end. */
export async function pageOfUnapplied(
  db: Database,
  after: string,
): Promise<{ customers: string[]; last: string | null }> {
  const rows = await db.all(
    statement(
      payerRow,
      `SELECT p.customer, p.applied < coalesce(
         (SELECT max(e.seq) FROM payment_event e WHERE e.customer = p.customer), 0) AS is_behind
       FROM payer p WHERE p.customer > ?1 ORDER BY p.customer LIMIT ${payersAPage}`,
      after,
    ),
  );
  const behind = rows.filter(({ is_behind }) => is_behind === 1);
  return {
    customers: behind.map(({ customer }) => customer),
    last: rows.length < payersAPage ? null : (rows.at(-1)?.customer ?? null),
  };
}

/**
 * Puts what the log comes to into force, up to its place `last`, unless a later place is in force already. All of it
 * or nothing, so that however often and by however many it is done, access begins once, ends once and is noted once.
 */
export async function applyAccess(
  db: Database,
  customer: string,
  { state, until, accessUntil }: PaidAccess,
  last: number,
  now: number,
): Promise<void> {
  const has = accessUntil !== null && accessUntil > now ? 1 : 0;
  await db.write(
    note('supporter-began', 'u.has_access = 0 AND ?3 = 1', { customer, last, has, now }),
    note('supporter-ended', `u.has_access = 1 AND ?3 = 0 AND ${notGiven}`, {
      customer,
      last,
      has,
      now,
    }),
    statement(
      z.unknown(),
      `UPDATE user AS u SET has_access = CAST(?3 AS INTEGER), access_until = CAST(?4 AS INTEGER)
       WHERE u.id = (SELECT user_id FROM payer WHERE customer = ?1 AND applied < ?2)
         AND (u.has_access = 0 OR ${notGiven})`,
      customer,
      last,
      has,
      accessUntil,
    ),
    statement(
      z.unknown(),
      `UPDATE payer SET state = ?3, until = CAST(?4 AS INTEGER), applied = CAST(?2 AS INTEGER)
       WHERE customer = ?1 AND applied < ?2`,
      customer,
      last,
      state,
      until,
    ),
  );
}

/** Access with an end comes from payments; without one it was given by hand. */
const notGiven = 'u.access_until IS NOT NULL';

interface Noted {
  customer: string;
  last: number;
  has: number;
  now: number;
}

function note(
  event: 'supporter-began' | 'supporter-ended',
  when: string,
  { customer, last, has, now }: Noted,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO account_event (at, event, actor, target)
     SELECT CAST(?4 AS INTEGER), '${event}', 'payments', u.id FROM payer p JOIN user u ON u.id = p.user_id
     WHERE p.customer = ?1 AND p.applied < ?2 AND ${when}`,
    customer,
    last,
    has,
    now,
  );
}

/** Access whose time is over ends, noted once. Sessions see the end by themselves before this has run. */
export async function endAccess(db: Database, now: number): Promise<void> {
  const over = 'has_access = 1 AND access_until IS NOT NULL AND access_until <= ?1';
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target)
       SELECT CAST(?1 AS INTEGER), 'supporter-ended', 'payments', id FROM user WHERE ${over}`,
      now,
    ),
    statement(z.unknown(), `UPDATE user SET has_access = 0 WHERE ${over}`, now),
  );
}

const sweptRow = z.object({ swept: z.number() });

/** Up to when the service was asked for missed events, epoch ms; null: never. */
export async function readSwept(db: Database): Promise<number | null> {
  return (await db.first(statement(sweptRow, 'SELECT swept FROM payment_sweep')))?.swept ?? null;
}

export async function noteSwept(db: Database, swept: number): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO payment_sweep (id, swept) VALUES (1, CAST(?1 AS INTEGER))
       ON CONFLICT (id) DO UPDATE SET swept = max(swept, excluded.swept)`,
      swept,
    ),
  );
}
