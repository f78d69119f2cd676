import pg from 'pg';
import { OperatorError } from '../../config/operator-error.js';
import { APP_ROLE } from '../database.js';

/** By which rows are spread. */
const BY = 'organization_id';
/** The table with which all others of its organisation are kept together. */
const ANCHOR = 'term';
/**
 * What is known before it is known which organisation a request is about, and what rows of organisations
 * refer to: on every machine.
 */
const EVERYWHERE: ReadonlySet<string> = new Set(['membership', 'organization', 'user']);
/** Of organisations, and yet found by a token or of none at all: on the coordinator alone. */
const CENTRAL: ReadonlySet<string> = new Set(['access_token', 'audit_log']);

/** Where the rows of a table are kept. */
export type Placement = 'spread' | 'everywhere' | 'central';

/** @param hasOrganization whether its rows name an organisation */
export function placementOf(table: string, hasOrganization: boolean): Placement {
  if (EVERYWHERE.has(table)) return 'everywhere';
  return hasOrganization && !CENTRAL.has(table) ? 'spread' : 'central';
}

export interface ShardPlan {
  readonly statements: readonly string[];
  /** How many tables they move. */
  readonly spread: number;
  readonly everywhere: number;
  /** Machines with shards, the coordinator included if it has any. */
  readonly nodes: number;
}

export interface Table {
  readonly name: string;
  readonly placement: Placement;
}

export interface Reference {
  readonly table: string;
  readonly target: string;
  readonly name: string;
  readonly definition: string;
}

export type Exclusion = Omit<Reference, 'target'>;

/** As PostgreSQL writes it. */
const RANGE_OF_ONE = `int4range(${BY}, ${BY}, '[]'::text) WITH &&`;

const { escapeIdentifier: quote, escapeLiteral: literal } = pg;

/** The program's tables, the one with which others are kept together first. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; hasOrganization: boolean }>(
    `SELECT c.relname AS name,
      EXISTS (SELECT FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = '${BY}' AND NOT a.attisdropped) AS "hasOrganization"
    FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      AND pg_has_role(c.relowner, 'USAGE')
    ORDER BY c.relname <> '${ANCHOR}', c.relname`,
  );
  return rows.map(({ name, hasOrganization }) => ({
    name,
    placement: placementOf(name, hasOrganization),
  }));
}

/** Local tables that Citus has drawn in by references do not count. */
async function readPlaced(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM citus_tables t JOIN pg_class c ON c.oid = t.table_name
    WHERE t.citus_table_type IN ('distributed', 'reference')`);
  return new Set(rows.map(({ name }) => name));
}

export async function readReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    SELECT t.relname AS table, f.relname AS target, k.conname AS name,
      pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
    WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace
    ORDER BY 1, 3`);
  return rows;
}

/**
 * Rules by which no two rows may stand beside each other. Without an extension, they compare organisations
 * as ranges of one number; Citus takes them only where they are compared as numbers.
 */
export async function readExclusions(client: pg.ClientBase): Promise<Exclusion[]> {
  const { rows } = await client.query<Exclusion>(`
    SELECT t.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid
    WHERE k.contype = 'x' AND k.connamespace = current_schema()::regnamespace
    ORDER BY 1, 2`);
  return rows;
}

/** Has them compare organisations as numbers. */
export function comparing(exclusions: readonly Exclusion[]): string[] {
  const changed = exclusions
    .map((each) => ({ ...each, next: each.definition.replace(RANGE_OF_ONE, `${BY} WITH =`) }))
    .filter(({ definition, next }) => next !== definition);
  if (changed.length === 0) return [];
  return [
    'CREATE EXTENSION IF NOT EXISTS btree_gist',
    ...changed.flatMap(({ table, name, next }) => [
      `ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)}`,
      `ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${next}`,
    ]),
  ];
}

async function readState(client: pg.ClientBase) {
  const { rows } = await client.query<{
    database: string;
    canLogIn: boolean;
    isSet: boolean;
    nodes: number;
    hasCoordinator: boolean;
  }>(
    `SELECT current_database() AS database,
      (SELECT rolcanlogin FROM pg_roles WHERE rolname = $1) AS "canLogIn",
      EXISTS (SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
        WHERE d.datname = current_database() AND s.setrole = 0
          AND 'citus.propagate_set_commands=local' = ANY (s.setconfig)) AS "isSet",
      (SELECT count(*)::integer FROM pg_dist_node WHERE shouldhaveshards) AS nodes,
      EXISTS (SELECT FROM pg_dist_node WHERE groupid = 0) AS "hasCoordinator"`,
    [APP_ROLE],
  );
  const [state] = rows;
  if (!state) throw new Error('PostgreSQL did not describe itself');
  return state;
}

async function requireCitus(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`SELECT FROM pg_extension WHERE extname = 'citus'`);
  if (rows.length > 0) return;
  throw new OperatorError(
    'The database has no Citus, which spreads tables over several machines. Let an administrator add it ' +
      '(docs/scaling.md); without it there is nothing to do.',
  );
}

/**
 * Places the tables. References are taken away and made again, which checks every row: Citus refuses to
 * move tables that refer to others.
 *
 * @param tables those that are not where they belong
 */
export function placing(tables: readonly Table[], references: readonly Reference[]): string[] {
  const namesOf = (placement: Placement) =>
    tables.filter((table) => table.placement === placement).map(({ name }) => name);
  const spread = namesOf('spread');
  const everywhere = namesOf('everywhere');
  const moved = new Set([...spread, ...everywhere]);
  if (moved.size === 0) return [];
  const touched = references.filter(({ table, target }) => moved.has(table) || moved.has(target));
  return [
    `SET LOCAL citus.multi_shard_modify_mode = 'sequential'`,
    ...touched.map(
      ({ table, name }) => `ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)}`,
    ),
    ...everywhere.map((name) => `SELECT create_reference_table(${literal(quote(name))})`),
    // Citus names every column of a row that it writes, so that rights to some of them do not do.
    ...everywhere.map((name) => `GRANT INSERT ON ${quote(name)} TO ${APP_ROLE}`),
    ...spread.map((name) => {
      const together = name === ANCHOR ? '' : `, colocate_with => '${ANCHOR}'`;
      return `SELECT create_distributed_table(${literal(quote(name))}, '${BY}'${together})`;
    }),
    ...touched.map(
      ({ table, name, definition }) =>
        `ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`,
    ),
  ];
}

/**
 * What is to be run on a migrated database so that its tables are spread by organisation.
 *
 * @throws OperatorError where the database has no Citus, or no machine to spread tables over
 */
export async function planShards(client: pg.ClientBase): Promise<ShardPlan> {
  await requireCitus(client);
  const { database, canLogIn, isSet, nodes, hasCoordinator } = await readState(client);
  if (!hasCoordinator)
    throw new OperatorError(
      'The workers have to know the coordinator. Let an administrator run: ' +
        `SELECT citus_set_coordinator_host('<name by which workers reach it>');`,
    );
  if (nodes === 0)
    throw new OperatorError(
      `No machine takes shards. Let an administrator run: SELECT citus_add_node('<name>', 5432);`,
    );
  const placed = await readPlaced(client);
  const tables = (await readTables(client)).filter(({ name }) => !placed.has(name));
  const countOf = (wanted: Placement) =>
    tables.filter(({ placement }) => placement === wanted).length;
  const statements = [
    // Policies on workers know what Citus tells them: what is SET LOCAL, if it is told to.
    ...(isSet
      ? []
      : [`ALTER DATABASE ${quote(database)} SET citus.propagate_set_commands = 'local'`]),
    // Citus works on its machines as the role that asks.
    ...(canLogIn ? [] : [`ALTER ROLE ${APP_ROLE} LOGIN`]),
    ...comparing(await readExclusions(client)),
    ...placing(tables, await readReferences(client)),
  ];
  return { statements, spread: countOf('spread'), everywhere: countOf('everywhere'), nodes };
}
