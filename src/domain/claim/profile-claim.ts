import { z } from 'zod';
import { claimWords } from '../limits.ts';
import type { ProfileKind } from '../profile/profile.ts';
import type { ProofMethod } from './claim-site.ts';

export type ClaimState = 'open' | 'waiting' | 'granted' | 'refused';

/** What the last look outside came to. */
export const findingSchema = z.object({
  method: z.enum(['dns', 'meta', 'file']),
  /** The name or the address that was asked. */
  where: z.string(),
  /** What was there, as one sentence. */
  found: z.string(),
  /** Epoch ms. */
  at: z.number(),
});
export type Finding = z.infer<typeof findingSchema>;

export interface ProfileClaim {
  id: string;
  state: ClaimState;
  /** Where a code was mailed to; null: none, or it has run out. */
  codeTo: string | null;
  finding: Finding | null;
  evidence: string | null;
  /** How it was proved; only where somebody else owns the profile, so that a person decides. */
  proof: ProofMethod | null;
  reason: string | null;
  /** Epoch ms. */
  createdAt: number;
  endsAt: number;
}

export interface ClaimedProfile {
  id: number;
  slug: string;
  name: string;
  kind: ProfileKind | null;
  url: string | null;
  /** Whose it is: a user's id, or null. */
  owner: string | null;
}

/** How a profile came to its owner, as `profile_owner.proof` says it. */
export type GrantedBy = ProofMethod | 'review';

const oneOf = (most: number, least: number, empty: string) =>
  z.string().trim().min(least, empty).max(most, `At most ${most} characters`);

export const evidenceField = oneOf(
  claimWords.evidence,
  20,
  'Say in a sentence or two how we can tell',
);
export const reasonField = oneOf(claimWords.reason, 3, 'A refusal needs a reason: they read it');

/** Codes as people type them: case, spaces and dashes do not count. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}
