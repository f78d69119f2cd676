import pg from 'pg';
import type { SequenceValue } from './manifest.js';

/** A table whose rows are kept. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Where Tavoite's tables are, and those of its job queue. */
const SCHEMAS = `(current_schema(), 'pgboss')`;
const { escapeIdentifier } = pg;

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string =>
  columns.map(escapeIdentifier).join(', ');

/** Takes away the limits that a server may have for transactions of a moment: files are copied in the midst of it. */
export async function takeTime(client: pg.ClientBase): Promise<void> {
  await client.query(
    'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
  );
}

/** All tables but those that a crash may empty, and parts of others. */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT n.nspname AS schema, c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE n.nspname IN ${SCHEMAS} AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relpersistence = 'p' AND c.relname <> 'schema_migration'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY n.nspname, c.relname
    ORDER BY n.nspname, c.relname`);
  return rows;
}

export async function findSequences(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(`
    SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
    FROM pg_sequences WHERE schemaname IN ${SCHEMAS}
    ORDER BY schemaname, sequencename`);
  return rows;
}

/** A reference between tables, which is checked again when it is made anew. */
export interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function findReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
      pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k
    JOIN pg_namespace n ON n.oid = k.connamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname IN ${SCHEMAS}`);
  return rows;
}

/** Whether there is anything of Tavoite's besides what its migrations make. */
export async function holdsData(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    `SELECT to_regclass('organization') IS NOT NULL AND to_regclass('"user"') IS NOT NULL AS made`,
  );
  if (!rows[0]?.made) return false;
  const found = await client.query<{ holds: boolean }>(
    'SELECT EXISTS (SELECT FROM organization) OR EXISTS (SELECT FROM "user") AS holds',
  );
  return found.rows[0]?.holds ?? false;
}

/** Removes everything that migrations have made, whatever their version, and all that it holds. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP TABLE IF EXISTS %s CASCADE', c.oid::regclass) AS statement
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
      AND pg_has_role(c.relowner, 'USAGE')
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
    FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace AND pg_has_role(p.proowner, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`);
  for (const { statement } of rows) await client.query(statement);
}
