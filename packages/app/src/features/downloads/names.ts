import { csvFileName, formatMonth, type MonthRange } from '@tavoite/model';

export type FileFormat = 'csv' | 'xlsx' | 'svg' | 'png';

/**
 * The name of a file about something, by the rule for the data map's CSV file; with a period its
 * first and last month follow: `operating_profit_2025-01_2025-12.csv`.
 */
export function fileName(
  title: string | null | undefined,
  format: FileFormat,
  range?: MonthRange,
): string {
  const months = range ? [...new Set([range.start, range.end])] : [];
  const ending = months.map((month) => `_${formatMonth(month, 'YYYY-MM')}`).join('');
  return csvFileName(title).replace(/\.csv$/, `${ending}.${format}`);
}
