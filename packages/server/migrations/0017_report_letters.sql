-- What stands above a report in its mails, in the words of whoever sends it; empty for none. An empty
-- subject stands for the one that names the report.
ALTER TABLE report_send
  ADD COLUMN subject text NOT NULL DEFAULT '' CHECK (subject !~ '[\r\n]'),
  ADD COLUMN message text NOT NULL DEFAULT '';
ALTER TABLE report_schedule
  ADD COLUMN subject text NOT NULL DEFAULT '' CHECK (subject !~ '[\r\n]'),
  ADD COLUMN message text NOT NULL DEFAULT '';
