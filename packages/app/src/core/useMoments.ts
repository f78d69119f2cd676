import { momentInTimeZone } from '@tavoite/model';
import { type MomentPrecision, momentText } from '@tavoite/ui';
import { useShownLanguage } from '../i18n/Texts.js';
import { useAppSelector } from './hooks.js';

/**
 * Writes moments of the API as lists show them, in the reader's language and on the clock of the active
 * organisation.
 */
export function useMoments(precision?: MomentPrecision): (instant: string) => string {
  const locale = useShownLanguage();
  const timeZone = useAppSelector((state) => state.organization.data?.organization?.time_zone);
  return (instant) => {
    const then = new Date(instant);
    return Number.isNaN(then.getTime())
      ? ''
      : momentText(momentInTimeZone(then, timeZone), locale, precision);
  };
}
