import type { DateSelection, MonthRange } from '@tavoite/model';
import { useAppSelector } from '../../core/hooks.js';
import { PERIOD_DEFAULTS, type PeriodName } from './defaults.js';
import { type Period, periodOf } from './period.js';

/**
 * A period that a form asks for: it is in no address and is kept for no other visit.
 * @param chosen null until someone chooses
 * @param shown what is shown until then; null for the screen's default
 */
export function useChosenPeriod(
  screen: PeriodName,
  chosen: DateSelection | null,
  shown: MonthRange | null = null,
): Pick<Period, 'range' | 'selection' | 'options'> {
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const { range, selection, options } = periodOf(PERIOD_DEFAULTS[screen], {
    organization,
    data: null,
    address: chosen ? null : shown,
    remembered: chosen ?? undefined,
  });
  return { range, selection, options };
}
