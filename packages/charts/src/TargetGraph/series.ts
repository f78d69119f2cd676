import { monthOfDate } from '@tavoite/model';
import type { ChartPoint, ChartSeries } from '../types.js';

/** A month of a target, as the API answers it. */
export interface TargetGraphRow {
  /** First day of the month, YYYY-MM-DD. */
  readonly start_date: string;
  /** Value of the month; null without data. */
  readonly current_value: number | null;
  /** What was aimed at; null without data. */
  readonly target_value: number | null;
  /** What it is compared with; null without data. */
  readonly compare_value: number | null;
  /** Whether the current value is actual; otherwise it is drawn as an estimate. */
  readonly is_verified: boolean;
}

/** Names of the three series. */
export interface TargetGraphTitles {
  /** Name of the current values. */
  readonly current: string;
  /** Name of the targets. */
  readonly target: string;
  /** Name of the compared values. */
  readonly compare: string;
}

/**
 * A target's rows as series. The current value is an estimate where it is not verified; target and
 * compare value are what they are set to. A series without any value is left out.
 */
export function targetSeries(
  rows: readonly TargetGraphRow[],
  titles: TargetGraphTitles,
): ChartSeries[] {
  const pointsOf = (
    field: 'current_value' | 'target_value' | 'compare_value',
    verified: (row: TargetGraphRow) => boolean,
  ): ChartPoint[] =>
    rows.flatMap((row): ChartPoint[] => {
      const month = monthOfDate(row.start_date);
      const value = row[field];
      if (month === null) return [];
      if (value === null) return [{ kind: 'missing', month }];
      return [{ kind: verified(row) ? 'actual' : 'estimate', month, value }];
    });
  const all: ChartSeries[] = [
    {
      key: 'current',
      title: titles.current,
      type: 'line',
      points: pointsOf('current_value', (row) => row.is_verified),
    },
    {
      key: 'target',
      title: titles.target,
      type: 'line',
      color: 'target',
      targetOf: 'current',
      points: pointsOf('target_value', () => true),
    },
    {
      key: 'compare',
      title: titles.compare,
      type: 'line',
      color: 'compare',
      points: pointsOf('compare_value', () => true),
    },
  ];
  return all.filter(({ points }) => points.some(({ kind }) => kind !== 'missing'));
}
