-- Users and sessions in the auth library's own column names; its other tables join with the accounts.

CREATE TABLE user (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL CONSTRAINT user_email_unique UNIQUE,
  emailVerified INTEGER NOT NULL DEFAULT 0,
  image TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  role TEXT NOT NULL DEFAULT 'member' CONSTRAINT user_role_known CHECK (role IN ('member', 'reviewer', 'admin')),
  has_access INTEGER NOT NULL DEFAULT 0 CONSTRAINT user_has_access_flag CHECK (has_access IN (0, 1)),
  onboarding_completed_at TEXT
) STRICT;

-- `token` holds the SHA-256 of the session token, in base64url: the token itself is only in the cookie.
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL CONSTRAINT session_token_unique UNIQUE,
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  expiresAt TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  ipAddress TEXT,
  userAgent TEXT
) STRICT;
CREATE INDEX session_user ON session (userId);
