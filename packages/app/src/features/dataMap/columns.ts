import { readList, writeList } from '../../core/addresses.js';

/**
 * What can be chosen for the map: columns after the months, `kind`, columns of its CSV that say of each
 * value whether it is actual or an estimate, and `compact`, as many months as fit.
 */
export const MAP_COLUMNS = ['total', 'change', 'trend', 'kind', 'compact'] as const;
export type MapColumn = (typeof MAP_COLUMNS)[number];

/** Name of the query parameter with the chosen columns. */
export const COLUMNS = 'columns';

/** The chosen columns in their order; what is none counts as not given. */
export function readColumns(search: URLSearchParams): MapColumn[] {
  const chosen: readonly string[] = readList(search, COLUMNS);
  return MAP_COLUMNS.filter((column) => chosen.includes(column));
}

/** The address with a column that was chosen left out, or another one added. */
export function withColumn(before: URLSearchParams, column: MapColumn): URLSearchParams {
  const after = new URLSearchParams(before);
  const chosen = readColumns(before);
  const next = MAP_COLUMNS.filter((one) => (one === column) !== chosen.includes(one));
  writeList(after, COLUMNS, next);
  return after;
}

/** Whether the server has to be asked for totals. */
export const needsTotals = (columns: readonly MapColumn[]): boolean =>
  columns.includes('total') || columns.includes('change');
