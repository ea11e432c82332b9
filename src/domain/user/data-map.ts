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
const measured = { withheld: 'Size and kind of a picture, which stands at its own address.' };
const wayOut = { withheld: 'How an address of a profile is reached through this site.' };
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
  profile_owner: {
    profile_id: 'profiles.id',
    user_id: 'account.id',
    proof: 'profiles.proof',
    since: 'profiles.since',
  },
  profile: {
    id: 'profiles.id',
    slug: 'profiles.slug',
    name: 'profiles.name',
    kind: 'profiles.kind',
    url: 'profiles.url',
    bio: 'profiles.bio',
    location_id: 'profiles.location',
    picture_key: 'profiles.picture',
    created_at: 'profiles.made_at',
    updated_at: 'profiles.changed_at',
    version: 'profiles.version',
  },
  profile_specialty: { profile_id: 'profiles.id', specialty: 'profiles.specialties' },
  profile_link: {
    profile_id: 'profiles.id',
    position: 'profiles.links.position',
    hash: 'profiles.links.way_out',
  },
  link: {
    hash: 'profiles.links.way_out',
    url: 'profiles.links.url',
    kind: wayOut,
    entity_kind: wayOut,
    entity_id: 'profiles.id',
    created_at: 'profiles.links.added_at',
    gone_at: wayOut,
  },
  image: {
    key: 'profiles.picture',
    width: measured,
    height: measured,
    type: measured,
    bytes: measured,
    thumbhash: measured,
    alt: measured,
    source: measured,
    taken_at: measured,
  },
  slug_history: {
    entity_kind: wayOut,
    slug: 'profiles.old_slugs',
    entity_id: 'profiles.id',
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
  'event_day',
  'event_key',
  'event_message',
  'ad',
  'announcement',
  'catalogue',
  'lease',
  'import_run',
];
