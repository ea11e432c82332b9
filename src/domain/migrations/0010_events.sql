-- What counting events needs for a day or two: who was seen (no address, no browser), and what was counted already.

-- The key that a day's visitors are told apart with. Once it is gone, nobody can tell who they were.
CREATE TABLE event_key (
  day TEXT PRIMARY KEY,
  key TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A visitor's first event of its kind that day; repeats raise `events`, not `visitors`.
CREATE TABLE event_seen (
  day TEXT NOT NULL,
  type TEXT NOT NULL,
  entity_kind TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  visitor TEXT NOT NULL,
  PRIMARY KEY (day, type, entity_kind, entity_id, visitor)
) STRICT, WITHOUT ROWID;

-- Messages that are in the sums: one that comes again is left out.
CREATE TABLE event_message (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX event_message_day ON event_message (day);
