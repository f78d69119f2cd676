import type { Config } from '../config/config.js';
import { asOwner, type Connection } from '../db/database.js';
import { organization, user } from '../db/schema/index.js';
import { importDemo } from './demo.js';

/** Of PostgreSQL's advisory locks: processes that start at once make the demo organisation once. */
export const DEMO_LOCK = 7_482_648_303;

/** Fills an empty database; whoever starts meanwhile waits, and finds it filled. */
export async function fillIfEmpty(connection: Connection, config: Config): Promise<void> {
  await asOwner(connection, async (tx, client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    const organizations = await tx.select({ id: organization.id }).from(organization).limit(1);
    const users = await tx.select({ id: user.id }).from(user).limit(1);
    if (organizations.length + users.length > 0) return;
    console.log('Making the demo organisation …');
    await importDemo(connection, config);
  });
}

/** Waits while a first start fills the database: a command that writes would else find half of it. */
export async function waitUntilFilled(
  connection: Connection,
  say: (message: string) => void,
): Promise<void> {
  await asOwner(connection, async (_, client) => {
    const { rows } = await client.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock_shared($1) AS free',
      [DEMO_LOCK],
    );
    if (rows[0]?.free) return;
    say('Waiting for the first start, which makes the demo organisation …');
    await client.query('SELECT pg_advisory_xact_lock_shared($1)', [DEMO_LOCK]);
  });
}
