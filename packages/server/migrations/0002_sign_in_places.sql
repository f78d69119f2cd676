-- Networks and devices from which a user has signed in. Guesses from elsewhere do not lock them out.
CREATE TABLE sign_in_place (
  user_id integer NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
  -- SHA-256 of the user's e-mail and the network's address or the device's random token.
  place_hash bytea NOT NULL CHECK (octet_length(place_hash) = 32),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, place_hash)
);
CREATE INDEX sign_in_place_last_used ON sign_in_place (last_used_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_place TO tavoite_app;
