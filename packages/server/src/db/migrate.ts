import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { OperatorError } from '../config/operator-error.js';
import { APP_ROLE, asOwner, type Connection } from './database.js';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Of PostgreSQL's advisory locks; any number that no other program on the server uses. */
const MIGRATION_LOCK = 7_482_648_301;
const OLDEST_SERVER_VERSION = 150_000;

const DUPLICATE_OBJECT = '42710';
const UNIQUE_VIOLATION = '23505';
const INSUFFICIENT_PRIVILEGE = '42501';

interface Migration {
  version: number;
  name: string;
  statements: string;
  checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
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

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && codes.includes(error.code ?? '');
}

/** Makes the server's role and lets the connecting role become it. Roles belong to the whole PostgreSQL server. */
async function prepareRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ member: boolean | null }>(
    `SELECT pg_has_role(oid, 'MEMBER') AS member FROM pg_roles WHERE rolname = $1`,
    [APP_ROLE],
  );
  if (rows[0]?.member) return;
  try {
    if (rows.length === 0) {
      await client.query('SAVEPOINT role');
      // Another database of the same server may be migrated at the same time.
      await client.query(`CREATE ROLE ${APP_ROLE} NOLOGIN`).catch(async (error: unknown) => {
        if (!hasCode(error, DUPLICATE_OBJECT, UNIQUE_VIOLATION)) throw error;
        await client.query('ROLLBACK TO SAVEPOINT role');
      });
    }
    await client.query(`GRANT ${APP_ROLE} TO CURRENT_USER`);
  } catch (error) {
    if (!hasCode(error, INSUFFICIENT_PRIVILEGE)) throw error;
    throw new OperatorError(
      `The database role may not make or use the role ${APP_ROLE}. Let an administrator run: ` +
        `CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <the role in DATABASE_URL>;`,
    );
  }
}

/**
 * Brings the database to the program's schema, all in one transaction, and returns the names of the
 * migrations that it ran. Several processes may call it at once: one works, the others wait.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const migrations = await readMigrations();
  return asOwner(connection, async (_, client) => {
    const version = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::integer AS version`,
    );
    if ((version.rows[0]?.version ?? 0) < OLDEST_SERVER_VERSION) {
      throw new OperatorError('Tavoite needs PostgreSQL 15 or newer.');
    }
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`
      CREATE TABLE IF NOT EXISTS schema_migration (
        version integer PRIMARY KEY,
        name text NOT NULL,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    const { rows } = await client.query<{ version: number; name: string; checksum: string }>(
      'SELECT version, name, checksum FROM schema_migration ORDER BY version',
    );
    const newest = migrations.at(-1)?.version ?? 0;
    const ahead = rows.find((row) => row.version > newest);
    if (ahead) {
      throw new OperatorError(
        `The database was written by a newer version of Tavoite (schema ${ahead.version}, ` +
          `this program knows ${newest}). Start that version, or restore a backup made before it.`,
      );
    }
    const applied = new Map(rows.map((row) => [row.version, row]));
    await prepareRole(client);
    const ran: string[] = [];
    for (const migration of migrations) {
      const before = applied.get(migration.version);
      if (before) {
        if (before.checksum !== migration.checksum) {
          throw new OperatorError(
            `The migration ${migration.name} has changed since it was applied to this database.`,
          );
        }
        continue;
      }
      await client.query(migration.statements);
      await client.query(
        'INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)',
        [migration.version, migration.name, migration.checksum],
      );
      ran.push(migration.name);
    }
    return ran;
  });
}
