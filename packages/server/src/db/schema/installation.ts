import { sql } from 'drizzle-orm';
import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.js';

/** What all server processes on this database share: one row. */
export const installation = pgTable('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  /** Names this installation's part of a file storage. */
  id: uuid('id').notNull().defaultRandom(),
  /** Signs the addresses of files. The migration says what it is made of. */
  signingKey: bytea('signing_key').notNull().default(sql`''`),
  /** When the storage was last looked through for files that belong to nothing. */
  filesSweptAt: moment('files_swept_at').notNull().defaultNow(),
});
