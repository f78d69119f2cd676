import { fiscalYearOf, fiscalYearRange, formatRange, isSameRange } from '@tavoite/model';
import type { TextFunctions } from '../../i18n/Texts.js';
import type { PeriodChoice } from '../period/index.js';

/**
 * What the months on screen are called: the fiscal year, which continues after the year to date, or the
 * year to date; null for others, which the date selector says.
 */
export function nameOfRange(
  { range, options }: Pick<PeriodChoice, 'range' | 'options'>,
  text: TextFunctions['text'],
): string | null {
  const months = formatRange(range);
  const { currentMonth, fiscalStart } = options;
  const year = fiscalYearRange(fiscalYearOf(currentMonth, fiscalStart), fiscalStart);
  if (isSameRange(range, year)) return text('ytd-disclaimer', { months });
  const yearToDate = { start: year.start, end: currentMonth };
  return isSameRange(range, yearToDate) ? text('ytd-range', { months }) : null;
}
