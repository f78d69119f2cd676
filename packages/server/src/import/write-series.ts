import { lockFigures, writeMonths } from '../series-store/write-months.js';
import { idOf } from './write-people.js';
import type { WriteFigures } from './writing.js';

/** Writes figures as they are given; the history says only that there was an import. */
export const writeSeries: WriteFigures = async (tx, organizationId, { data }, termIds) => {
  if (data.size === 0) return 0;
  await lockFigures(tx, organizationId);
  const given = new Map([...data].map(([key, { months }]) => [idOf(termIds, key), months]));
  await writeMonths(tx, organizationId, given);
  return [...given.values()].reduce((count, months) => count + [...months].length, 0);
};
