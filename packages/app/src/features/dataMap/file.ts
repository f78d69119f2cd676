import { decimalsOfType, formatMonth, type Locale, type MonthNumber } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';
import type { FileCell, FileTable } from '../downloads/index.js';
import type { MapColumn } from './columns.js';
import { changeOf, type LoadedMap, type MapNode } from './map.js';

type TextOf = (key: MessageKey) => string;

/** Level, key, term and unit go before the months. */
const LEADING_COLUMNS = 4;
const TITLE_COLUMN = 2;
const LONGEST_TITLE = 60;

export interface MapFileOptions {
  /** What is chosen: totals and changes are columns, too; `kind` says of each value what it is. */
  columns: readonly MapColumn[];
  /** Of written changes. */
  locale: Locale;
}

function cellsOf(node: MapNode, text: TextOf, { columns, locale }: MapFileOptions): FileCell[] {
  const decimals = decimalsOfType(node.numericType);
  const figure = (value: number | null | undefined, isActual: boolean | undefined): FileCell[] => {
    const kind = isActual ? 'actual' : 'estimate';
    const cell: FileCell = value == null ? null : { value, kind, decimals };
    if (!columns.includes('kind')) return [cell];
    return [cell, cell === null ? null : text(kind)];
  };
  return [
    { value: node.level + 1, decimals: 0 },
    node.key,
    { text: node.title, indent: node.level },
    node.unit,
    ...node.values.flatMap((value, month) => figure(value, node.verified[month])),
    ...(columns.includes('total') ? figure(node.total, node.totalVerified) : []),
    ...(columns.includes('change') ? [changeOf(node, locale, text('percentage-points'))] : []),
  ];
}

function* rowsOf(
  { rows }: LoadedMap,
  text: TextOf,
  options: MapFileOptions,
): Generator<FileCell[]> {
  for (const node of rows.values()) yield cellsOf(node, text, options);
}

/**
 * The whole map of the shown period and roots, collapsed rows included: its rows in order, each with its
 * level (1 at the top) and key, since titles repeat and a CSV file has no rows that fold.
 */
export function dataMapTable(map: LoadedMap, text: TextOf, options: MapFileOptions): FileTable {
  let longest = 0;
  for (const { title, level } of map.rows.values()) {
    longest = Math.max(longest, title.length + 2 * level);
  }
  const headed = (title: string, month?: MonthNumber) => [
    { title, width: 16, ...(month === undefined ? {} : { month }) },
    ...(options.columns.includes('kind')
      ? [{ title: `${title} ${text('map-kind')}`, width: 16 }]
      : []),
  ];
  return {
    columns: [
      { title: text('level'), width: 8 },
      { title: text('key'), width: 16 },
      { title: text('term'), width: Math.min(LONGEST_TITLE, Math.max(24, longest + 2)) },
      { title: text('unit'), width: 10 },
      ...map.months.flatMap((month) => headed(formatMonth(month), month)),
      ...(options.columns.includes('total') ? headed(text('map-total')) : []),
      ...(options.columns.includes('change') ? [{ title: text('map-change'), width: 16 }] : []),
    ],
    stickyColumns: LEADING_COLUMNS,
    outlineColumn: TITLE_COLUMN,
    rows: rowsOf(map, text, options),
  };
}
