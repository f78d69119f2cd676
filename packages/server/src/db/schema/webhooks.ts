import { WEBHOOK_DELIVERY_STATUSES, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@tavoite/model';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, moment, organizationId } from './columns.js';

export const webhook = pgTable(
  'webhook',
  {
    organizationId: organizationId(),
    id: id(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    enabled: boolean('enabled').notNull(),
    /** Encrypted. */
    secret: bytea('secret').notNull(),
    /** Messages in a row that could not be delivered. */
    failures: integer('failures').notNull().default(0),
    switchedOffAt: moment('switched_off_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    organizationId: organizationId(),
    id: id(),
    webhookId: integer('webhook_id').notNull(),
    message: text('message').notNull(),
    type: text('type', { enum: [...WEBHOOK_EVENTS, WEBHOOK_TEST] }).notNull(),
    /** What is signed and sent, to the byte. */
    payload: text('payload').notNull(),
    status: text('status', { enum: WEBHOOK_DELIVERY_STATUSES }).notNull().default('queued'),
    /** The job that may send it. */
    jobId: uuid('job_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    responseStatus: integer('response_status'),
    durationMs: integer('duration_ms'),
    error: text('error'),
    answer: text('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
    triedAt: moment('tried_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Asked about all organisations at once, so without row-level security. */
export const targetWatch = pgTable('target_watch', {
  organizationId: integer('organization_id').primaryKey(),
  queuedVersion: bigint('queued_version', { mode: 'number' }).notNull(),
  seenVersion: bigint('seen_version', { mode: 'number' }).notNull(),
  redTargets: integer('red_targets').array().notNull(),
});
