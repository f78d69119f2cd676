-- How a session began: by password, passkey, or the name of a provider; null for older ones.
ALTER TABLE session ADD COLUMN first_step text;

-- The server's role may not add users and memberships or change flags. These two functions let it do
-- what an identity provider decides, and nothing else.

-- Adds a user to an organisation, named by its key. Null where there is such a user, or no such organisation.
CREATE FUNCTION admit_member(
  organization_key text, new_email text, new_name text, new_language text
) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  joined integer;
  admitted integer;
BEGIN
  SELECT id INTO joined FROM organization WHERE key = organization_key;
  IF joined IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO "user" (email, username, name, full_name, language, active_organization_id)
    VALUES (lower(new_email), lower(new_email), new_name, new_name, new_language, joined)
    ON CONFLICT (email) DO NOTHING
    RETURNING id INTO admitted;
  IF admitted IS NOT NULL THEN
    INSERT INTO membership (organization_id, user_id) VALUES (joined, admitted);
  END IF;
  RETURN admitted;
END
$$;

-- Sets those flags of a user of the provider, in an organisation, that are given; the others stay as
-- they are. Whether that changed anything.
CREATE FUNCTION set_provider_flags(
  member integer, organization_key text, report boolean, notification boolean, roadmap boolean,
  organization_keeping boolean
) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE membership m
    SET report_manager = coalesce(report, m.report_manager),
      notification_manager = coalesce(notification, m.notification_manager),
      roadmap_manager = coalesce(roadmap, m.roadmap_manager),
      organization_manager = coalesce(organization_keeping, m.organization_manager)
    FROM organization o
    WHERE o.key = organization_key AND m.organization_id = o.id AND m.user_id = member
      AND (report <> m.report_manager OR notification <> m.notification_manager
        OR roadmap <> m.roadmap_manager OR organization_keeping <> m.organization_manager)
      AND EXISTS (
        SELECT FROM external_identity e WHERE e.user_id = member AND e.provider = 'oidc'
      );
  RETURN FOUND;
END
$$;

REVOKE ALL ON FUNCTION admit_member, set_provider_flags FROM PUBLIC;
GRANT EXECUTE ON FUNCTION admit_member, set_provider_flags TO tavoite_app;
