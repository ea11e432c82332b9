import type { Places } from './place.ts';

const measured = { withheld: 'Size and kind of a picture, which stands at its own address.' };
const wayOut = { withheld: 'How an address of a profile is reached through this site.' };

/** Profiles of their own, with pictures, links and former addresses. */
export const profilesPlaces: Places = {
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
    edge: measured,
    alt: measured,
    source: measured,
    taken_at: measured,
  },
  slug_history: {
    entity_kind: wayOut,
    slug: 'profiles.old_slugs',
    entity_id: 'profiles.id',
  },
};
