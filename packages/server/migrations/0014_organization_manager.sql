-- Keeps figures, terms, targets, pages and people; inherited downwards like the other flags.
ALTER TABLE membership ADD COLUMN organization_manager boolean NOT NULL DEFAULT false;
