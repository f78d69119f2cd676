-- What an entry of the log is about, such as 'term 5': its newest entry is the one that can be taken back.
CREATE FUNCTION history_subject(detail jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT kind || ' ' || (detail ->> kind)
    FROM unnest(ARRAY[
      'term', 'target', 'group', 'page', 'objective', 'objectives', 'child', 'organization', 'person', 'change'
    ]) WITH ORDINALITY AS kinds (kind, place)
    WHERE detail ? kind
    ORDER BY place LIMIT 1
  $$;
CREATE INDEX audit_log_subject ON audit_log (organization_id, history_subject(detail), id);
