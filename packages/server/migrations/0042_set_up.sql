-- The first organisation and its manager are made in the browser. The server's role may add neither a user
-- with a password nor an organisation below none; these two let it, where there is nothing at all yet.

CREATE FUNCTION is_empty() RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
    SELECT NOT EXISTS (SELECT FROM "user") AND NOT EXISTS (SELECT FROM organization);
$$;

-- Makes an organisation and a member with all flags. Whether it did: not twice, whoever comes at once.
CREATE FUNCTION set_up(
  organization_key text, organization_name text, organization_zone text,
  new_email text, new_name text, new_language text, new_password_hash text
) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  made integer;
  manager integer;
BEGIN
  -- The lock under which the demo is made, too.
  PERFORM pg_advisory_xact_lock(7482648303);
  IF NOT is_empty() THEN
    RETURN false;
  END IF;
  INSERT INTO organization (key, name, time_zone)
    VALUES (organization_key, organization_name, organization_zone)
    RETURNING id INTO made;
  INSERT INTO "user" (email, username, name, full_name, language, password_hash, active_organization_id)
    VALUES (
      lower(new_email), lower(new_email), new_name, new_name, new_language, new_password_hash, made
    )
    RETURNING id INTO manager;
  INSERT INTO membership (
    organization_id, user_id, report_manager, notification_manager, roadmap_manager,
    organization_manager
  ) VALUES (made, manager, true, true, true, true);
  RETURN true;
END
$$;

REVOKE ALL ON FUNCTION is_empty, set_up FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_empty, set_up TO tavoite_app;
