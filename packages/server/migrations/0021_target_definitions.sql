-- Organisation managers keep target groups and targets in the browser.
GRANT INSERT, UPDATE, DELETE ON target_group, target TO tavoite_app;
