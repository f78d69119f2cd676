import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.js';

export const externalIdentity = pgTable(
  'external_identity',
  {
    userId: integer('user_id').notNull(),
    provider: text('provider', { enum: ['google', 'azure', 'oidc'] }).notNull(),
    issuer: text('issuer').notNull(),
    /** The provider's id of the account; for Microsoft tenant and object. */
    subject: text('subject').notNull(),
    /** What the provider called it when it was linked. */
    name: text('name').notNull(),
    linkedAt: moment('linked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
);

export const usedIdToken = pgTable('used_id_token', {
  tokenHash: bytea('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
