-- The part of the graph that websites need. Times are epoch milliseconds UTC, days are YYYY-MM-DD.

CREATE TABLE location (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT location_slug_unique UNIQUE,
  name TEXT NOT NULL CONSTRAINT location_name_filled CHECK (length(name) > 0),
  kind TEXT NOT NULL CONSTRAINT location_kind_known CHECK (kind IN ('country', 'city')),
  country_id INTEGER REFERENCES location (id) ON DELETE SET NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX location_country ON location (country_id);

CREATE TABLE category (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT category_slug_unique UNIQUE,
  name TEXT NOT NULL CONSTRAINT category_name_filled CHECK (length(name) > 0),
  kind TEXT CONSTRAINT category_kind_known CHECK (kind IN ('style', 'type', 'industry')),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE profile (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT profile_slug_unique UNIQUE,
  name TEXT NOT NULL CONSTRAINT profile_name_filled CHECK (length(name) > 0),
  kind TEXT CONSTRAINT profile_kind_known CHECK (kind IN ('person', 'studio', 'agency', 'foundry')),
  url TEXT,
  bio TEXT,
  location_id INTEGER REFERENCES location (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX profile_location ON profile (location_id);

CREATE TABLE profile_specialty (
  profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  specialty TEXT NOT NULL CONSTRAINT specialty_known CHECK (
    specialty IN ('agency', 'branding', 'design', 'development', 'freelance', 'type-design')
  ),
  PRIMARY KEY (profile_id, specialty)
) STRICT, WITHOUT ROWID;

CREATE TABLE typeface (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT typeface_slug_unique UNIQUE
    CONSTRAINT typeface_slug_no_filter CHECK (slug NOT LIKE '%-fonts'),
  name TEXT NOT NULL CONSTRAINT typeface_name_filled CHECK (length(name) > 0),
  year INTEGER,
  foundry_id INTEGER REFERENCES profile (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX typeface_foundry ON typeface (foundry_id);

CREATE TABLE typeface_style (
  typeface_id INTEGER NOT NULL REFERENCES typeface (id) ON DELETE CASCADE,
  style TEXT NOT NULL CONSTRAINT typeface_style_known CHECK (
    style IN ('sans-serif', 'serif', 'display', 'slab', 'script', 'handwritten', 'monospace',
      'elegant', 'geometric', 'inktrap', 'bitmap', 'rounded', 'bit')
  ),
  PRIMARY KEY (typeface_id, style)
) STRICT, WITHOUT ROWID;

CREATE TABLE typeface_type (
  typeface_id INTEGER NOT NULL REFERENCES typeface (id) ON DELETE CASCADE,
  type TEXT NOT NULL CONSTRAINT typeface_type_known CHECK (
    type IN ('google-font', 'open-source', 'free', 'custom')
  ),
  PRIMARY KEY (typeface_id, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE typeface_designer (
  typeface_id INTEGER NOT NULL REFERENCES typeface (id) ON DELETE CASCADE,
  profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  PRIMARY KEY (typeface_id, profile_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX typeface_designer_profile ON typeface_designer (profile_id);

CREATE TABLE website (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT website_slug_unique UNIQUE,
  title TEXT NOT NULL CONSTRAINT website_title_filled CHECK (length(title) > 0),
  lang TEXT,
  url TEXT NOT NULL,
  url_key TEXT NOT NULL CONSTRAINT website_url_unique UNIQUE,
  description TEXT,
  note TEXT,
  status TEXT NOT NULL CONSTRAINT website_status_known CHECK (
    status IN ('backlog', 'to-review', 'reviewed', 'scheduled', 'published', 'archived', 'disabled')
  ),
  location_id INTEGER REFERENCES location (id) ON DELETE SET NULL,
  year INTEGER CONSTRAINT website_year_likely CHECK (year BETWEEN 1989 AND 2100),
  mode TEXT CONSTRAINT website_mode_known CHECK (mode IN ('light', 'dark')),
  picture_key TEXT REFERENCES image (key) ON DELETE SET NULL,
  published_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT website_published_has_time CHECK (status <> 'published' OR published_at IS NOT NULL)
) STRICT;
CREATE INDEX website_newest ON website (status, published_at DESC, id DESC);
CREATE INDEX website_location ON website (location_id);
CREATE INDEX website_picture ON website (picture_key);

CREATE TABLE website_category (
  website_id INTEGER NOT NULL REFERENCES website (id) ON DELETE CASCADE,
  category_id INTEGER NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (website_id, category_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX website_category_category ON website_category (category_id, website_id);

CREATE TABLE credit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  website_id INTEGER NOT NULL REFERENCES website (id) ON DELETE CASCADE,
  profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  role TEXT NOT NULL DEFAULT '' CONSTRAINT credit_role_short CHECK (length(role) <= 60),
  position INTEGER NOT NULL,
  CONSTRAINT credit_once UNIQUE (website_id, profile_id, role)
) STRICT;
CREATE INDEX credit_profile ON credit (profile_id, website_id);

CREATE TABLE website_typeface (
  website_id INTEGER NOT NULL REFERENCES website (id) ON DELETE CASCADE,
  typeface_id INTEGER NOT NULL REFERENCES typeface (id) ON DELETE CASCADE,
  role TEXT CONSTRAINT website_typeface_role_known CHECK (
    role IN ('heading', 'body', 'mono', 'display', 'text')
  ),
  position INTEGER NOT NULL,
  PRIMARY KEY (website_id, typeface_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX website_typeface_typeface ON website_typeface (typeface_id, website_id);

CREATE TABLE website_color (
  website_id INTEGER NOT NULL REFERENCES website (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  hex TEXT NOT NULL CONSTRAINT website_color_hex CHECK (
    hex GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'
  ),
  family TEXT NOT NULL CONSTRAINT website_color_family_known CHECK (
    family IN ('black', 'white', 'grey', 'blue', 'magenta', 'cyan', 'yellow', 'red', 'green')
  ),
  share REAL CONSTRAINT website_color_share_range CHECK (share > 0 AND share <= 1),
  PRIMARY KEY (website_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX website_color_family ON website_color (family, website_id);

CREATE TABLE fact (
  entity_kind TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  method TEXT NOT NULL,
  day TEXT NOT NULL CONSTRAINT fact_day_form CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  value_json TEXT CONSTRAINT fact_value_json CHECK (value_json IS NULL OR json_valid(value_json)),
  PRIMARY KEY (entity_kind, entity_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE image (
  key TEXT PRIMARY KEY CONSTRAINT image_key_sha256 CHECK (length(key) = 64),
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  thumbhash TEXT,
  alt TEXT NOT NULL DEFAULT '',
  source TEXT,
  taken_at INTEGER
) STRICT;

CREATE TABLE link (
  hash TEXT PRIMARY KEY CONSTRAINT link_hash_length CHECK (length(hash) = 10),
  url TEXT NOT NULL,
  kind TEXT NOT NULL,
  entity_kind TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  gone_at INTEGER
) STRICT;
CREATE INDEX link_entity ON link (entity_kind, entity_id);

CREATE TABLE slug_history (
  entity_kind TEXT NOT NULL,
  slug TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  PRIMARY KEY (entity_kind, slug)
) STRICT, WITHOUT ROWID;

CREATE TABLE event_day (
  day TEXT NOT NULL,
  type TEXT NOT NULL,
  entity_kind TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  source TEXT NOT NULL DEFAULT 'counted' CONSTRAINT event_source_known CHECK (source IN ('counted', 'demo')),
  visitors INTEGER NOT NULL,
  events INTEGER NOT NULL,
  PRIMARY KEY (day, type, entity_kind, entity_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_day_entity ON event_day (entity_kind, type, day);

CREATE TABLE ad (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slot TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL DEFAULT '',
  link_hash TEXT REFERENCES link (hash) ON DELETE SET NULL,
  picture_key TEXT REFERENCES image (key) ON DELETE SET NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT ad_runs_forward CHECK (ends_at > starts_at)
) STRICT;

CREATE TABLE announcement (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  text TEXT NOT NULL,
  href TEXT,
  label TEXT,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT announcement_runs_forward CHECK (ends_at > starts_at)
) STRICT;

-- One row: bumped in the same batch as every change that a public page can show.
CREATE TABLE catalogue (
  id INTEGER PRIMARY KEY CONSTRAINT catalogue_one_row CHECK (id = 1),
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
INSERT INTO catalogue (id, version, changed_at) VALUES (1, 1, 0);

-- One holder at a time for work that must not run twice side by side.
CREATE TABLE lease (
  name TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where an import stands: written in the batch that it describes, so a killed run resumes after its last whole batch.
CREATE TABLE import_run (
  file_hash TEXT NOT NULL,
  kind TEXT NOT NULL,
  line INTEGER NOT NULL,
  added INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  refused INTEGER NOT NULL,
  finished_at INTEGER,
  PRIMARY KEY (file_hash, kind)
) STRICT, WITHOUT ROWID;
