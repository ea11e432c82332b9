-- Somebody says that a profile is theirs. `id` is random; what is to be published as a proof is made of it with the
-- site's secret, and `code` is a keyed hash of what was mailed: nothing here proves anything.
CREATE TABLE profile_claim (
  id TEXT PRIMARY KEY CONSTRAINT profile_claim_id_length CHECK (length(id) = 24),
  profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  state TEXT NOT NULL CONSTRAINT profile_claim_state_known CHECK (
    state IN ('open', 'waiting', 'granted', 'refused')
  ),
  code TEXT,
  code_to TEXT,
  code_ends_at INTEGER,
  code_tries INTEGER NOT NULL DEFAULT 0,
  finding_json TEXT CONSTRAINT profile_claim_finding CHECK (finding_json IS NULL OR json_valid(finding_json)),
  evidence TEXT,
  reason TEXT,
  created_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  decided_at INTEGER,
  CONSTRAINT profile_claim_once UNIQUE (user_id, profile_id)
) STRICT;
CREATE INDEX profile_claim_profile ON profile_claim (profile_id);
CREATE INDEX profile_claim_state ON profile_claim (state, created_at);

-- Somebody says that a profile of theirs worked on a website. Granted, it is a row of `credit`.
CREATE TABLE credit_claim (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  website_id INTEGER NOT NULL REFERENCES website (id) ON DELETE CASCADE,
  profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  role TEXT NOT NULL CONSTRAINT credit_claim_role_short CHECK (length(role) BETWEEN 1 AND 60),
  note TEXT NOT NULL,
  state TEXT NOT NULL CONSTRAINT credit_claim_state_known CHECK (
    state IN ('waiting', 'granted', 'refused', 'appealed', 'final')
  ),
  reason TEXT,
  appeal TEXT,
  final_reason TEXT,
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  appealed_at INTEGER,
  CONSTRAINT credit_claim_once UNIQUE (website_id, profile_id, role),
  CONSTRAINT credit_claim_refused_says_why CHECK (state NOT IN ('refused', 'appealed', 'final') OR reason IS NOT NULL)
) STRICT;
CREATE INDEX credit_claim_profile ON credit_claim (profile_id);
CREATE INDEX credit_claim_user ON credit_claim (user_id, created_at DESC);
CREATE INDEX credit_claim_state ON credit_claim (state, created_at);
