import type { DataColumns } from '@tavoite/model';
import type { Figure } from './slice.js';

/** The figures of columns with one row: a whole range, named by the columns. */
export function figuresOf({ start_dates, end_dates, series }: DataColumns): Record<string, Figure> {
  const range = { start_date: start_dates[0] ?? '', end_date: end_dates[0] ?? '' };
  return Object.fromEntries(
    series.map(({ key, values, verified }) => [
      key,
      { ...range, value: values[0] ?? null, isVerified: verified[0] === '1' },
    ]),
  );
}
