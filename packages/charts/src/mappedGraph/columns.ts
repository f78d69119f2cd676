import { type DataColumns, type TimeGrouping, verifiedFlags } from '@tavoite/model';
import { pointsFromRows } from '../points.js';
import type { ChartPoint } from '../types.js';

/** Values of one term over the periods of an answer. */
export type TermColumn = DataColumns['series'][number];

/** Where the values of one term are. */
export interface LoadedColumn {
  /** The answer that it is in. */
  readonly columns: DataColumns;
  /** The term's own part of it. */
  readonly column: TermColumn;
}

/** The columns of all terms by their keys. */
export function columnsByKey(parts: readonly DataColumns[]): Map<string, LoadedColumn> {
  return new Map(
    parts.flatMap((columns) => columns.series.map((column) => [column.key, { columns, column }])),
  );
}

/** Which values of a column are drawn. */
export interface PointOptions {
  /** How the answer is grouped. */
  readonly grouping: TimeGrouping;
  /** Running totals from the fiscal-year start. */
  readonly cumulative: boolean;
}

/** The values of a term as points of a chart. */
export function pointsOf(
  { columns, column }: LoadedColumn,
  { grouping, cumulative }: PointOptions,
): ChartPoint[] {
  const values = cumulative ? column.cumulative_values : column.values;
  const flags = verifiedFlags(cumulative ? column.cumulative_verified : column.verified);
  const partial = cumulative ? columns.is_cumulative_partial : columns.is_partial;
  return pointsFromRows(
    columns.start_dates.map((start_date, index) => ({
      start_date,
      end_date: columns.end_dates[index] ?? '',
      value: values[index] ?? null,
      is_verified: flags[index] ?? false,
      is_partial: partial[index] ?? false,
    })),
    grouping,
  );
}
