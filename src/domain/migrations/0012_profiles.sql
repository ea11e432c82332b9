-- What the people of a profile say and show of themselves.
ALTER TABLE profile ADD COLUMN picture_key TEXT REFERENCES image (key) ON DELETE SET NULL;
CREATE INDEX profile_picture ON profile (picture_key) WHERE picture_key IS NOT NULL;

-- Addresses beside the site of its own, in order. Where each leads stands in `link`.
CREATE TABLE profile_link (
  profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  hash TEXT NOT NULL REFERENCES link (hash) ON DELETE CASCADE,
  PRIMARY KEY (profile_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX profile_link_hash ON profile_link (hash);

-- Sites that profiles have already get their way out.
INSERT OR IGNORE INTO link (hash, url, kind, entity_kind, entity_id, created_at)
SELECT lower(hex(randomblob(5))), p.url, 'visit', 'profile', p.id, p.created_at FROM profile p
WHERE p.url IS NOT NULL;

-- Former slugs of one thing.
CREATE INDEX slug_history_entity ON slug_history (entity_kind, entity_id);
