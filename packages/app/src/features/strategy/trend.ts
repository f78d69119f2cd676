import type { ChartPoint } from '@tavoite/charts';
import {
  type DateRange,
  monthOfDate,
  monthsOfDates,
  rangeToDates,
  type TargetTrend,
} from '@tavoite/model';

/** A target's months as points of a line; a month without data stays a gap. */
export function trendPoints(points: TargetTrend['points']): ChartPoint[] {
  return points.flatMap(({ start_date, value, is_verified }): ChartPoint[] => {
    const month = monthOfDate(start_date);
    if (month === null) return [];
    if (value === null) return [{ kind: 'missing', month }];
    return [{ kind: is_verified ? 'actual' : 'estimate', month, value }];
  });
}

const MONTHS = 12;

/** The twelve months up to a day's. */
export function monthsBack(end_date: string): DateRange {
  const { end } = monthsOfDates({ start_date: end_date, end_date });
  return rangeToDates({ start: end - MONTHS + 1, end });
}
