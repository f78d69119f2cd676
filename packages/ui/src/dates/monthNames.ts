import type { Locale, MonthNumber } from '@tavoite/model';
import { monthOf, yearOf } from '@tavoite/model';

/** `long`: January, tammikuu. `short`: Jan, tammi. */
export type MonthNameWidth = 'long' | 'short';

/**
 * The names that `Intl.DateTimeFormat` gives, which a test compares. Its first formatter takes a
 * browser more time than drawing a whole plan.
 */
const NAMES: Record<Locale, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fi: [
    'tammikuu',
    'helmikuu',
    'maaliskuu',
    'huhtikuu',
    'toukokuu',
    'kesäkuu',
    'heinäkuu',
    'elokuu',
    'syyskuu',
    'lokakuu',
    'marraskuu',
    'joulukuu',
  ],
};
const SHORT: Record<Locale, (name: string) => string> = {
  en: (name) => name.slice(0, 3),
  fi: (name) => name.slice(0, -'kuu'.length),
};

/** The name of a month without its year, in the form used on its own. */
export function monthName(
  month: MonthNumber,
  locale: Locale,
  width: MonthNameWidth = 'long',
): string {
  const name = NAMES[locale][monthOf(month) - 1] ?? '';
  return width === 'short' ? SHORT[locale](name) : name;
}

/** The name of a month with its year: January 2025, tammikuu 2025. */
export function monthAndYear(
  month: MonthNumber,
  locale: Locale,
  width: MonthNameWidth = 'long',
): string {
  return `${monthName(month, locale, width)} ${yearOf(month)}`;
}
