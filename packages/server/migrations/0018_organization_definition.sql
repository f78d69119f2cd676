-- Organisation managers keep names, settings, objectives and the organisations below in the browser.
-- Archiving goes for all that is below: those archived together have the same moment.
ALTER TABLE organization ADD COLUMN archived_at timestamptz;
GRANT INSERT (key, parent_id, name, name_fi, start_of_fiscal_year, time_zone, second_factor_required),
  UPDATE (parent_id, name, name_fi, start_of_fiscal_year, time_zone, archived_at)
  ON organization TO tavoite_app;
GRANT INSERT, UPDATE (restricted_views) ON organization_settings TO tavoite_app;
GRANT INSERT, UPDATE, DELETE ON objective TO tavoite_app;
