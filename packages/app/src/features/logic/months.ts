import type { ChartPoint } from '@tavoite/charts';
import {
  type DataColumns,
  type DateRange,
  monthsOfDates,
  rangeMissed,
  rangeToDates,
  type UsualRange,
} from '@tavoite/model';

/** A term's values month by month. */
export interface TermMonths {
  readonly values: readonly (number | null)[];
  /** A `1` for each that is verified. */
  readonly verified: string;
}

/** Before the last month: what it is compared with, and seen beside. */
const YEAR = 12;

/** The last month of a period and the twelve before it. */
export function monthsToEnd(period: DateRange): DateRange {
  const { end } = monthsOfDates(period);
  return rangeToDates({ start: end - YEAR, end });
}

/** The months of each term, by its key. */
export const monthsOf = (columns: readonly DataColumns[]): [string, TermMonths][] =>
  columns.flatMap(({ series }) =>
    series.map(({ key, values, verified }): [string, TermMonths] => [key, { values, verified }]),
  );

/** The twelve months up to a period's end as points of a line; empty without any value. */
export function trendPoints({ values, verified }: TermMonths, period: DateRange): ChartPoint[] {
  const { end } = monthsOfDates(period);
  const points = values.map((value, index): ChartPoint => {
    const month = end - values.length + 1 + index;
    if (value === null) return { kind: 'missing', month };
    return { kind: verified[index] === '1' ? 'actual' : 'estimate', month, value };
  });
  const last = points.slice(-YEAR);
  return last.some(({ kind }) => kind !== 'missing') ? last : [];
}

/** What would be usual in a period of one month, where its value is not; null elsewhere. */
export function usualInstead({ values }: TermMonths, period: DateRange): UsualRange | null {
  const { start, end } = monthsOfDates(period);
  return start === end ? rangeMissed(values, values.length - 1) : null;
}
