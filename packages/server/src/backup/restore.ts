import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorError } from '../config/operator-error.js';
import { VERSION } from '../config/version.js';
import { APP_NAME, asOwner, type Connection } from '../db/database.js';
import { LISTENER_NAME } from '../db/listener.js';
import { applyMigrations, lockSchema, migrate } from '../db/migrate.js';
import { newestMigration, readMigrations } from '../db/migrations.js';
import type { FileStorage } from '../files/storage.js';
import {
  columnsOf,
  dropEverything,
  findReferences,
  findTables,
  holdsData,
  nameOf,
  takeTime,
} from './catalog.js';
import { fileEntry, type Manifest, tableEntry } from './manifest.js';
import { type Backup, checkAll, openBackup } from './reading.js';

export interface RestoreOptions {
  readonly connection: Connection;
  readonly storage: FileStorage;
  /** Where files wait until they are whole; on the file system of the storage if that is a folder. */
  readonly stagingFolder: string;
  /** Whether what is there may go. */
  readonly replace: boolean;
}

/** @throws OperatorError where the program does not know the schema of the backup */
async function checkSchema({ version, migrations }: Manifest): Promise<number> {
  const upTo = Math.max(0, ...migrations.map(({ version }) => version));
  const newest = await newestMigration();
  const maker = version === undefined ? '' : `${version}, `;
  if (upTo > newest)
    throw new OperatorError(
      `The backup was made by a newer version of Tavoite (${maker}schema ${upTo}; ` +
        `this is ${VERSION}, schema ${newest}). ` +
        'Install that version, and restore with it. Nothing was changed.',
    );
  const known = (await readMigrations()).filter(({ version }) => version <= upTo);
  const isSame =
    known.length === migrations.length &&
    known.every(({ checksum }, index) => checksum === migrations[index]?.checksum);
  if (!isSame)
    throw new OperatorError(
      `The backup was made by a version of Tavoite with another schema (${maker}schema ${upTo}). ` +
        'Install the version that made it, and restore with that. Nothing was changed.',
    );
  return upTo;
}

/**
 * Connections of PgBouncer, as which another role logs in, keep the name of whom they were lent to last,
 * long after that one has ended.
 *
 * @throws OperatorError while a server works on the database: it would go on with what it remembers
 */
async function refuseWhileServed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database()
       AND (application_name = $1 OR application_name = $2 AND usename = session_user)`,
    [LISTENER_NAME, APP_NAME],
  );
  if (rows.length > 0)
    throw new OperatorError(
      'Tavoite is running on this database. Stop it, then restore. Nothing was changed.',
    );
}

async function loadTables(client: pg.ClientBase, backup: Backup): Promise<void> {
  const references = await findReferences(client);
  for (const { table, name } of references)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  // What migrations have written themselves is in the backup, too.
  const tables = await findTables(client);
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`);
  for (const table of backup.manifest.tables) {
    const content = await backup.read(tableEntry(table));
    const rows = client.query(copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`));
    await pipeline(content, rows);
    if (rows.rowCount !== table.rows)
      throw new Error(`${table.name} took ${rows.rowCount} rows of ${table.rows}`);
  }
  for (const { table, name, definition } of references)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  for (const { schema, name, value } of backup.manifest.sequences)
    if (value !== null)
      await client.query('SELECT setval($1::regclass, $2)', [nameOf({ schema, name }), value]);
}

/** Puts the files where the product looks for them. Those that nothing mentions are removed by night. */
async function loadFiles(backup: Backup, { storage, stagingFolder }: RestoreOptions) {
  await storage.check();
  await mkdir(stagingFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(stagingFolder, 'restore-'));
  try {
    for (const file of backup.manifest.files) {
      const path = join(folder, 'file');
      const content = await backup.read(fileEntry(file));
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
      await storage.put(file.key, path);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes database and files what they were when the backup was made, then brings them to the schema of
 * this program. The whole archive is checked before anything is written, and the database is written in
 * one transaction: it is all of the backup, or what it was.
 *
 * @param openTarget is asked once the archive is known to be one that can be restored
 * @throws OperatorError
 */
export async function restore(
  path: string,
  openTarget: () => Promise<RestoreOptions>,
): Promise<Manifest> {
  const backup = await openBackup(path);
  try {
    const upTo = await checkSchema(backup.manifest);
    const target = await openTarget();
    await asOwner(target.connection, async (_, client) => {
      await takeTime(client);
      if (!(await lockSchema(client)))
        throw new OperatorError(
          'Another program is restoring this database, or brings it up to date. Nothing was changed.',
        );
      await refuseWhileServed(client);
      if (!target.replace && (await holdsData(client)))
        throw new OperatorError(
          'The database holds data already. --replace removes all of it first. Nothing was changed.',
        );
      await checkAll(backup);
      await dropEverything(client);
      await applyMigrations(client, { upTo });
      await loadTables(client, backup);
      await loadFiles(backup, target);
    });
    await migrate(target.connection);
    return backup.manifest;
  } finally {
    backup.close();
  }
}
