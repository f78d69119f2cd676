import type { MonthNumber, MonthRange } from './months.js';
import { monthNumber, monthOf, yearOf } from './months.js';

/** The month in which fiscal years start: 1 (January) to 12. */
export type FiscalStart = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const FISCAL_STARTS: readonly FiscalStart[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Months in a quarter and in a fiscal year. */
export const QUARTER_MONTHS = 3;
export const FISCAL_YEAR_MONTHS = 12;

/**
 * Reads an organisation's `start_of_fiscal_year`, a month number in string form.
 * Anything that is not a whole number from 1 to 12 means January.
 */
export function startOfFiscalYear(value: string | number | null | undefined): FiscalStart {
  const text = String(value ?? '').trim();
  const month = /^\d{1,2}$/.test(text) ? Number(text) : 1;
  return FISCAL_STARTS.find((start) => start === month) ?? 1;
}

/** The fiscal year of a month, named by the calendar year in which it starts. */
export function fiscalYearOf(month: MonthNumber, fiscalStart: FiscalStart): number {
  return monthOf(month) >= fiscalStart ? yearOf(month) : yearOf(month) - 1;
}

/** The twelve months of the fiscal year that starts in the calendar year `year`. */
export function fiscalYearRange(year: number, fiscalStart: FiscalStart): MonthRange {
  const start = monthNumber(year, fiscalStart);
  return { start, end: start + FISCAL_YEAR_MONTHS - 1 };
}

/** First month of the fiscal year that holds `month`. */
export function fiscalYearStart(month: MonthNumber, fiscalStart: FiscalStart): MonthNumber {
  return fiscalYearRange(fiscalYearOf(month, fiscalStart), fiscalStart).start;
}

/** Last month of the fiscal year that holds `month`. */
export function fiscalYearEnd(month: MonthNumber, fiscalStart: FiscalStart): MonthNumber {
  return fiscalYearStart(month, fiscalStart) + FISCAL_YEAR_MONTHS - 1;
}

/** The quarter of the fiscal year, 1 to 4, three months each from the fiscal start. */
export function quarterOf(month: MonthNumber, fiscalStart: FiscalStart): number {
  return Math.floor((month - fiscalYearStart(month, fiscalStart)) / QUARTER_MONTHS) + 1;
}

/** The three months of the fiscal quarter that holds `month`. */
export function quarterRange(month: MonthNumber, fiscalStart: FiscalStart): MonthRange {
  const yearStart = fiscalYearStart(month, fiscalStart);
  const start = yearStart + (quarterOf(month, fiscalStart) - 1) * QUARTER_MONTHS;
  return { start, end: start + QUARTER_MONTHS - 1 };
}

/** Year to date: from the start of the current fiscal year to the current month, both included. */
export function ytdRange(current: MonthNumber, fiscalStart: FiscalStart): MonthRange {
  return { start: fiscalYearStart(current, fiscalStart), end: current };
}

/** `2025` when fiscal years start in January, else `2025 - 2026`. */
export function fiscalYearLabel(year: number, fiscalStart: FiscalStart): string {
  const written = String(year).padStart(4, '0');
  return fiscalStart === 1 ? written : `${written} - ${String(year + 1).padStart(4, '0')}`;
}

/**
 * `Q 3/2025`: the quarter's number and its fiscal year, so that the four quarters of a fiscal year carry
 * one year. A fiscal year of two calendar years is named by both, `Q 3/2025–26`: one of them would
 * be read as the calendar year.
 */
export function quarterLabel(month: MonthNumber, fiscalStart: FiscalStart): string {
  const year = fiscalYearOf(month, fiscalStart);
  const written = String(year).padStart(4, '0');
  const end = String((year + 1) % 100).padStart(2, '0');
  const name = fiscalStart === 1 ? written : `${written}–${end}`;
  return `Q ${quarterOf(month, fiscalStart)}/${name}`;
}
