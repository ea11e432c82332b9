-- Whose profile it is. One member at most owns a profile; a member may own several.
CREATE TABLE profile_owner (
  profile_id INTEGER PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  proof TEXT NOT NULL CONSTRAINT profile_owner_proof_known CHECK (
    proof IN ('created', 'mail', 'dns', 'meta', 'file', 'review')
  ),
  since INTEGER NOT NULL
) STRICT;
CREATE INDEX profile_owner_user ON profile_owner (user_id, since, profile_id);
