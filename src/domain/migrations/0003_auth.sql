-- Accounts and verifications in the auth library's own column names, in ISO 8601 text like 0002; the rest is ours.

CREATE TABLE account (
  id TEXT PRIMARY KEY,
  accountId TEXT NOT NULL,
  providerId TEXT NOT NULL,
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  accessToken TEXT,
  refreshToken TEXT,
  idToken TEXT,
  accessTokenExpiresAt TEXT,
  refreshTokenExpiresAt TEXT,
  scope TEXT,
  -- scrypt in a PHC string.
  password TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  CONSTRAINT account_provider_unique UNIQUE (providerId, accountId)
) STRICT;
CREATE INDEX account_user ON account (userId);

-- `identifier` holds the SHA-256 of what a mailed link or an OAuth state carries.
CREATE TABLE verification (
  id TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,
  value TEXT NOT NULL,
  expiresAt TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
) STRICT;
CREATE INDEX verification_identifier ON verification (identifier, createdAt);
CREATE INDEX verification_expires ON verification (expiresAt);

-- Exact counters of attempts. `key`: what is counted and a hash of whose it is.
CREATE TABLE attempt (
  key TEXT PRIMARY KEY,
  started INTEGER NOT NULL,
  count INTEGER NOT NULL CONSTRAINT attempt_counted CHECK (count > 0)
) STRICT;
CREATE INDEX attempt_started ON attempt (started);

-- What happened to accounts. No reference to user: the record outlives the account and then names nobody.
CREATE TABLE account_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  actor TEXT,
  target TEXT,
  detail_json TEXT NOT NULL DEFAULT '{}' CONSTRAINT account_event_detail CHECK (json_valid(detail_json))
) STRICT;
CREATE INDEX account_event_target ON account_event (target, at);

CREATE TRIGGER account_event_is_never_changed BEFORE UPDATE ON account_event BEGIN
  SELECT RAISE(ABORT, 'account events are append-only');
END;
CREATE TRIGGER account_event_is_never_deleted BEFORE DELETE ON account_event BEGIN
  SELECT RAISE(ABORT, 'account events are append-only');
END;

-- Mail on its way. `sealed` is encrypted: links in it are keys to accounts. A sent mail leaves no row.
CREATE TABLE outgoing_mail (
  id TEXT PRIMARY KEY,
  sealed TEXT NOT NULL,
  created INTEGER NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outgoing_mail_due ON outgoing_mail (due);

-- What onboarding asks.
ALTER TABLE user ADD COLUMN occupation TEXT;
ALTER TABLE user ADD COLUMN interests_json TEXT NOT NULL DEFAULT '[]'
  CONSTRAINT user_interests CHECK (json_valid(interests_json));
