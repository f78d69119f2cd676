-- What all server processes on this database share.
CREATE TABLE installation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Names this installation's part of a file storage.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Signs the addresses of files; 244 random bits.
  signing_key bytea NOT NULL DEFAULT decode(
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'
  ),
  -- When the storage was last looked through for files that belong to nothing.
  files_swept_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO installation DEFAULT VALUES;
GRANT SELECT, UPDATE (files_swept_at) ON installation TO tavoite_app;
