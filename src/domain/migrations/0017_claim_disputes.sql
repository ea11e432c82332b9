-- A claim on a profile that somebody else owns: how it was proved, and whose it was when it went to a person.
ALTER TABLE profile_claim ADD COLUMN proof TEXT CONSTRAINT profile_claim_proof_known CHECK (
  proof IN ('mail', 'dns', 'meta', 'file')
);
ALTER TABLE profile_claim ADD COLUMN against TEXT REFERENCES user (id) ON DELETE SET NULL;
CREATE INDEX profile_claim_against ON profile_claim (against) WHERE against IS NOT NULL;
