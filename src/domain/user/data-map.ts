/** Where a column is found in the export, as `file.key`, or why it is not in it. */
type Place = string | { withheld: string };

const hashed = { withheld: 'A hash of a key that opens the account.' };
const provider = { withheld: 'Never kept: always empty.' };
const counter = {
  withheld: 'Counts attempts by a hash of whose they are, or from which browser; gone after a day.',
};
const link = { withheld: 'Belongs to a mailed link; gone when it is opened or has run out.' };
const seen = {
  withheld:
    "A hash of address and browser under a day's own key; both are gone after the next day.",
};
const leaving = {
  withheld: 'The number of a customer whose account is deleted, until Stripe has deleted them too.',
};
const mail = { withheld: 'A mail on its way, encrypted; gone when it is sent.' };

/**
 * Every column of every table that can hold something about a member. A test fails for a table or a column that is
 * neither here nor among `tablesWithoutMembers`, and for one that is not where this says.
 */
export const dataMap: Record<string, Record<string, Place>> = {
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
  payer: {
    user_id: 'account.id',
    customer: 'payments.customer',
    since: 'payments.since',
    applied: 'payments.events_counted',
    state: 'payments.state',
    until: 'payments.until',
  },
  payment_event: {
    seq: 'payments.events.number',
    id: 'payments.events.id',
    type: 'payments.events.event',
    created: 'payments.events.at',
    received: 'payments.events.received_at',
    customer: 'payments.customer',
    fact_json: 'payments.events.says',
  },
  payer_leaving: { customer: leaving, due: leaving, tries: leaving },
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
  favorite: {
    user_id: 'account.id',
    kind: 'favourites.kind',
    entity_id: 'favourites.id',
    created_at: 'favourites.added_at',
  },
  collection: {
    id: 'collections.id',
    user_id: 'account.id',
    slug: 'collections.slug',
    title: 'collections.title',
    description: 'collections.description',
    visibility: 'collections.visibility',
    created_at: 'collections.made_at',
    updated_at: 'collections.changed_at',
    version: 'collections.version',
  },
  collection_item: {
    id: 'collections.items.item',
    collection_id: 'collections.id',
    kind: 'collections.items.kind',
    entity_id: 'collections.items.id',
    position: 'collections.items.position',
    note: 'collections.items.note',
    added_at: 'collections.items.added_at',
    removed_at: 'collections.items.removed_at',
    version: 'collections.items.version',
  },
  account_event: {
    id: 'events.number',
    at: 'events.at',
    event: 'events.event',
    actor: 'events.by',
    target: 'events.about',
    detail_json: 'events.details',
  },
  attempt: { key: counter, started: counter, count: counter },
  event_seen: {
    day: seen,
    type: seen,
    entity_kind: seen,
    entity_id: seen,
    visitor: seen,
  },
  verification: {
    id: link,
    identifier: link,
    value: link,
    expiresAt: link,
    createdAt: link,
    updatedAt: link,
  },
  outgoing_mail: { id: mail, sealed: mail, created: mail, due: mail, tries: mail, recipient: mail },
};

/** Tables that hold nothing about members. */
export const tablesWithoutMembers: readonly string[] = [
  'location',
  'category',
  'profile',
  'profile_specialty',
  'typeface',
  'typeface_style',
  'typeface_type',
  'typeface_designer',
  'typeface_link',
  'face',
  'language',
  'pangram',
  'pairing',
  'pairing_typeface',
  'palette',
  'palette_tag',
  'palette_tagged',
  'palette_website',
  'website',
  'website_category',
  'credit',
  'website_typeface',
  'website_color',
  'fact',
  'image',
  'link',
  'slug_history',
  'event_day',
  'payment_sweep',
  'event_key',
  'event_message',
  'ad',
  'announcement',
  'catalogue',
  'lease',
  'import_run',
];
