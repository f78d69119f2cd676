import type pg from 'pg';
import { splitStatements } from '../statements.js';
import {
  comparing,
  placementOf,
  placing,
  readExclusions,
  readReferences,
  type Table,
} from './plan.js';

const CREATED_TABLE = /^CREATE\s+TABLE\s+"?(\w+)"?\s*\(/i;
const ORGANIZATION = /\borganization_id\b/;

/** Whether the tables are spread over several machines. */
export async function isSpread(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ hasCitus: boolean }>(
    `SELECT to_regclass('pg_dist_partition') IS NOT NULL AND to_regclass('term') IS NOT NULL AS "hasCitus"`,
  );
  if (!rows[0]?.hasCitus) return false;
  const found = await client.query(
    `SELECT FROM pg_dist_partition WHERE logicalrelid = 'term'::regclass AND partmethod = 'h'`,
  );
  return found.rows.length > 0;
}

/** The table that a statement makes, if it does not stay on the coordinator. */
function tableMadeBy(statement: string): Table | undefined {
  const [, name] = CREATED_TABLE.exec(statement) ?? [];
  if (name === undefined) return undefined;
  const placement = placementOf(name, ORGANIZATION.test(statement));
  return placement === 'central' ? undefined : { name, placement };
}

/**
 * Makes a table where its rows are to be. Citus refuses one that is on the coordinator alone and refers to
 * those that are spread, so it hears nothing of it until it is rid of its references.
 */
async function makeTable(client: pg.ClientBase, statement: string, table: Table): Promise<void> {
  const isOwn = (each: { readonly table: string }) => each.table === table.name;
  await client.query('SET LOCAL citus.enable_ddl_propagation = off');
  await client.query(statement);
  const references = (await readReferences(client)).filter(isOwn);
  const exclusions = (await readExclusions(client)).filter(isOwn);
  for (const each of comparing(exclusions)) await client.query(each);
  for (const each of placing([table], references)) {
    if (each.startsWith('SELECT create_'))
      await client.query('SET LOCAL citus.enable_ddl_propagation = on');
    await client.query(each);
  }
}

/**
 * Runs a migration on a database whose tables are spread, one statement after the other: a table that it
 * makes has to be spread before anything refers to it.
 */
export async function runSpread(client: pg.ClientBase, statements: string): Promise<void> {
  await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
  for (const statement of splitStatements(statements)) {
    const table = tableMadeBy(statement);
    if (table === undefined) await client.query(statement);
    else await makeTable(client, statement, table);
  }
}
