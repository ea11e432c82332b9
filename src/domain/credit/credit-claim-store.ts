import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { claimsShown } from '../limits.ts';
import { urlKey } from '../urls.ts';
import { type CreditClaim, type CreditState, creditStates } from './credit-claim.ts';

const websiteRow = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  url: z.string(),
});
export type ClaimedWebsite = z.infer<typeof websiteRow>;
const publishedWebsite = `SELECT id, slug, title, url FROM website WHERE status = 'published'`;

export async function findClaimedWebsite(db: Database, id: number): Promise<ClaimedWebsite | null> {
  return db.first(statement(websiteRow, `${publishedWebsite} AND id = CAST(?1 AS INTEGER)`, id));
}

/** By its address, however it is written; without a scheme too. */
export async function findWebsiteAt(db: Database, typed: string): Promise<ClaimedWebsite | null> {
  const text = typed.trim();
  const key = urlKey(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return key === null
    ? null
    : db.first(statement(websiteRow, `${publishedWebsite} AND url_key = ?1`, key));
}

const claimRow = z.object({
  id: z.number(),
  state: z.enum(creditStates),
  role: z.string(),
  note: z.string(),
  reason: z.string().nullable(),
  final_reason: z.string().nullable(),
  appeal: z.string().nullable(),
  created_at: z.number(),
  decided_at: z.number().nullable(),
  website_id: z.number(),
  website_slug: z.string(),
  website_title: z.string(),
  website_url: z.string(),
  profile_slug: z.string(),
  profile_name: z.string(),
});
const columns = `c.id, c.state, c.role, c.note, c.reason, c.final_reason, c.appeal, c.created_at,
  c.decided_at, w.id AS website_id, w.slug AS website_slug, w.title AS website_title, w.url AS website_url,
  p.slug AS profile_slug, p.name AS profile_name`;
const joined = `credit_claim c JOIN website w ON w.id = c.website_id JOIN profile p ON p.id = c.profile_id`;

/** Newest first. */
export async function listCreditClaims(db: Database, user: string): Promise<CreditClaim[]> {
  const rows = await db.all(
    statement(
      claimRow,
      `SELECT ${columns} FROM ${joined} WHERE c.user_id = ?1
       ORDER BY c.created_at DESC, c.id DESC LIMIT ?2`,
      user,
      claimsShown,
    ),
  );
  return rows.map(claimOf);
}

const reviewRow = claimRow.extend({
  user_id: z.string(),
  fullname: z.string(),
  email: z.string(),
  profile_url: z.string().nullable(),
  proof: z.string().nullable(),
  known: z.string(),
});

export interface CreditReview extends CreditClaim {
  by: { id: string; name: string; email: string };
  profileUrl: string | null;
  /** How the profile became theirs; null: it is no longer. */
  proof: string | null;
  /** Credits that the website has already, in words. */
  known: string;
}

const reviewed = `SELECT ${columns}, c.user_id, u.name AS fullname, u.email, p.url AS profile_url,
    (SELECT proof FROM profile_owner o WHERE o.profile_id = p.id AND o.user_id = c.user_id) AS proof,
    coalesce((SELECT group_concat(q.name || iif(k.role = '', '', ', ' || k.role), '; ')
      FROM credit k JOIN profile q ON q.id = k.profile_id WHERE k.website_id = w.id), '') AS known
  FROM ${joined} JOIN user u ON u.id = c.user_id WHERE c.state IN ('waiting', 'appealed')`;

/** What waits for a decision, oldest first. */
export async function listCreditReviews(db: Database): Promise<CreditReview[]> {
  const rows = await db.all(
    statement(reviewRow, `${reviewed} ORDER BY c.created_at, c.id LIMIT ?1`, claimsShown),
  );
  return rows.map(reviewOf);
}

export async function findCreditReview(db: Database, id: number): Promise<CreditReview | null> {
  const row = await db.first(
    statement(reviewRow, `${reviewed} AND c.id = CAST(?1 AS INTEGER)`, id),
  );
  return row && reviewOf(row);
}

/** `known`: the website has this credit, or the same was asked for. `none`: no such website, or not their profile. */
export type Asked = 'asked' | 'known' | 'none';

/** Asks for a credit of a profile that one owns, on a published website. */
export async function askCredit(
  db: Database,
  user: string,
  asked: { website: number; profile: string; role: string; note: string },
  now: number,
): Promise<Asked> {
  const [made = 0] = await db.write(
    statement(
      z.unknown(),
      `INSERT INTO credit_claim (website_id, profile_id, user_id, role, note, state, created_at)
       SELECT w.id, p.id, o.user_id, ?4, ?5, 'waiting', ?6
       FROM website w, profile p JOIN profile_owner o ON o.profile_id = p.id
       WHERE w.id = CAST(?1 AS INTEGER) AND w.status = 'published' AND p.slug = ?2 AND o.user_id = ?3
         AND NOT EXISTS (SELECT 1 FROM credit k
           WHERE k.website_id = w.id AND k.profile_id = p.id AND k.role = ?4 COLLATE NOCASE)
         AND NOT EXISTS (SELECT 1 FROM credit_claim k
           WHERE k.website_id = w.id AND k.profile_id = p.id AND k.role = ?4 COLLATE NOCASE)`,
      asked.website,
      asked.profile,
      user,
      asked.role,
      asked.note,
      now,
    ),
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target, detail_json)
       SELECT ?2, 'credit-claimed', user_id, user_id,
         json_object('website', website_id, 'profile', profile_id, 'role', role)
       FROM credit_claim WHERE id = last_insert_rowid() AND user_id = ?1 AND changes() > 0`,
      user,
      now,
    ),
  );
  if (made > 0) return 'asked';
  const isPossible = await db.first(
    statement(
      z.unknown(),
      `SELECT 1 FROM profile p JOIN profile_owner o ON o.profile_id = p.id
       WHERE p.slug = ?1 AND o.user_id = ?2`,
      asked.profile,
      user,
    ),
  );
  return isPossible ? 'known' : 'none';
}

/** Once: an appeal that was refused is final. False: there is nothing of theirs to appeal against. */
export async function appealCredit(
  db: Database,
  user: string,
  { id, appeal }: { id: number; appeal: string },
  now: number,
): Promise<boolean> {
  const [appealed = 0] = await db.write(
    statement(
      z.unknown(),
      `UPDATE credit_claim SET state = 'appealed', appeal = ?3, appealed_at = ?4
       WHERE id = CAST(?1 AS INTEGER) AND user_id = ?2 AND state = 'refused'`,
      id,
      user,
      appeal,
      now,
    ),
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target, detail_json)
       SELECT ?3, 'credit-appealed', user_id, user_id, json_object('claim', id)
       FROM credit_claim WHERE id = CAST(?1 AS INTEGER) AND user_id = ?2 AND changes() > 0`,
      id,
      user,
      now,
    ),
  );
  return appealed > 0;
}

function reviewOf(row: z.infer<typeof reviewRow>): CreditReview {
  return {
    ...claimOf(row),
    by: { id: row.user_id, name: row.fullname, email: row.email },
    profileUrl: row.profile_url,
    proof: row.proof,
    known: row.known,
  };
}

function claimOf(row: z.infer<typeof claimRow>): CreditClaim {
  const state: CreditState = row.state;
  return {
    id: row.id,
    state,
    website: {
      id: row.website_id,
      slug: row.website_slug,
      title: row.website_title,
      url: row.website_url,
    },
    profile: { slug: row.profile_slug, name: row.profile_name },
    role: row.role,
    note: row.note,
    reason: row.reason,
    finalReason: row.final_reason,
    appeal: row.appeal,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}
