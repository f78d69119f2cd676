-- Accounts of other providers that users sign in with, known by the provider's own id of the account.
CREATE TABLE external_identity (
  user_id integer NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('google', 'azure', 'oidc')),
  issuer text NOT NULL,
  subject text NOT NULL,
  -- What the provider called it when it was linked; never looked up by.
  name text NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, provider),
  UNIQUE (provider, issuer, subject)
);

-- Signed tokens that have been taken, so that none is taken twice.
CREATE TABLE used_id_token (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_id_token_expiry ON used_id_token (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON external_identity, used_id_token TO tavoite_app;
