import type { Queries } from '../db/database.js';
import { lockFigures, writeMonths } from '../series-store/write-months.js';
import type { OrganizationPlan } from './plan.js';
import { type Ids, idOf } from './write-people.js';

/** Writes an organisation's part of `data.csv`. @returns how many months were given */
export async function writeSeries(
  tx: Queries,
  organizationId: number,
  { data }: OrganizationPlan,
  termIds: Ids,
): Promise<number> {
  if (data.size === 0) return 0;
  await lockFigures(tx, organizationId);
  const given = new Map([...data].map(([key, { months }]) => [idOf(termIds, key), months]));
  await writeMonths(tx, organizationId, given);
  return [...given.values()].reduce((count, months) => count + [...months].length, 0);
}
