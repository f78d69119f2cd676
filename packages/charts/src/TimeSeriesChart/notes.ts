import type { MonthNumber } from '../types.js';

/** How much was written about each month. */
export type NoteCounts = ReadonlyMap<MonthNumber, number>;

/**
 * The same by the place of the period that the month is in; months outside all periods are left out.
 * @param months first month of each period that holds data, rising
 */
export function noteCounts(
  months: readonly MonthNumber[],
  notes: NoteCounts | undefined,
): Map<number, number> {
  const counts = new Map<number, number>();
  const first = months[0];
  const last = months.at(-1);
  if (!notes || first === undefined || last === undefined) return counts;
  // Periods are of one length, that of the first two; the last one may be shorter.
  const length = (months[1] ?? last + 1) - first;
  for (const [month, count] of notes) {
    if (count === 0 || month < first || month >= last + length) continue;
    const index = months.findLastIndex((start) => start <= month);
    counts.set(index, (counts.get(index) ?? 0) + count);
  }
  return counts;
}
