import type { ProofMethod } from '#domain/claim/claim-site.ts';
import type { Finding } from '#domain/claim/profile-claim.ts';
import type { ProfileKind } from '#domain/profile/profile.ts';

export const dones = ['code', 'review', 'granted'] as const;

/** What a profile looks like in the list to choose from. */
export interface FoundProfile {
  slug: string;
  name: string;
  kind: ProfileKind | null;
  host: string | null;
  isTaken: boolean;
}

export interface OpenClaim {
  /** Of the proofs: where each is looked for, and what has to stand there. */
  host: string;
  methods: readonly ProofMethod[];
  records: Record<'dns' | 'meta' | 'file', { where: string; value: string }>;
  codeTo: string | null;
  finding: Finding | null;
  /** Epoch ms. */
  endsAt: number;
}

/** Where a profile and its claim stand. `isTaken`: somebody else owns it, so that a person decides. */
export type Standing =
  | { is: 'free' }
  | { is: 'yours' }
  | { is: 'taken' }
  | { is: 'waiting'; evidence: string | null; proof: ProofMethod | null; isTaken: boolean }
  | { is: 'refused'; reason: string }
  /** `proofs` null: the profile names no site that could prove anything. */
  | { is: 'open'; proofs: OpenClaim | null; isTaken: boolean };

export interface ClaimProps {
  term: string;
  found: FoundProfile[];
  profile: { slug: string; name: string; url: string | null } | null;
  standing: Standing;
  done: (typeof dones)[number] | null;
  typed: { local?: string; evidence?: string };
  issues: { local?: string; code?: string; evidence?: string; check?: string; found?: string };
}
