import { decimalsOfType, formatMonth } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';
import type { FileCell, FileTable } from '../downloads/index.js';
import type { LoadedMap, MapNode } from './map.js';

type TextOf = (key: MessageKey) => string;

/** Level, key, term and unit go before the months. */
const LEADING_COLUMNS = 4;
const LONGEST_TITLE = 60;

function cellsOf(node: MapNode): FileCell[] {
  const decimals = decimalsOfType(node.numericType);
  return [
    { value: node.level + 1, decimals: 0 },
    node.key,
    { text: node.title, indent: node.level },
    node.unit,
    ...node.values.map((value, month): FileCell => {
      if (value === null) return null;
      return { value, kind: node.verified[month] ? 'actual' : 'estimate', decimals };
    }),
  ];
}

function* rowsOf({ rows }: LoadedMap): Generator<FileCell[]> {
  for (const node of rows.values()) yield cellsOf(node);
}

/**
 * The whole map of the shown period and roots, collapsed rows included: its rows in order, each with its
 * level (1 at the top) and key, since a file has neither collapsible rows nor unique titles.
 */
export function dataMapTable(map: LoadedMap, text: TextOf): FileTable {
  let longest = 0;
  for (const { title, level } of map.rows.values()) {
    longest = Math.max(longest, title.length + 2 * level);
  }
  return {
    columns: [
      { title: text('level'), width: 8 },
      { title: text('key'), width: 16 },
      { title: text('term'), width: Math.min(LONGEST_TITLE, Math.max(24, longest + 2)) },
      { title: text('unit'), width: 10 },
      ...map.months.map((month) => ({ title: formatMonth(month), width: 16 })),
    ],
    stickyColumns: LEADING_COLUMNS,
    rows: rowsOf(map),
  };
}
