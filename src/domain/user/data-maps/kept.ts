import type { Places } from './place.ts';

/** What a member keeps. */
export const keptPlaces: Places = {
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
};
