import {
  type FigureSheet,
  formatMonth,
  type Language,
  type MonthRange,
  monthsOfRange,
} from '@tavoite/model';
import { titleIn } from '../../domain/titles.js';
import { JsonBytes } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import {
  type MonthlyColumn,
  type OrganizationSeries,
  type SeriesTerm,
  Yielder,
} from '../../series/index.js';

const PATH_SEPARATOR = ' › ';

/** Whether the term's figures are entered: those of others are computed. */
export const isEntered = ({ computedBy }: SeriesTerm): boolean => computedBy === null;

export const unitOf = ({ row }: SeriesTerm): string =>
  `${row.measurementTypePrefix ?? ''}${row.unit ?? ''}`;

/** Titles of the terms above, the root first. Parents on a circle end it. */
function pathOf(term: SeriesTerm, language: Language): string {
  const titles: string[] = [];
  const passed = new Set<SeriesTerm>([term]);
  for (let above = term.parent; above !== null && !passed.has(above); above = above.parent) {
    passed.add(above);
    titles.unshift(titleIn(language, above.row));
  }
  return titles.join(PATH_SEPARATOR);
}

/** Terms with what is below them behind them, each once, in display order. */
function inTreeOrder(terms: readonly SeriesTerm[]): Set<SeriesTerm> {
  const found = new Set<SeriesTerm>();
  const open = terms.filter(({ parent }) => parent === null).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...next.children.filter(({ parent }) => parent === next).reverse());
  }
  // What hangs on a circle is below no root.
  for (const term of terms) found.add(term);
  return found;
}

/** The terms whose figures are entered, in the order of the tree. */
export const enteredTerms = (series: OrganizationSeries): SeriesTerm[] =>
  [...inTreeOrder(series.terms)].filter(isEntered);

/** The months of the range; those that are not stored are missing. */
function monthsIn(column: MonthlyColumn | null, { start, end }: MonthRange) {
  const values = new Float64Array(end - start + 1).fill(Number.NaN);
  const verified = new Uint8Array(values.length);
  if (column === null) return { values, verified };
  const first = Math.max(0, start - column.firstMonth);
  const beyond = end + 1 - column.firstMonth;
  if (beyond <= first) return { values, verified };
  const at = column.firstMonth + first - start;
  values.set(column.values.subarray(first, beyond), at);
  verified.set(column.verified.subarray(first, beyond), at);
  return { values, verified };
}

/** The sheet of the months, as the bytes of its answer. */
export async function sheetOf(
  terms: readonly SeriesTerm[],
  range: MonthRange,
  language: Language,
): Promise<JsonText<FigureSheet>> {
  const months = monthsOfRange(range);
  const json = new JsonBytes();
  const yielder = new Yielder();
  json.text(`{"months":${JSON.stringify(months.map((month) => formatMonth(month)))},"terms":[`);
  for (const [i, term] of terms.entries()) {
    if (yielder.due) await yielder.rest();
    const { row, column } = term;
    const described = JSON.stringify({
      id: row.id,
      key: row.key,
      title: titleIn(language, row),
      path: pathOf(term, language),
      unit: unitOf(term),
      value_numeric_type: row.valueNumericType,
      data_source: row.dataSource,
    });
    const { values, verified } = monthsIn(column, range);
    json.text(`${i === 0 ? '' : ','}${described.slice(0, -1)},"values":`);
    json.numbers(values);
    json.text(',"verified":');
    json.flags(verified);
    json.text('}');
  }
  json.text(']}');
  return json.answer();
}
