import { OperatorError } from '../../config/operator-error.js';
import { asOwner, type Connection } from '../database.js';
import { applyMigrations, lockSchema } from '../migrate.js';
import { planShards, type ShardPlan } from './plan.js';

/** What {@link shard} would run. Changes nothing. Throws an OperatorError where {@link shard} does. */
export async function planOfShards(connection: Connection): Promise<ShardPlan> {
  return asOwner(connection, (_, client) => planShards(client));
}

/**
 * Brings the database to the schema of the program and spreads its tables over the machines that Citus
 * knows, in one transaction: all of them or none. What has been spread before stays as it is.
 */
export async function shard(connection: Connection): Promise<ShardPlan> {
  return asOwner(connection, async (_, client) => {
    if (!(await lockSchema(client)))
      throw new OperatorError('Something else changes the schema of the database at this moment.');
    await applyMigrations(client);
    const plan = await planShards(client);
    for (const statement of plan.statements) await client.query(statement);
    return plan;
  });
}
