import type { Locale } from '@tavoite/model';
import moment from 'moment';

/** With the time of day, as lists write it, or without. */
export type MomentPrecision = 'minute' | 'day';

/** The time stays behind its *klo*. */
const FORMATS: Readonly<Record<MomentPrecision, Readonly<Record<Locale, string>>>> = {
  minute: { en: 'DD/MM/YYYY HH:mm', fi: 'D.M.YYYY [klo]\u00a0H.mm' },
  day: { en: 'DD/MM/YYYY', fi: 'D.M.YYYY' },
};

/** A moment of the API with its day, in its own offset; '' when it is none. */
export function momentText(
  instant: string,
  locale: Locale,
  precision: MomentPrecision = 'minute',
): string {
  const then = moment.parseZone(instant, moment.ISO_8601, true);
  return then.isValid() ? then.format(FORMATS[precision][locale]) : '';
}
