import type { DateRange, MonthNumber, MonthRange } from './months.js';
import { daysInMonth, monthNumber, monthOf, yearOf } from './months.js';

/** How a day is written: the API's form, the form of lists, the form of the strategy screen. */
export type DateFormat = 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'DD.MM.YYYY';

/** How a month is written. */
export type MonthFormat = 'YYYY-MM' | 'MM/YYYY';

/** A day of the Gregorian calendar; `day` counts from 1. */
export interface CalendarDate {
  readonly month: MonthNumber;
  readonly day: number;
}

const DATE_PATTERNS: Record<DateFormat, RegExp> = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'DD.MM.YYYY': /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
};

const MONTH_PATTERNS: Record<MonthFormat, RegExp> = {
  'YYYY-MM': /^(?<year>\d{4})-(?<month>\d{2})$/,
  'MM/YYYY': /^(?<month>\d{2})\/(?<year>\d{4})$/,
};

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

function monthFromParts(parts: Record<string, string | undefined>): MonthNumber | null {
  const year = Number(parts.year);
  const month = Number(parts.month);
  return year >= 1 && month >= 1 && month <= 12 ? monthNumber(year, month) : null;
}

/**
 * Reads a day strictly: every digit and separator must be there, and the day must exist.
 * @returns null for anything else; it never guesses and never throws
 */
export function parseDate(text: string, format: DateFormat = 'YYYY-MM-DD'): CalendarDate | null {
  const parts = DATE_PATTERNS[format].exec(text)?.groups;
  const month = parts ? monthFromParts(parts) : null;
  if (!parts || month === null) return null;
  const day = Number(parts.day);
  return day >= 1 && day <= daysInMonth(month) ? { month, day } : null;
}

/** Writes a day. The date is taken as valid: it comes from `parseDate` or month arithmetic. */
export function formatDate(date: CalendarDate, format: DateFormat = 'YYYY-MM-DD'): string {
  const day = digits(date.day, 2);
  const month = digits(monthOf(date.month), 2);
  const year = digits(yearOf(date.month), 4);
  switch (format) {
    case 'YYYY-MM-DD':
      return `${year}-${month}-${day}`;
    case 'DD/MM/YYYY':
      return `${day}/${month}/${year}`;
    case 'DD.MM.YYYY':
      return `${day}.${month}.${year}`;
  }
}

/** Reads a month strictly; null for anything else. */
export function parseMonth(text: string, format: MonthFormat = 'YYYY-MM'): MonthNumber | null {
  const parts = MONTH_PATTERNS[format].exec(text)?.groups;
  return parts ? monthFromParts(parts) : null;
}

/** Writes a month. */
export function formatMonth(month: MonthNumber, format: MonthFormat = 'YYYY-MM'): string {
  const number = digits(monthOf(month), 2);
  const year = digits(yearOf(month), 4);
  return format === 'YYYY-MM' ? `${year}-${number}` : `${number}/${year}`;
}

/** The month of a `YYYY-MM-DD` date; null when the text is no such date. */
export function monthOfDate(text: string): MonthNumber | null {
  return parseDate(text)?.month ?? null;
}

/** First day of a month, `YYYY-MM-DD` by default. */
export function startOfMonth(month: MonthNumber, format?: DateFormat): string {
  return formatDate({ month, day: 1 }, format);
}

/** Last day of a month, `YYYY-MM-DD` by default. */
export function endOfMonth(month: MonthNumber, format?: DateFormat): string {
  return formatDate({ month, day: daysInMonth(month) }, format);
}

/** A range of months as the API's dates: start of the first month, end of the last one. */
export function rangeToDates(range: MonthRange): DateRange {
  return { start_date: startOfMonth(range.start), end_date: endOfMonth(range.end) };
}

/**
 * The months which two `YYYY-MM-DD` dates touch. Days inside the months are not kept.
 * @returns null when a date is malformed or the start comes after the end
 */
export function datesToRange(start_date: string, end_date: string): MonthRange | null {
  const start = parseDate(start_date);
  const end = parseDate(end_date);
  // Text of this form sorts as the dates do, days included.
  if (!start || !end || start_date > end_date) return null;
  return { start: start.month, end: end.month };
}
