-- Everyone who has the application open asks for this every 15 seconds, so it is one statement whose
-- plan each connection keeps. It sees the named organisation only, whatever the transaction saw.
CREATE FUNCTION count_unread_notifications(of_organization integer, by_user integer) RETURNS integer
  LANGUAGE plpgsql
  AS $$
    DECLARE
      seen text := current_setting('tavoite.organizations', true);
      unread integer;
    BEGIN
      PERFORM set_config('tavoite.organizations', '{' || of_organization || '}', true);
      SELECT count(*) INTO unread FROM notification n
      WHERE n.organization_id = of_organization AND NOT n.waits_for_files
        AND n.published_at <= now() AND NOT EXISTS (
          SELECT FROM notification_read r
          WHERE r.organization_id = of_organization AND r.notification_id = n.id
            AND r.user_id = by_user);
      PERFORM set_config('tavoite.organizations', coalesce(seen, ''), true);
      RETURN unread;
    END
  $$;
