import { numbersText } from '@tavoite/charts';
import type { MonthNumber } from '@tavoite/model';
import type { DataMapItem } from './types.js';

/** The numbers of what was written about a term's value in a month, in few characters; empty for nothing. */
export function noteNumbers(
  notes: DataMapItem['notes'],
  key: string,
  month: MonthNumber | undefined,
): string {
  if (notes === undefined || month === undefined) return '';
  const found = notes.filter(
    (note) => note.key === key && note.start <= month && month <= note.end,
  );
  return numbersText(found.map(({ number }) => number));
}
