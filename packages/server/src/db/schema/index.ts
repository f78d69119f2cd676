/*
 * The tables of the database for typed queries, a file for each area. The SQL files in `migrations/`
 * make them, with the constraints, indexes and row-level security that are not repeated here; a test
 * compares the two.
 */
export * from './access.js';
export * from './changes.js';
export * from './comments.js';
export * from './identities.js';
export * from './installation.js';
export * from './notifications.js';
export * from './organizations.js';
export * from './people.js';
export * from './reports.js';
export * from './roadmap.js';
export * from './second-factor.js';
export * from './system-messages.js';
export * from './targets.js';
export * from './terms.js';
export * from './views.js';
export * from './webhooks.js';
