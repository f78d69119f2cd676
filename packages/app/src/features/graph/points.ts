import { type ChartPoint, pointsFromRows } from '@tavoite/charts';
import {
  type DataColumns,
  type FiscalStart,
  fiscalYearEnd,
  fiscalYearOf,
  monthOfDate,
  quarterRange,
  type TimeGrouping,
  verifiedFlags,
} from '@tavoite/model';

export type TermColumn = DataColumns['series'][number];

/** Where the values of one term are. */
export interface LoadedColumn {
  columns: DataColumns;
  column: TermColumn;
}

/** The columns of all terms by their keys. */
export function columnsByKey(parts: readonly DataColumns[]): Map<string, LoadedColumn> {
  return new Map(
    parts.flatMap((columns) => columns.series.map((column) => [column.key, { columns, column }])),
  );
}

export interface PointOptions {
  grouping: TimeGrouping;
  /** Running totals from the fiscal-year start. */
  cumulative: boolean;
  fiscalStart: FiscalStart;
}

/** A running total is verified while everything before it in its fiscal year is. */
function runningFlags(flags: boolean[], dates: string[], fiscalStart: FiscalStart): boolean[] {
  let year: number | null = null;
  let verified = true;
  return flags.map((flag, index) => {
    const month = monthOfDate(dates[index] ?? '');
    const own = month === null ? null : fiscalYearOf(month, fiscalStart);
    verified = flag && (own !== year || verified);
    year = own;
    return verified;
  });
}

/** A running total is of its whole period as soon as it reaches to its end. */
function reachesEnd(
  end: string,
  { grouping, fiscalStart }: Pick<PointOptions, 'grouping' | 'fiscalStart'>,
): boolean {
  const month = monthOfDate(end);
  if (month === null) return false;
  if (grouping === 'quarter') return quarterRange(month, fiscalStart).end === month;
  return grouping === 'month' || fiscalYearEnd(month, fiscalStart) === month;
}

/** The values of a term as points of a chart. */
export function pointsOf(
  { columns, column }: LoadedColumn,
  { grouping, cumulative, fiscalStart }: PointOptions,
): ChartPoint[] {
  const own = verifiedFlags(column.verified);
  const flags = cumulative ? runningFlags(own, columns.start_dates, fiscalStart) : own;
  const values = cumulative ? column.cumulative_values : column.values;
  return pointsFromRows(
    columns.start_dates.map((start_date, index) => ({
      start_date,
      end_date: columns.end_dates[index] ?? '',
      value: values[index] ?? null,
      is_verified: flags[index] ?? false,
      is_partial:
        (columns.is_partial[index] ?? false) &&
        !(cumulative && reachesEnd(columns.end_dates[index] ?? '', { grouping, fiscalStart })),
    })),
    grouping,
  );
}
