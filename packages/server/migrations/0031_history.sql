-- Organisation managers read what was changed in their organisation.
CREATE INDEX audit_log_organization ON audit_log (organization_id, id);
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY written ON audit_log FOR INSERT TO tavoite_app WITH CHECK (true);
CREATE POLICY visible ON audit_log FOR SELECT TO tavoite_app
  USING (organization_id = ANY ((SELECT visible_organizations())::integer[]));
GRANT SELECT ON audit_log TO tavoite_app;
