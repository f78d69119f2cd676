-- What keeps the tables from being spread over several machines by organisation, as Citus does, goes:
-- sub-selects in policies, and references that are emptied when what they name is deleted. Nothing
-- deletes a term or a pair of colours that something refers to.

ALTER POLICY visible ON objective USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON organization_settings USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON mapping USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON color_pair USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON term USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON series USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON target_group USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON target USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON notification USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON notification_recipient USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON notification_read USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON notification_file USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON roadmap USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON plan_deletion USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON main_task USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON main_task_link USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON task USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON task_target USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON task_dependency USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON milestone USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_file USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_item USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_entry USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_schedule USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_send USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_delivery USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_schedule_run USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON report_ticket USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON comment USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON change USING (organization_id = ANY (visible_organizations()));
ALTER POLICY visible ON audit_log USING (organization_id = ANY (visible_organizations()));

ALTER TABLE term
  DROP CONSTRAINT term_organization_id_parent_id_fkey,
  ADD FOREIGN KEY (organization_id, parent_id) REFERENCES term (organization_id, id);
ALTER TABLE main_task
  DROP CONSTRAINT main_task_organization_id_color_pair_id_fkey,
  ADD FOREIGN KEY (organization_id, color_pair_id) REFERENCES color_pair (organization_id, id)
    -- An organisation's own are deleted together, in an order that it does not say.
    DEFERRABLE INITIALLY DEFERRED;
