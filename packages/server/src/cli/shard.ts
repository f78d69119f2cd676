import type { Connection } from '../db/database.js';
import type { ShardPlan } from '../db/shard/plan.js';
import { planOfShards, shard } from '../db/shard/shard.js';

const summaryOf = ({ spread, everywhere, nodes }: ShardPlan) =>
  `${spread} tables by organisation over ${nodes} ${nodes === 1 ? 'machine' : 'machines'}, ${everywhere} on each of them`;

/** Spreads the tables, or with `isPlan` prints the statements that would do it. */
export async function shardTables(
  connection: Connection,
  { isPlan, say }: { readonly isPlan: boolean; readonly say: (line: string) => void },
): Promise<void> {
  const plan = isPlan ? await planOfShards(connection) : await shard(connection);
  if (plan.statements.length === 0) return say('All tables are spread already.');
  if (!isPlan) return say(`Spread ${summaryOf(plan)}.`);
  say(`-- ${summaryOf(plan)}; would be run in one transaction, all or nothing:`);
  for (const statement of plan.statements) say(`${statement};`);
}
