import type { DateSelection } from '@tavoite/model';
import { useState } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { PERIOD_DEFAULTS, type PeriodName } from './defaults.js';
import { periodOf } from './period.js';
import type { PeriodChoice } from './usePeriod.js';

/** A period that a form asks for: it is in no address and is kept for no other visit. */
export function useChosenPeriod(
  screen: PeriodName,
): Pick<PeriodChoice, 'range' | 'selection' | 'options' | 'choose'> {
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const [remembered, choose] = useState<DateSelection>();
  const sources = { organization, data: null, address: null, remembered };
  const { range, selection, options } = periodOf(PERIOD_DEFAULTS[screen], sources);
  return { range, selection, options, choose };
}
