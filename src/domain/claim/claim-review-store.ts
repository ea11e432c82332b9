import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { claimsShown } from '../limits.ts';
import { proofMethods } from './claim-site.ts';
import { findingSchema } from './profile-claim.ts';

const row = z.object({
  id: z.string(),
  evidence: z.string().nullable(),
  finding_json: z
    .string()
    .nullable()
    .transform((text) => (text ? findingSchema.parse(JSON.parse(text)) : null)),
  created_at: z.number(),
  user_id: z.string(),
  fullname: z.string(),
  email: z.string(),
  profile_id: z.number(),
  slug: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  proof: z.enum(proofMethods).nullable(),
  owner: z.string().nullable(),
  can_grant: z.number(),
});

/**
 * A claim that waits for a person, with what there is to judge it by. `proof`: what was found at the profile's own site.
 * `owner`: who has the profile, by name, mail address and proof. `can_grant`: 0 where it has come to somebody since.
 */
export type WaitingClaim = z.infer<typeof row>;

const select = `SELECT c.id, c.evidence, c.finding_json, c.created_at, c.user_id, u.name AS fullname,
    u.email, c.profile_id, p.slug, p.name, p.url, c.proof,
    v.name || ' (' || v.email || '), ' || o.proof AS owner,
    o.user_id IS NULL OR o.user_id IS c.against AS can_grant
  FROM profile_claim c JOIN user u ON u.id = c.user_id JOIN profile p ON p.id = c.profile_id
  LEFT JOIN profile_owner o ON o.profile_id = p.id LEFT JOIN user v ON v.id = o.user_id
  WHERE c.state = 'waiting'`;

/** Oldest first. */
export async function listWaitingClaims(db: Database): Promise<WaitingClaim[]> {
  return db.all(statement(row, `${select} ORDER BY c.created_at, c.id LIMIT ?1`, claimsShown));
}

export async function findWaitingClaim(db: Database, id: string): Promise<WaitingClaim | null> {
  return db.first(statement(row, `${select} AND c.id = ?1`, id));
}
