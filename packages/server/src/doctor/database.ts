import type pg from 'pg';
import { clockDifference, clockProblem } from '../db/clock.js';
import { APP_ROLE, asOwner, type Connection, DEFAULT_CONNECTIONS } from '../db/database.js';
import { OLDEST_SERVER_VERSION } from '../db/migrate.js';
import { counted, type Finding, ok, problem, warning } from './finding.js';

/** Found by the id of a user or by a token, before the organisation is known. */
const WITHOUT_ROW_SECURITY = ['membership', 'access_token', 'target_watch'];

async function rowsOf<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await client.query<Row>(statement, values)).rows;
}

/** The server itself: its version, whether it can be written, what it promises, and its room for the connections of one process. */
export function checkServer(
  connection: Connection,
  connections = DEFAULT_CONNECTIONS,
): Promise<Finding[]> {
  return asOwner(connection, async (_, client) => {
    const [server] = await rowsOf<{
      version: number;
      shown: string;
      encoding: string;
      is_replica: boolean;
      is_read_only: boolean;
      unsafe: string[];
      free: number;
    }>(
      client,
      `SELECT current_setting('server_version_num')::integer AS version,
         current_setting('server_version') AS shown,
         pg_encoding_to_char((SELECT encoding FROM pg_database WHERE datname = current_database())) AS encoding,
         pg_is_in_recovery() AS is_replica,
         current_setting('default_transaction_read_only')::boolean AS is_read_only,
         ARRAY(SELECT name::text FROM pg_settings
           WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'
           ORDER BY name) AS unsafe,
         current_setting('max_connections')::integer
           - current_setting('superuser_reserved_connections')::integer
           - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::integer AS free`,
    );
    if (!server) return [];
    const findings: Finding[] = [ok(`PostgreSQL ${server.shown} answers.`)];
    if (server.version < OLDEST_SERVER_VERSION)
      findings.push(
        problem(
          `PostgreSQL ${server.shown} is too old.`,
          'Upgrade the database server to PostgreSQL 15 or newer.',
        ),
      );
    if (server.encoding !== 'UTF8')
      findings.push(
        problem(
          `The database keeps texts as ${server.encoding}, which lacks letters that users write.`,
          'Make a database with the encoding UTF8 and restore a backup into it.',
        ),
      );
    if (server.is_replica || server.is_read_only)
      findings.push(
        problem(
          `The database can only be read: it is ${server.is_replica ? 'a replica' : 'set to default_transaction_read_only'}.`,
          server.is_replica
            ? 'Set DATABASE_URL to the primary server.'
            : 'Switch that setting of the database off.',
        ),
      );
    if (server.unsafe.length > 0)
      findings.push(
        warning(
          `A power cut can lose or damage what was saved: ${server.unsafe.join(', ')} of PostgreSQL is off.`,
          'Switch it on.',
        ),
      );
    if (server.free < connections)
      findings.push(
        warning(
          `PostgreSQL has room for ${counted(Math.max(0, server.free), 'more connection')}; a process of Tavoite takes up to ${connections}.`,
          'Raise max_connections of PostgreSQL, or close what else is connected.',
        ),
      );
    return findings;
  });
}

/** Whether this machine and the database agree on the time. `now` is this machine's, in milliseconds. */
export function checkClock(connection: Connection, now = Date.now): Promise<Finding[]> {
  return asOwner(connection, async (_, client) => {
    const difference = await clockDifference((statement) => client.query(statement), now);
    const sentence = clockProblem(difference);
    if (sentence === undefined) return [ok('Its clock and this one agree.')];
    return [problem(sentence, 'Have both set by NTP (timedatectl set-ntp true).')];
  });
}

/** Whether the pool, such as PgBouncer, lends connections out as the server's own role. */
export async function checkPool(pooledUrl: string): Promise<Finding[]> {
  const user = await asOwner({ connectionString: pooledUrl }, async (_, client) => {
    const [row] = await rowsOf<{ user: string }>(client, 'SELECT current_user::text AS user');
    return row?.user;
  });
  if (user === APP_ROLE) return [ok('DATABASE_URL lends connections out.')];
  return [
    problem(
      `DATABASE_URL signs in as ${user}, whom row-level security may not bind.`,
      `With DATABASE_DIRECT_URL, DATABASE_URL must sign in as ${APP_ROLE}.`,
    ),
  ];
}

/** Whether the server can work as its own role, and whether that role sees too little or too much. */
export async function checkRole(connection: Connection): Promise<Finding[]> {
  const fix = `Let an administrator run: CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <the role in DATABASE_URL>;`;
  const roles = await asOwner(connection, (_, client) =>
    rowsOf<{ is_member: boolean; is_mighty: boolean; owns: number }>(
      client,
      `SELECT pg_has_role(oid, 'MEMBER') AS is_member, rolsuper OR rolbypassrls AS is_mighty,
         (SELECT count(*)::integer FROM pg_class WHERE relowner = r.oid) AS owns
       FROM pg_roles r WHERE rolname = $1`,
      [APP_ROLE],
    ),
  );
  const [role] = roles;
  if (!role) return [problem(`There is no role ${APP_ROLE} in the database.`, fix)];
  if (!role.is_member)
    return [problem(`The role in DATABASE_URL may not work as ${APP_ROLE}.`, fix)];
  const findings: Finding[] = [];
  if (role.is_mighty)
    findings.push(
      problem(
        `Row-level security does not bind the role ${APP_ROLE}: organisations may see one another.`,
        `Let an administrator run: ALTER ROLE ${APP_ROLE} NOSUPERUSER NOBYPASSRLS;`,
      ),
    );
  if (role.owns > 0)
    findings.push(
      problem(
        `The role ${APP_ROLE} owns ${counted(role.owns, 'table or index')}, so row-level security does not bind it.`,
        'Give them to the role in DATABASE_URL: ALTER TABLE … OWNER TO …;',
      ),
    );
  return findings.length > 0 ? findings : [ok(`The role ${APP_ROLE} is as it should be.`)];
}

/** Whether every table is guarded by row-level security, and shows nothing outside of an organisation; and can be read at all. */
export function checkTables(connection: Connection): Promise<Finding[]> {
  return asOwner(connection, async (_, client) => {
    const open = await rowsOf<{ name: string }>(
      client,
      `SELECT c.oid::regclass::text AS name FROM pg_class c
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
         AND EXISTS (SELECT FROM pg_attribute a
           WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attisdropped)
         AND NOT (c.relrowsecurity AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid))
       ORDER BY 1`,
      [WITHOUT_ROW_SECURITY],
    );
    const unreadable = await rowsOf<{ name: string }>(
      client,
      `SELECT c.oid::regclass::text AS name FROM pg_class c
       WHERE c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND c.relkind IN ('r', 'p')
         AND NOT has_any_column_privilege($1, c.oid, 'SELECT, INSERT') ORDER BY 1`,
      [APP_ROLE],
    );
    const guarded = await rowsOf<{ name: string }>(
      client,
      `SELECT c.oid::regclass::text AS name FROM pg_class c
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
         AND has_any_column_privilege($1, c.oid, 'SELECT') ORDER BY 1`,
      [APP_ROLE],
    );
    await client.query(`SET LOCAL ROLE ${APP_ROLE}`);
    const showing: string[] = [];
    for (const { name } of guarded) {
      const { rows } = await client.query<{ shows: boolean }>(
        `SELECT EXISTS (SELECT FROM ${name}) AS shows`,
      );
      if (rows[0]?.shows) showing.push(name);
    }
    const findings: Finding[] = [];
    const unguarded = [...new Set([...open.map(({ name }) => name), ...showing])];
    if (unguarded.length > 0)
      findings.push(
        problem(
          `Row-level security is not in force for ${unguarded.join(', ')}: organisations may see one another.`,
          'Stop Tavoite, and restore a backup: by hand the policies are not to be made right.',
        ),
      );
    if (unreadable.length > 0)
      findings.push(
        problem(
          `The role ${APP_ROLE} lacks its rights on ${unreadable.map(({ name }) => name).join(', ')}.`,
          'A dump was restored without privileges: restore it again with them, or a backup of Tavoite.',
        ),
      );
    return findings.length > 0
      ? findings
      : [ok(`Row-level security guards ${counted(guarded.length, 'table')}.`)];
  });
}
