import pg from 'pg';
import { bundledDatabase } from '../../scripts/product.mjs';
import { suite } from './suite.js';

/** Changes something in the suite's database that no call of the API can change, such as the time. */
export async function runSql(sql: string, values: unknown[]): Promise<number> {
  const client = new pg.Client(bundledDatabase(suite().dataFolder));
  await client.connect();
  try {
    return (await client.query(sql, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
