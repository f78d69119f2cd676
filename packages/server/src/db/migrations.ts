import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { OperatorError } from '../config/operator-error.js';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

export interface Migration {
  readonly version: number;
  /** Of its file. */
  readonly name: string;
  readonly statements: string;
  readonly checksum: string;
}

/** A row of the table schema_migration. */
export type AppliedMigration = Pick<Migration, 'version' | 'name' | 'checksum'>;

/** What the database has of the migrations, oldest first; the table must be there. */
export async function readApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT version, name, checksum FROM schema_migration ORDER BY version',
  );
  return rows;
}

/** All migrations of this program, in the order in which they run. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(MIGRATIONS_FOLDER, name), 'utf8');
      return {
        version: Number.parseInt(name, 10),
        name,
        statements,
        checksum: createHash('sha256').update(statements).digest('hex'),
      };
    }),
  );
}

/** The number of the newest migration that this program knows. */
export async function newestMigration(): Promise<number> {
  newest ??= readMigrations().then((migrations) => migrations.at(-1)?.version ?? 0);
  return newest;
}
let newest: Promise<number> | undefined;

/**
 * Those that a database still needs. Throws an OperatorError for a database that a newer program has
 * migrated, or one with other migrations.
 */
export function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const known = migrations.at(-1)?.version ?? 0;
  const ahead = applied.find(({ version }) => version > known);
  if (ahead) {
    throw new OperatorError(
      `The database was written by a newer version of Tavoite (schema ${ahead.version}, ` +
        `this program knows ${known}). Start that version, or restore a backup made before it.`,
    );
  }
  const checksums = new Map(applied.map(({ version, checksum }) => [version, checksum]));
  return migrations.filter(({ version, name, checksum }) => {
    const before = checksums.get(version);
    if (before !== undefined && before !== checksum) {
      throw new OperatorError(
        `The migration ${name} has changed since it was applied to this database.`,
      );
    }
    return before === undefined;
  });
}
