import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { claimsShown } from '../limits.ts';
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
  is_owned: z.number(),
});

/** A claim that waits for a person, with what there is to judge it by. */
export type WaitingClaim = z.infer<typeof row>;

const select = `SELECT c.id, c.evidence, c.finding_json, c.created_at, c.user_id, u.name AS fullname,
    u.email, c.profile_id, p.slug, p.name, p.url,
    EXISTS (SELECT 1 FROM profile_owner o WHERE o.profile_id = p.id) AS is_owned
  FROM profile_claim c JOIN user u ON u.id = c.user_id JOIN profile p ON p.id = c.profile_id
  WHERE c.state = 'waiting'`;

/** Oldest first. */
export async function listWaitingClaims(db: Database): Promise<WaitingClaim[]> {
  return db.all(statement(row, `${select} ORDER BY c.created_at, c.id LIMIT ?1`, claimsShown));
}

export async function findWaitingClaim(db: Database, id: string): Promise<WaitingClaim | null> {
  return db.first(statement(row, `${select} AND c.id = ?1`, id));
}
