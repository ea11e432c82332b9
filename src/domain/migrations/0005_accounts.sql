-- A change of address that waits for its link, or one that its former address can still undo. `token` holds the
-- SHA-256 of what the mailed link carries.
CREATE TABLE email_change (
  token TEXT PRIMARY KEY,
  kind TEXT NOT NULL CONSTRAINT email_change_kind_known CHECK (kind IN ('change', 'undo')),
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  old_email TEXT NOT NULL,
  new_email TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_change_user ON email_change (user_id);
CREATE INDEX email_change_expires ON email_change (expires_at);

-- Mailed links by whose they are: a user's id, or the address that a link to sign in was mailed to.
CREATE INDEX verification_whose ON verification (
  CASE WHEN json_valid(value) THEN json_extract(value, '$.email') ELSE value END
);

-- What a member did to others.
CREATE INDEX account_event_actor ON account_event (actor, at);

-- A keyed hash of the address: what waits for an account that is deleted goes with it.
ALTER TABLE outgoing_mail ADD COLUMN recipient TEXT;
CREATE INDEX outgoing_mail_recipient ON outgoing_mail (recipient);
