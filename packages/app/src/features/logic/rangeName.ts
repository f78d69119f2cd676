import { formatRange, isSameRange } from '@tavoite/model';
import type { TextFunctions } from '../../i18n/Texts.js';
import type { PeriodChoice } from '../period/index.js';

/** The months on screen in words: the fiscal year, which continues after the year to date; or others. */
export function nameOfRange(
  { range, defaultRange, options }: Pick<PeriodChoice, 'range' | 'defaultRange' | 'options'>,
  text: TextFunctions['text'],
): string {
  const months = formatRange(range);
  if (isSameRange(range, defaultRange)) return text('ytd-disclaimer', { months });
  const yearToDate = { start: defaultRange.start, end: options.currentMonth };
  return isSameRange(range, yearToDate) ? text('ytd-range', { months }) : months;
}
