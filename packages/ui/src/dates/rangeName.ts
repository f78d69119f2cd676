import type { DateRange, Locale } from '@tavoite/model';
import { monthNumber, monthsOfDates, yearOf } from '@tavoite/model';
import { type MonthNameWidth, monthAndYear, monthName } from './monthNames.js';

/**
 * The months from one to another in words: January 2025, Jan–Nov 2025, Dec 2024–Feb 2025, 2025.
 * @param width of the name of a single month
 */
export function rangeName(
  dates: DateRange,
  locale: Locale,
  width: MonthNameWidth = 'long',
): string {
  const { start, end } = monthsOfDates(dates);
  if (start === end) return monthAndYear(start, locale, width);
  const year = yearOf(end);
  if (yearOf(start) !== year) {
    return `${monthAndYear(start, locale, 'short')}–${monthAndYear(end, locale, 'short')}`;
  }
  if (start === monthNumber(year, 1) && end === monthNumber(year, 12)) return `${year}`;
  return `${monthName(start, locale, 'short')}–${monthAndYear(end, locale, 'short')}`;
}
