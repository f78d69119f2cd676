-- Organisation managers keep the pages and their graphs in the browser.
GRANT INSERT, UPDATE, DELETE ON mapping TO tavoite_app;
