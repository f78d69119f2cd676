-- Organisation managers import files. Pairs of colours come in no other way; a row of settings that says
-- nothing but its organisation writes that again, since PostgreSQL answers no row that is not written.
GRANT INSERT, UPDATE ON color_pair TO tavoite_app;
GRANT UPDATE (organization_id) ON organization_settings TO tavoite_app;
