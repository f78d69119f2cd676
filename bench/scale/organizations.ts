import { createHash } from 'node:crypto';
import pg from 'pg';

/** As many as an organisation of some size has; each has signed in once. */
export const USERS_EACH = 10;
const BATCH = 50;
/** What organisations have outside of the tables that are keyed by them. */
const KEPT_APART = ['membership', 'audit_log', 'access_token'];

/** The token of an organisation's first user; whoever knows its id can work it out, as here everyone may. */
export const tokenOf = (organization: number, user = 0) => `bench-scale-${organization}-${user}`;

const { escapeIdentifier: quote } = pg;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Those with rows of organisations. */
async function tenantTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum)
       FILTER (WHERE a.attname <> 'organization_id' AND a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)
     GROUP BY c.relname
     HAVING bool_or(a.attname = 'organization_id')
     ORDER BY c.relname`,
    [KEPT_APART],
  );
  return rows;
}

/**
 * Copies an organisation, with everything that is its own, and gives each copy users who have signed in.
 *
 * @param client as a superuser, so that references are not looked at row by row: they are those of the original
 * @returns the ids of the copies
 */
export async function copyOrganization(
  client: pg.ClientBase,
  source: number,
  count: number,
): Promise<number[]> {
  const tables = await tenantTables(client);
  const made: number[] = [];
  await client.query('SET session_replication_role = replica');
  while (made.length < count) {
    const size = Math.min(BATCH, count - made.length);
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO organization (key, name, start_of_fiscal_year, time_zone)
       SELECT 'copy-' || gen_random_uuid(), name, start_of_fiscal_year, time_zone
       FROM organization, generate_series(1, $2::integer) WHERE id = $1 RETURNING id`,
      [source, size],
    );
    const ids = rows.map(({ id }) => id);
    for (const { name, columns } of tables) {
      const list = columns.map(quote).join(', ');
      await client.query(
        `INSERT INTO ${quote(name)} (organization_id${list && `, ${list}`}) OVERRIDING SYSTEM VALUE
         SELECT copy${list && `, ${list}`} FROM ${quote(name)}, unnest($2::integer[]) copy
         WHERE organization_id = $1`,
        [source, ids],
      );
    }
    await addUsers(client, ids);
    await client.query('COMMIT');
    made.push(...ids);
  }
  await client.query('SET session_replication_role = origin');
  await client.query('ANALYZE');
  await client.query('CHECKPOINT');
  return made;
}

async function addUsers(client: pg.ClientBase, organizations: readonly number[]): Promise<void> {
  const users = organizations.flatMap((organization) =>
    Array.from({ length: USERS_EACH }, (_, user) => ({
      organization,
      name: `user-${organization}-${user}`,
      hash: createHash('sha256').update(tokenOf(organization, user)).digest('hex'),
    })),
  );
  await client.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1) AS g (organization integer, name text, hash text)
     ), users AS (
       INSERT INTO "user" (email, username, full_name, active_organization_id)
       SELECT name || '@example.com', name, 'Person of ' || name, organization FROM given
       RETURNING id, username, active_organization_id
     ), members AS (
       INSERT INTO membership (organization_id, user_id, organization_manager)
       SELECT active_organization_id, id, true FROM users
     )
     INSERT INTO session (token_hash, user_id, expires_at)
     SELECT decode(hash, 'hex'), users.id, now() + interval '10 days'
     FROM users JOIN given ON given.name = users.username`,
    [JSON.stringify(users)],
  );
}

export interface TableSize {
  readonly name: string;
  readonly bytes: number;
}

/** Tables with their indexes and what is kept beside them, the largest first. */
export async function tableSizes(client: pg.ClientBase): Promise<TableSize[]> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 2 DESC`,
  );
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}
