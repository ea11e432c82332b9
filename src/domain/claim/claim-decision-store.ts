import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import type { GrantedBy } from './profile-claim.ts';

interface Decision {
  by: GrantedBy;
  /** The admin; null where a proof decides. */
  actor: string | null;
}

/**
 * Makes the profile theirs. One statement decides: of any number of claims at once one wins. A person's decision takes
 * it from the owner whom the claim was sent in against, and from nobody else. False: it is somebody's already, or the
 * claim is over.
 */
export async function grantClaim(
  db: Database,
  claim: string,
  decision: Decision,
  now: number,
): Promise<boolean> {
  const { by } = decision;
  const isOpen =
    by === 'review' ? `state = 'waiting'` : `state IN ('open', 'waiting') AND ends_at > ?3`;
  const [, won = 0] = await db.write(
    record('lost', claim, decision, now),
    statement(
      z.unknown(),
      `INSERT INTO profile_owner (profile_id, user_id, proof, since)
       SELECT profile_id, user_id, ?2, CAST(?3 AS INTEGER) FROM profile_claim WHERE id = ?1 AND ${isOpen}
       ON CONFLICT (profile_id) DO UPDATE SET user_id = excluded.user_id, proof = excluded.proof, since = excluded.since
         WHERE ?2 = 'review' AND profile_owner.user_id = (SELECT against FROM profile_claim WHERE id = ?1)`,
      claim,
      by,
      now,
    ),
    record('gained', claim, decision, now),
    statement(
      z.unknown(),
      `UPDATE profile_claim SET state = 'granted', decided_at = ?2, code = NULL, finding_json = NULL
       WHERE id = ?1 AND state IN ('open', 'waiting') AND ${isTheirs}`,
      claim,
      now,
    ),
    // Its public page no longer offers it.
    statement(
      z.unknown(),
      'UPDATE catalogue SET version = version + 1, changed_at = ?1 WHERE id = 1 AND changes() > 0',
      now,
    ),
  );
  return won > 0;
}

const isTheirs = `EXISTS (SELECT 1 FROM profile_owner o
  WHERE o.profile_id = profile_claim.profile_id AND o.user_id = profile_claim.user_id)`;

/** What a grant leaves on record: `gained` behind it, `lost` before it, of whoever owns the profile until then. */
const records = {
  gained: `'profile-claimed', coalesce(?3, user_id), user_id, json_object('profile', profile_id, 'proof', ?4)
    FROM profile_claim WHERE id = ?1 AND state IN ('open', 'waiting') AND ${isTheirs}`,
  lost: `'profile-lost', ?3, against, json_object('profile', profile_id) FROM profile_claim
    WHERE id = ?1 AND state = 'waiting' AND ?4 = 'review' AND EXISTS (SELECT 1 FROM profile_owner o
      WHERE o.profile_id = profile_claim.profile_id AND o.user_id = profile_claim.against)`,
};

function record(
  what: keyof typeof records,
  claim: string,
  { by, actor }: Decision,
  now: number,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO account_event (at, event, actor, target, detail_json) SELECT ?2, ${records[what]}`,
    claim,
    now,
    actor,
    by,
  );
}

/** False: somebody has decided it already. */
export async function refuseClaim(
  db: Database,
  claim: string,
  { reason, actor }: { reason: string; actor: string },
  now: number,
): Promise<boolean> {
  const [refused = 0] = await db.write(
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target, detail_json)
       SELECT ?2, 'profile-claim-refused', ?3, user_id, json_object('profile', profile_id, 'reason', ?4)
       FROM profile_claim WHERE id = ?1 AND state = 'waiting'`,
      claim,
      now,
      actor,
      reason,
    ),
    statement(
      z.unknown(),
      `UPDATE profile_claim SET state = 'refused', reason = ?2, decided_at = ?3
       WHERE id = ?1 AND state = 'waiting'`,
      claim,
      reason,
      now,
    ),
  );
  return refused > 0;
}
