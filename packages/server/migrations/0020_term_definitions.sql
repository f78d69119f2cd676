-- Organisation managers keep terms in the browser; a new key is written into what names the term.
GRANT INSERT, UPDATE, DELETE ON term TO tavoite_app;
GRANT UPDATE (formula, target_formula, compare_formula) ON target TO tavoite_app;
GRANT UPDATE (terms_used, graph_properties) ON mapping TO tavoite_app;
