import type { Timespan } from '@tavoite/model';

/** From the first to the last month in which any of the terms has a value. */
export function dataOf(timelines: readonly Timespan[]): Timespan {
  const known = timelines.filter(({ start_date, end_date }) => start_date && end_date);
  const starts = known.flatMap(({ start_date }) => start_date ?? []).sort();
  const ends = known.flatMap(({ end_date }) => end_date ?? []).sort();
  return { start_date: starts[0] ?? null, end_date: ends.at(-1) ?? null };
}
