import type { Locale } from '@tavoite/model';
import moment from 'moment';

/** A day with its time of day, as lists write them. */
const FORMATS: Readonly<Record<Locale, string>> = {
  en: 'DD/MM/YYYY HH:mm',
  fi: 'D.M.YYYY [klo] H.mm',
};

/** A moment of the API with its day and time of day, in its own offset; '' when it is none. */
export function momentText(instant: string, locale: Locale): string {
  const then = moment.parseZone(instant, moment.ISO_8601, true);
  return then.isValid() ? then.format(FORMATS[locale]) : '';
}
