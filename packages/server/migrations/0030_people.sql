-- Organisation managers invite people, set their flags and end memberships; accounts are never deleted here.
GRANT INSERT, UPDATE (report_manager, notification_manager, roadmap_manager, organization_manager), DELETE
  ON membership TO tavoite_app;
GRANT INSERT (email, username, name, full_name, language, active_organization_id), UPDATE (status)
  ON "user" TO tavoite_app;
