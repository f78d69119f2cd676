import type { Locale, MonthNumber } from '@tavoite/model';
import { monthOf, yearOf } from '@tavoite/model';

/** `long`: January, tammikuu. `short`: Jan, tammi. */
export type MonthNameWidth = 'long' | 'short';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(locale: Locale, width: MonthNameWidth): Intl.DateTimeFormat {
  const key = `${locale} ${width}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

/** The name of a month without its year, in the form used on its own. */
export function monthName(
  month: MonthNumber,
  locale: Locale,
  width: MonthNameWidth = 'long',
): string {
  // Any year will do: only the month is written, and UTC keeps it from shifting to another month.
  return formatterFor(locale, width).format(Date.UTC(2000, monthOf(month) - 1, 1));
}

/** The name of a month with its year: January 2025, tammikuu 2025. */
export function monthAndYear(
  month: MonthNumber,
  locale: Locale,
  width: MonthNameWidth = 'long',
): string {
  return `${monthName(month, locale, width)} ${yearOf(month)}`;
}
