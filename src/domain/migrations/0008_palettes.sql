-- A palette is a set of colours in an order. The slug is the colours themselves, each once, in that order; `set_key` is
-- the same colours sorted, so that another order is the same palette.

CREATE TABLE palette (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT palette_slug_unique UNIQUE
    CONSTRAINT palette_slug_length CHECK (length(slug) BETWEEN 6 AND 223 AND (length(slug) + 1) % 7 = 0)
    CONSTRAINT palette_slug_form CHECK (slug NOT GLOB '*[^0-9a-f-]*'),
  set_key TEXT NOT NULL CONSTRAINT palette_set_once UNIQUE
    CONSTRAINT palette_set_length CHECK (length(set_key) = length(slug)),
  name TEXT CONSTRAINT palette_name_length CHECK (length(name) BETWEEN 1 AND 120),
  source TEXT CONSTRAINT palette_source_length CHECK (length(source) BETWEEN 1 AND 300),
  licence TEXT CONSTRAINT palette_licence_length CHECK (length(licence) BETWEEN 1 AND 120),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

-- What people say of palettes. What the colours say of themselves is worked out from them and never stored.
CREATE TABLE palette_tag (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT palette_tag_slug_unique UNIQUE
    CONSTRAINT palette_tag_slug_form CHECK (slug NOT GLOB '*[^0-9a-z-]*' AND length(slug) BETWEEN 1 AND 60)
    CONSTRAINT palette_tag_slug_no_color CHECK (
      slug NOT GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'
      AND slug NOT IN ('black', 'white', 'grey', 'blue', 'magenta', 'cyan', 'yellow', 'red', 'green', 'palettes')
    ),
  name TEXT NOT NULL CONSTRAINT palette_tag_name_filled CHECK (length(name) > 0)
) STRICT;

CREATE TABLE palette_tagged (
  palette_id INTEGER NOT NULL REFERENCES palette (id) ON DELETE CASCADE,
  tag_id INTEGER NOT NULL REFERENCES palette_tag (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (palette_id, tag_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX palette_tagged_tag ON palette_tagged (tag_id, palette_id);

-- Websites whose colours they are.
CREATE TABLE palette_website (
  palette_id INTEGER NOT NULL REFERENCES palette (id) ON DELETE CASCADE,
  website_id INTEGER NOT NULL REFERENCES website (id) ON DELETE CASCADE,
  PRIMARY KEY (palette_id, website_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX palette_website_website ON palette_website (website_id, palette_id);
