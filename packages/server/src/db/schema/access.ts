import { ACCESS_TOKEN_SCOPES } from '@tavoite/model';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, moment, organizationId } from './columns.js';

export const session = pgTable('session', {
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: bytea('token_hash').primaryKey(),
  /** Names the session without its token. */
  id: integer('id').generatedByDefaultAsIdentity(),
  userId: integer('user_id').notNull(),
  device: text('device'),
  network: text('network'),
  firstStep: text('first_step'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

/** Found before the organisation is known, like sessions. */
export const accessToken = pgTable(
  'access_token',
  {
    organizationId: organizationId(),
    id: id(),
    userId: integer('user_id').notNull(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ACCESS_TOKEN_SCOPES }).notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const passwordReset = pgTable('password_reset', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const signInPlace = pgTable(
  'sign_in_place',
  {
    userId: integer('user_id').notNull(),
    placeHash: bytea('place_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.placeHash] })],
);

export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: moment('resets_at').notNull(),
});

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: moment('at').notNull().defaultNow(),
  organizationId: integer('organization_id'),
  userId: integer('user_id'),
  event: text('event').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
});
