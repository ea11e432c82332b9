import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { claimCodeForMs, claimCodeTries, claimForMs } from '../limits.ts';
import { type ProofMethod, proofMethods } from './claim-site.ts';
import { type Finding, findingSchema, type ProfileClaim } from './profile-claim.ts';
import type { Look } from './proofs.ts';

const claimRow = z
  .object({
    id: z.string(),
    state: z.enum(['open', 'waiting', 'granted', 'refused']),
    code_to: z.string().nullable(),
    code_ends_at: z.number().nullable(),
    finding_json: z.string().nullable(),
    evidence: z.string().nullable(),
    proof: z.enum(proofMethods).nullable(),
    reason: z.string().nullable(),
    created_at: z.number(),
    ends_at: z.number(),
  })
  .strict();

/** One's own claim on a profile; one that has run out is none. */
export async function findClaim(
  db: Database,
  user: string,
  profile: number,
  now: number,
): Promise<ProfileClaim | null> {
  const row = await db.first(
    statement(
      claimRow,
      `SELECT id, state, code_to, code_ends_at, finding_json, evidence, proof, reason, created_at, ends_at
       FROM profile_claim WHERE user_id = ?1 AND profile_id = ?2 AND (state <> 'open' OR ends_at > ?3)`,
      user,
      profile,
      now,
    ),
  );
  if (!row) return null;
  return {
    id: row.id,
    state: row.state,
    codeTo: (row.code_ends_at ?? 0) > now ? row.code_to : null,
    finding: row.finding_json ? findingSchema.parse(JSON.parse(row.finding_json)) : null,
    evidence: row.evidence,
    proof: row.proof,
    reason: row.reason,
    createdAt: row.created_at,
    endsAt: row.ends_at,
  };
}

/** Begins a claim on a profile that is not theirs, or begins one anew that has run out or was refused. */
export async function openClaim(
  db: Database,
  user: string,
  profile: number,
  now: number,
): Promise<void> {
  const id = newId();
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO profile_claim (id, profile_id, user_id, state, created_at, ends_at)
       SELECT ?1, ?2, ?3, 'open', ?4, ?5
       WHERE NOT EXISTS (SELECT 1 FROM profile_owner WHERE profile_id = ?2 AND user_id = ?3)
       ON CONFLICT (user_id, profile_id) DO UPDATE SET id = excluded.id, state = 'open', code = NULL,
         code_to = NULL, code_ends_at = NULL, code_tries = 0, finding_json = NULL, evidence = NULL,
         reason = NULL, proof = NULL, against = NULL, created_at = excluded.created_at, ends_at = excluded.ends_at, decided_at = NULL
       WHERE state IN ('granted', 'refused') OR (state = 'open' AND ends_at <= ?4)`,
      id,
      profile,
      user,
      now,
      now + claimForMs,
    ),
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target, detail_json)
       SELECT ?2, 'profile-claim-asked', user_id, user_id, json_object('profile', profile_id)
       FROM profile_claim WHERE id = ?1`,
      id,
      now,
    ),
  );
}

export async function keepFinding(
  db: Database,
  claim: string,
  method: Finding['method'],
  look: Extract<Look, { isThere: false }>,
  now: number,
): Promise<void> {
  const finding: Finding = { method, where: look.where, found: look.found, at: now };
  await db.write(
    statement(
      z.unknown(),
      'UPDATE profile_claim SET finding_json = ?2 WHERE id = ?1',
      claim,
      JSON.stringify(finding),
    ),
  );
}

/** An earlier code is void. */
export async function keepCode(
  db: Database,
  claim: string,
  { hash, to }: { hash: string; to: string },
  now: number,
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `UPDATE profile_claim SET code = ?2, code_to = ?3, code_ends_at = ?4, code_tries = 0
       WHERE id = ?1 AND state = 'open'`,
      claim,
      hash,
      to,
      now + claimCodeForMs,
    ),
  );
}

const codeRow = z.object({ code: z.string() });

/** Counts the try before it compares, so that of any number at once no more than allowed are compared. */
export async function isRightCode(
  db: Database,
  claim: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const [counted = 0] = await db.write(
    statement(
      z.unknown(),
      `UPDATE profile_claim SET code_tries = code_tries + 1
       WHERE id = ?1 AND code IS NOT NULL AND code_ends_at > ?2 AND code_tries < ?3`,
      claim,
      now,
      claimCodeTries,
    ),
  );
  if (counted === 0) return false;
  const row = await db.first(
    statement(codeRow, 'SELECT code FROM profile_claim WHERE id = ?1', claim),
  );
  return row?.code === hash;
}

/** What a person is given to decide by. `proof`: what was found at the profile's own site. */
export type ForReview = { proof: ProofMethod } | { evidence: string };

/** Asks for a person's decision. Gives the owner whom it is against, who is told; null: the profile is nobody's. */
export async function askReview(
  db: Database,
  claim: string,
  given: ForReview,
  now: number,
): Promise<DisputedOwner | null> {
  const [asked = 0] = await db.write(
    statement(
      z.unknown(),
      `UPDATE profile_claim SET state = 'waiting', proof = ?2, evidence = ?3,
         against = (SELECT o.user_id FROM profile_owner o WHERE o.profile_id = profile_claim.profile_id)
       WHERE id = ?1 AND state = 'open'`,
      claim,
      'proof' in given ? given.proof : null,
      'evidence' in given ? given.evidence : null,
    ),
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target, detail_json)
       SELECT ?2, 'profile-disputed', user_id, against, json_object('profile', profile_id)
       FROM profile_claim WHERE id = ?1 AND against IS NOT NULL AND changes() > 0`,
      claim,
      now,
    ),
  );
  return asked > 0 ? findDisputed(db, claim) : null;
}

const disputedRow = z.object({ email: z.string(), profile: z.number() });
/** Whom a claim is against: where mail reaches them, and their profile's id. */
export type DisputedOwner = z.infer<typeof disputedRow>;

export async function findDisputed(db: Database, claim: string): Promise<DisputedOwner | null> {
  return db.first(
    statement(
      disputedRow,
      `SELECT u.email, c.profile_id AS profile FROM profile_claim c JOIN user u ON u.id = c.against
       WHERE c.id = ?1`,
      claim,
    ),
  );
}

/** Claims that nobody finished in time. */
export async function dropOldClaims(db: Database, now: number): Promise<void> {
  await db.write(
    statement(z.unknown(), `DELETE FROM profile_claim WHERE state = 'open' AND ends_at <= ?1`, now),
  );
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
