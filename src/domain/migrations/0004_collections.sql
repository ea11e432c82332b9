-- What members keep. All of it goes with its user.

-- `kind` and `entity_id` name a row of the catalogue; what is not published (any more) is kept and not shown.
CREATE TABLE favorite (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CONSTRAINT favorite_kind_known CHECK (kind IN ('website', 'typeface', 'palette')),
  entity_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind, entity_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX favorite_newest ON favorite (user_id, kind, created_at DESC, entity_id DESC);

-- The slug ends in letters by chance: it tells nobody which names other members have taken.
CREATE TABLE collection (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  slug TEXT NOT NULL CONSTRAINT collection_slug_unique UNIQUE,
  title TEXT NOT NULL CONSTRAINT collection_title_length CHECK (length(title) BETWEEN 1 AND 80),
  description TEXT NOT NULL DEFAULT '' CONSTRAINT collection_description_length CHECK (length(description) <= 1000),
  visibility TEXT NOT NULL DEFAULT 'private' CONSTRAINT collection_visibility_known CHECK (
    visibility IN ('private', 'unlisted', 'public')
  ),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX collection_user ON collection (user_id, updated_at DESC, id DESC);

-- A removed item stays for a while, so that its place and note come back when the removal is undone.
CREATE TABLE collection_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CONSTRAINT collection_item_kind_known CHECK (
    kind IN ('website', 'typeface', 'pairing', 'palette', 'color')
  ),
  entity_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  note TEXT NOT NULL DEFAULT '' CONSTRAINT collection_item_note_length CHECK (length(note) <= 500),
  added_at INTEGER NOT NULL,
  removed_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT collection_item_once UNIQUE (collection_id, kind, entity_id)
) STRICT;
CREATE INDEX collection_item_order ON collection_item (collection_id, position, id) WHERE removed_at IS NULL;
CREATE INDEX collection_item_removed ON collection_item (collection_id, removed_at) WHERE removed_at IS NOT NULL;
