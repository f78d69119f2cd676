import { datesToRange, isAnswerable, type MonthRange } from '@tavoite/model';
import { ItemError } from './item-error.js';

/** The months of a saved period. @throws ItemError for one that is no period */
export function savedRange({
  start_date,
  end_date,
}: {
  readonly start_date: string;
  readonly end_date: string;
}): MonthRange {
  const range = datesToRange(start_date, end_date);
  if (range === null || !isAnswerable(range)) throw new ItemError('report_bad_period');
  return range;
}
