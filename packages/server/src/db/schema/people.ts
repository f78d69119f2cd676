import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, organizationId } from './columns.js';

export const user = pgTable('user', {
  id: id().primaryKey(),
  /** Trimmed and lower-case. */
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  name: text('name').notNull().default(''),
  fullName: text('full_name').notNull().default(''),
  avatar: text('avatar'),
  language: text('language', { enum: ['en', 'fi'] })
    .notNull()
    .default('en'),
  /** Null: this user cannot sign in by password. */
  passwordHash: text('password_hash'),
  status: text('status', { enum: ['active', 'disabled'] })
    .notNull()
    .default('active'),
  activeOrganizationId: integer('active_organization_id'),
});

export const membership = pgTable(
  'membership',
  {
    organizationId: organizationId(),
    userId: integer('user_id').notNull(),
    reportManager: boolean('report_manager').notNull().default(false),
    notificationManager: boolean('notification_manager').notNull().default(false),
    roadmapManager: boolean('roadmap_manager').notNull().default(false),
    organizationManager: boolean('organization_manager').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
