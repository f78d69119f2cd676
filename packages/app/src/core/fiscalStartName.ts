import { type Language, monthNumber, startOfFiscalYear } from '@tavoite/model';
import { monthName } from '@tavoite/ui';

/** The names of months are the same in every year. */
const ANY_YEAR = 2000;

/** The name of the month in which fiscal years start. */
export const fiscalStartName = (start: number | string, locale: Language): string =>
  monthName(monthNumber(ANY_YEAR, startOfFiscalYear(start)), locale);
