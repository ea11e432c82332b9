import type { Places } from './place.ts';

/** What they say is theirs. */
export const claimsPlaces: Places = {
  profile_claim: {
    id: { withheld: 'What a published proof is made of, with a secret of the site.' },
    profile_id: 'profile-claims.profile',
    user_id: 'account.id',
    state: 'profile-claims.state',
    code: { withheld: 'A keyed hash of a mailed code, good for an hour.' },
    code_to: 'profile-claims.code_mailed_to',
    code_ends_at: 'profile-claims.code_ends_at',
    code_tries: { withheld: 'Counts guesses at a mailed code.' },
    finding_json: 'profile-claims.last_look',
    evidence: 'profile-claims.evidence',
    proof: 'profile-claims.proof',
    against: { withheld: 'Whose the profile was when it was disputed: somebody else.' },
    reason: 'profile-claims.reason',
    created_at: 'profile-claims.made_at',
    ends_at: 'profile-claims.ends_at',
    decided_at: 'profile-claims.decided_at',
  },
  credit_claim: {
    id: 'credit-claims.number',
    website_id: 'credit-claims.website',
    profile_id: 'credit-claims.profile',
    user_id: 'account.id',
    role: 'credit-claims.role',
    note: 'credit-claims.note',
    state: 'credit-claims.state',
    reason: 'credit-claims.reason',
    appeal: 'credit-claims.appeal',
    final_reason: 'credit-claims.final_reason',
    created_at: 'credit-claims.made_at',
    decided_at: 'credit-claims.decided_at',
    appealed_at: 'credit-claims.appealed_at',
  },
};
