import type { Places } from './place.ts';

const hashed = { withheld: 'A hash of a key that opens the account.' };
const provider = { withheld: 'Never kept: always empty.' };

/** What a member is and how they sign in. */
export const accountPlaces: Places = {
  user: {
    id: 'account.id',
    name: 'account.name',
    email: 'account.email',
    emailVerified: 'account.email_confirmed',
    image: 'account.picture',
    createdAt: 'account.made_at',
    updatedAt: 'account.changed_at',
    role: 'account.role',
    has_access: 'account.supporter',
    onboarding_completed_at: 'account.onboarded_at',
    occupation: 'account.occupation',
    interests_json: 'account.interests',
    access_until: 'account.supporter_until',
  },
  account: {
    id: 'ways-to-sign-in.id',
    accountId: 'ways-to-sign-in.id_there',
    providerId: 'ways-to-sign-in.way',
    userId: 'account.id',
    accessToken: provider,
    refreshToken: provider,
    idToken: provider,
    accessTokenExpiresAt: provider,
    refreshTokenExpiresAt: provider,
    scope: 'ways-to-sign-in.scope',
    password: hashed,
    createdAt: 'ways-to-sign-in.made_at',
    updatedAt: 'ways-to-sign-in.changed_at',
  },
  session: {
    id: 'sessions.id',
    token: hashed,
    userId: 'account.id',
    expiresAt: 'sessions.ends_at',
    createdAt: 'sessions.signed_in_at',
    updatedAt: 'sessions.used_at',
    ipAddress: 'sessions.ip_address',
    userAgent: 'sessions.browser',
  },
  email_change: {
    token: hashed,
    kind: 'address-changes.kind',
    user_id: 'account.id',
    old_email: 'address-changes.old_email',
    new_email: 'address-changes.new_email',
    created_at: 'address-changes.asked_at',
    expires_at: 'address-changes.ends_at',
  },
  account_event: {
    id: 'events.number',
    at: 'events.at',
    event: 'events.event',
    actor: 'events.by',
    target: 'events.about',
    detail_json: 'events.details',
  },
};
