import { columnsByKey, type GraphFigure, type LoadedColumn } from '@tavoite/charts/mappedGraph';
import { type DataColumns, endOfMonth, type Language, startOfMonth } from '@tavoite/model';
import { titleIn } from '../../domain/titles.js';
import { type DataAnswer, singleValue, type TermColumns } from '../../series/index.js';

type Columns = TermColumns['own'];

const valuesOf = ({ values }: Columns): (number | null)[] =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value));

const flagsOf = ({ verified }: Columns): string => Array.from(verified).join('');

/** An answer of the reader in the form in which charts take it: the one in which the API gives it. */
export function loadedColumns(
  { periods, totalsPartial, columns }: DataAnswer,
  language: Language,
): Map<string, LoadedColumn> {
  const answer: DataColumns = {
    start_dates: periods.map(({ start }) => startOfMonth(start)),
    end_dates: periods.map(({ end }) => endOfMonth(end)),
    is_partial: periods.map(({ is_partial }) => is_partial),
    is_cumulative_partial: [...totalsPartial],
    series: columns.map(({ term: { row }, own, cumulative }) => ({
      id: row.id,
      key: row.key,
      title: titleIn(language, row),
      values: valuesOf(own),
      cumulative_values: valuesOf(cumulative),
      verified: flagsOf(own),
      cumulative_verified: flagsOf(cumulative),
    })),
  };
  return columnsByKey([answer]);
}

/** The values of an answer that has one period. */
export const figuresOf = ({ columns }: DataAnswer): Record<string, GraphFigure> =>
  Object.fromEntries(columns.map(({ term, own }) => [term.row.key, singleValue(own, 0)]));
