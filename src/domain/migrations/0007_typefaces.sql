-- What a font family is, what its files say, and what it goes with. Facts of files are read from their bytes and never
-- edited: a face is replaced whole when its file changes.

ALTER TABLE typeface ADD COLUMN description TEXT
  CONSTRAINT typeface_description_length CHECK (length(description) BETWEEN 1 AND 500);
ALTER TABLE typeface ADD COLUMN licence TEXT
  CONSTRAINT typeface_licence_form CHECK (licence GLOB '[A-Z]*' AND licence NOT GLOB '*[^A-Za-z0-9.-]*');
ALTER TABLE typeface ADD COLUMN copyright TEXT;
ALTER TABLE typeface ADD COLUMN release TEXT;
-- Downloads a month of its packages, as a public catalogue counted them.
ALTER TABLE typeface ADD COLUMN downloads INTEGER
  CONSTRAINT typeface_downloads_count CHECK (downloads >= 0);
-- What a public catalogue says of files that nobody read here: weights, italic, axes, scripts, metrics.
ALTER TABLE typeface ADD COLUMN catalogue_json TEXT
  CONSTRAINT typeface_catalogue_json CHECK (json_valid(catalogue_json));

CREATE TABLE typeface_link (
  typeface_id INTEGER NOT NULL REFERENCES typeface (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CONSTRAINT typeface_link_kind_known CHECK (
    kind IN ('npm', 'npm-variable', 'repository', 'website')
  ),
  target TEXT NOT NULL,
  PRIMARY KEY (typeface_id, kind)
) STRICT, WITHOUT ROWID;

-- One row a font file. Width is in percent of normal, as CSS has it.
CREATE TABLE face (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  typeface_id INTEGER NOT NULL REFERENCES typeface (id) ON DELETE CASCADE,
  file TEXT NOT NULL CONSTRAINT face_file_filled CHECK (length(file) > 0),
  position INTEGER NOT NULL,
  reading TEXT NOT NULL CONSTRAINT face_reading_known CHECK (reading IN ('whole file', 'subset file')),
  subset TEXT,
  source TEXT,
  sha256 TEXT NOT NULL CONSTRAINT face_sha256_length CHECK (length(sha256) = 64),
  bytes INTEGER NOT NULL CONSTRAINT face_bytes_some CHECK (bytes > 0),
  read_on TEXT NOT NULL CONSTRAINT face_read_on_form CHECK (
    read_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'
  ),
  italic INTEGER NOT NULL CONSTRAINT face_italic_flag CHECK (italic IN (0, 1)),
  weight_least REAL NOT NULL,
  weight_most REAL NOT NULL,
  width_least REAL NOT NULL,
  width_most REAL NOT NULL,
  glyphs INTEGER NOT NULL CONSTRAINT face_glyphs_some CHECK (glyphs > 0),
  -- Hexadecimal, inclusive, ascending: 20-7e,a0,2013-2014
  code_points TEXT NOT NULL CONSTRAINT face_code_points_filled CHECK (length(code_points) > 0),
  axes_json TEXT NOT NULL CONSTRAINT face_axes_json CHECK (json_valid(axes_json)),
  features_json TEXT NOT NULL CONSTRAINT face_features_json CHECK (json_valid(features_json)),
  facts_json TEXT NOT NULL CONSTRAINT face_facts_json CHECK (json_valid(facts_json)),
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT face_once UNIQUE (typeface_id, file),
  CONSTRAINT face_weight_forward CHECK (weight_most >= weight_least),
  CONSTRAINT face_width_forward CHECK (width_most >= width_least)
) STRICT;

-- A language with a sample text: who can draw every character of it can set the language.
CREATE TABLE language (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL CONSTRAINT language_code_unique UNIQUE,
  name TEXT NOT NULL CONSTRAINT language_name_filled CHECK (length(name) > 0),
  autonym TEXT,
  script TEXT NOT NULL CONSTRAINT language_script_form CHECK (length(script) = 4),
  population INTEGER,
  headline TEXT NOT NULL,
  sample TEXT NOT NULL,
  code_points TEXT NOT NULL CONSTRAINT language_code_points_filled CHECK (length(code_points) > 0),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE pangram (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  translation TEXT,
  is_pangram INTEGER NOT NULL CONSTRAINT pangram_flag CHECK (is_pangram IN (0, 1)),
  source TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT pangram_once UNIQUE (language, text)
) STRICT;

-- Two or three typefaces in roles. A reason is an editor's word; `seen_json` lists where they were seen together.
CREATE TABLE pairing (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL CONSTRAINT pairing_slug_unique UNIQUE,
  name TEXT NOT NULL CONSTRAINT pairing_name_filled CHECK (length(name) > 0),
  reason TEXT CONSTRAINT pairing_reason_length CHECK (length(reason) BETWEEN 1 AND 500),
  seen_json TEXT NOT NULL DEFAULT '[]' CONSTRAINT pairing_seen_json CHECK (json_valid(seen_json)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE pairing_typeface (
  pairing_id INTEGER NOT NULL REFERENCES pairing (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  typeface_id INTEGER NOT NULL REFERENCES typeface (id) ON DELETE CASCADE,
  role TEXT CONSTRAINT pairing_role_known CHECK (role IN ('heading', 'body', 'mono')),
  PRIMARY KEY (pairing_id, position),
  CONSTRAINT pairing_typeface_once UNIQUE (pairing_id, typeface_id)
) STRICT;
CREATE INDEX pairing_typeface_typeface ON pairing_typeface (typeface_id, pairing_id);
