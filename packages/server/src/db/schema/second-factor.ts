import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, moment } from './columns.js';

export const authenticator = pgTable('authenticator', {
  userId: integer('user_id').primaryKey(),
  /** Encrypted. */
  secret: bytea('secret').notNull(),
  /** The step of time whose code was taken last. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const passkey = pgTable(
  'passkey',
  {
    userId: integer('user_id').notNull(),
    id: id(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: integer('user_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const secondFactorTicket = pgTable('second_factor_ticket', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text('purpose', {
    enum: ['sign_in', 'set_up', 'passkey_sign_in', 'authenticator', 'passkey'],
  }).notNull(),
  /** Null: a passkey will say who it is. */
  userId: integer('user_id'),
  /** How the first step of a sign-in was taken. */
  firstStep: text('first_step'),
  /** Of the authenticator app that is being set up, encrypted. */
  secret: bytea('secret'),
  /** What a passkey has to sign. */
  challenge: text('challenge'),
  expiresAt: moment('expires_at').notNull(),
});
