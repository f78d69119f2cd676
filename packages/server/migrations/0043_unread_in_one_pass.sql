-- Until a table has statistics, the planner takes it for almost empty, and NOT EXISTS compared each
-- notification with each that was read. Sets are told apart in one pass whatever it expects.
CREATE OR REPLACE FUNCTION count_unread_notifications(of_organization integer, by_user integer)
  RETURNS integer
  LANGUAGE plpgsql
  AS $$
    DECLARE
      seen text := current_setting('tavoite.organizations', true);
      unread integer;
    BEGIN
      PERFORM set_config('tavoite.organizations', '{' || of_organization || '}', true);
      SELECT count(*) INTO unread FROM (
        SELECT id FROM notification
        WHERE organization_id = of_organization AND NOT waits_for_files AND published_at <= now()
        EXCEPT
        SELECT notification_id FROM notification_read
        WHERE organization_id = of_organization AND user_id = by_user
      ) AS not_read;
      PERFORM set_config('tavoite.organizations', coalesce(seen, ''), true);
      RETURN unread;
    END
  $$;
