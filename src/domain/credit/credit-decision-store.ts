import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';

const stillTheirs = `EXISTS (SELECT 1 FROM profile_owner o
  WHERE o.profile_id = credit_claim.profile_id AND o.user_id = credit_claim.user_id)`;

/**
 * Makes it a credit: one statement decides, so that of any number of decisions at once one counts, and what follows
 * happens only with it. False: it was decided already, or the profile is no longer theirs.
 */
export async function grantCredit(
  db: Database,
  id: number,
  actor: string,
  now: number,
): Promise<boolean> {
  const [granted = 0] = await db.write(
    statement(
      z.unknown(),
      `UPDATE credit_claim SET state = 'granted', decided_at = ?2
       WHERE id = CAST(?1 AS INTEGER) AND state IN ('waiting', 'appealed') AND ${stillTheirs}`,
      id,
      now,
    ),
    // Each goes on only where the one before it changed a row.
    statement(
      z.unknown(),
      `INSERT INTO credit (website_id, profile_id, role, position)
       SELECT website_id, profile_id, role,
         (SELECT coalesce(max(position) + 1, 0) FROM credit k WHERE k.website_id = c.website_id)
       FROM credit_claim c WHERE id = CAST(?1 AS INTEGER) AND changes() > 0
       ON CONFLICT (website_id, profile_id, role) DO UPDATE SET role = excluded.role`,
      id,
    ),
    statement(
      z.unknown(),
      `UPDATE website SET version = version + 1, updated_at = ?2
       WHERE id = (SELECT website_id FROM credit_claim WHERE id = CAST(?1 AS INTEGER)) AND changes() > 0`,
      id,
      now,
    ),
    statement(
      z.unknown(),
      'UPDATE catalogue SET version = version + 1, changed_at = ?1 WHERE id = 1 AND changes() > 0',
      now,
    ),
    decided('credit-granted', id, actor, null, now),
  );
  return granted > 0;
}

/** A refusal of an appeal is final. False: it was decided already. */
export async function refuseCredit(
  db: Database,
  id: number,
  { reason, actor }: { reason: string; actor: string },
  now: number,
): Promise<boolean> {
  const [refused = 0] = await db.write(
    statement(
      z.unknown(),
      `UPDATE credit_claim SET decided_at = ?3,
         final_reason = iif(state = 'appealed', ?2, NULL),
         reason = iif(state = 'appealed', reason, ?2),
         state = iif(state = 'appealed', 'final', 'refused')
       WHERE id = CAST(?1 AS INTEGER) AND state IN ('waiting', 'appealed')`,
      id,
      reason,
      now,
    ),
    decided('credit-refused', id, actor, reason, now),
  );
  return refused > 0;
}

function decided(
  event: 'credit-granted' | 'credit-refused',
  id: number,
  actor: string,
  reason: string | null,
  now: number,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO account_event (at, event, actor, target, detail_json)
     SELECT ?2, ?3, ?4, user_id, json_object('claim', id, 'state', state, 'reason', ?5)
     FROM credit_claim WHERE id = CAST(?1 AS INTEGER) AND changes() > 0`,
    id,
    now,
    event,
    actor,
    reason,
  );
}
