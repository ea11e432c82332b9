-- Paid access. `has_access` and its end are what the log of events comes to. Without an end (and with access) it was
-- given by hand, and no event takes it away.
ALTER TABLE user ADD COLUMN access_until INTEGER;
CREATE INDEX user_access_ends ON user (access_until) WHERE has_access = 1 AND access_until IS NOT NULL;

-- A member as the payment service knows them. `applied`: the last event of the log that is in their access.
CREATE TABLE payer (
  user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
  customer TEXT NOT NULL CONSTRAINT payer_customer_unique UNIQUE,
  since INTEGER NOT NULL,
  applied INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL DEFAULT 'none' CONSTRAINT payer_state_known CHECK (
    state IN ('none', 'active', 'past-due', 'ending', 'ended')
  ),
  -- When it is paid until, or when it ends or ended.
  until INTEGER
) STRICT;

-- Each event once, as it came: no name, address or card, only what access is worked out from. `customer` is null where
-- it is nobody of ours or the event says nothing about a subscription. Times in it are the service's own, in ms.
CREATE TABLE payment_event (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL CONSTRAINT payment_event_id_unique UNIQUE,
  type TEXT NOT NULL,
  created INTEGER NOT NULL,
  received INTEGER NOT NULL,
  customer TEXT REFERENCES payer (customer) ON DELETE CASCADE,
  fact_json TEXT CONSTRAINT payment_event_fact CHECK (fact_json IS NULL OR json_valid(fact_json))
) STRICT;
CREATE INDEX payment_event_customer ON payment_event (customer, seq);

-- Customers whose account is gone and whom the payment service still has to forget. A row goes when it has.
CREATE TABLE payer_leaving (
  customer TEXT PRIMARY KEY,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX payer_leaving_due ON payer_leaving (due);

-- Up to when the payment service was asked for events that never arrived.
CREATE TABLE payment_sweep (
  id INTEGER PRIMARY KEY CONSTRAINT payment_sweep_one CHECK (id = 1),
  swept INTEGER NOT NULL
) STRICT;
