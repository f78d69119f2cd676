import pg from 'pg';
import { OperatorError } from '../config/operator-error.js';
import { APP_ROLE, asOwner, type Connection } from './database.js';
import { pendingMigrations, readApplied, readMigrations } from './migrations.js';
import { isSpread, runSpread } from './shard/migrating.js';

/** Of PostgreSQL's advisory locks; any number that no other program on the server uses. */
const MIGRATION_LOCK = 7_482_648_301;
export const OLDEST_SERVER_VERSION = 150_000;

const DUPLICATE_OBJECT = '42710';
const UNIQUE_VIOLATION = '23505';
const INSUFFICIENT_PRIVILEGE = '42501';

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && codes.includes(error.code ?? '');
}

/** Makes the server's role and lets the connecting role become it. Roles belong to the whole PostgreSQL server. */
async function prepareRole(client: pg.ClientBase): Promise<void> {
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

/** Keeps others from changing the schema until the transaction ends; false if someone does now. */
export async function lockSchema(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS locked',
    [MIGRATION_LOCK],
  );
  return rows[0]?.locked ?? false;
}

/**
 * Brings the database to the program's schema in the transaction of `client`, and returns the names of
 * the migrations that it ran. Nobody else may do so meanwhile. `upTo` leaves out the migrations after
 * that one.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  { upTo = Number.POSITIVE_INFINITY }: { upTo?: number } = {},
): Promise<string[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migration (
      version integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const applied = await readApplied(client);
  const pending = pendingMigrations(await readMigrations(), applied).filter(
    ({ version }) => version <= upTo,
  );
  await prepareRole(client);
  // To see whether the database is as new as the program.
  await client.query(`GRANT SELECT ON schema_migration TO ${APP_ROLE}`);
  const spread = pending.length > 0 && (await isSpread(client));
  for (const migration of pending) {
    if (spread) await runSpread(client, migration.statements);
    else await client.query(migration.statements);
    await client.query(
      'INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)',
      [migration.version, migration.name, migration.checksum],
    );
  }
  return pending.map(({ name }) => name);
}

/**
 * The same in a transaction of its own. Several processes may call it at once: one works, the others
 * wait.
 */
export async function migrate(
  connection: Connection,
  options: { upTo?: number } = {},
): Promise<string[]> {
  return asOwner(connection, async (_, client) => {
    const version = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::integer AS version`,
    );
    if ((version.rows[0]?.version ?? 0) < OLDEST_SERVER_VERSION) {
      throw new OperatorError('Tavoite needs PostgreSQL 15 or newer.');
    }
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    return applyMigrations(client, options);
  });
}
