import type { DateSelection, FiscalStart, MonthNumber } from '@tavoite/model';
import {
  endOfMonth,
  fiscalYearLabel,
  formatMonth,
  selectionToMonths,
  startOfMonth,
} from '@tavoite/model';

/** How months are written: `05/2026`, or as the days `01.05.2026 – 31.05.2026`. */
export type SelectionFormat = 'MM/YYYY' | 'DD.MM.YYYY';

const EN_DASH = '–';

function join(first: string, last: string): string {
  return first === last ? first : `${first} ${EN_DASH} ${last}`;
}

/** A month as one date: of the day format, its last day, at which its values stand. */
function oneMonth(month: MonthNumber, format: SelectionFormat): string {
  return format === 'MM/YYYY' ? formatMonth(month, format) : endOfMonth(month, format);
}

function months(start: MonthNumber, end: MonthNumber, format: SelectionFormat): string {
  if (start === end) return oneMonth(start, format);
  return format === 'MM/YYYY'
    ? join(formatMonth(start, format), formatMonth(end, format))
    : join(startOfMonth(start, format), endOfMonth(end, format));
}

/**
 * A selection in writing: its months, or its years.
 * @returns null when nothing is chosen
 */
export function selectionText(
  selection: DateSelection,
  fiscalStart: FiscalStart,
  format: SelectionFormat,
): string | null {
  const [firstYear] = selection.years;
  const lastYear = selection.years.at(-1);
  if (selection.months.length === 0 && firstYear !== undefined && lastYear !== undefined) {
    return join(fiscalYearLabel(firstYear, fiscalStart), fiscalYearLabel(lastYear, fiscalStart));
  }
  const range = selectionToMonths(selection, fiscalStart);
  return range && months(range.start, range.end, format);
}
