import {
  type DateSelection,
  EMPTY_SELECTION,
  isSameRange,
  type MonthRange,
  selectionOfRange,
  type Timespan,
} from '@tavoite/model';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readRange, writeRange } from '../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useSearch } from '../../core/useSearch.js';
import { PERIOD_DEFAULTS, type PeriodDefaults, type PeriodName } from './defaults.js';
import { type Period, periodOf } from './period.js';
import { dateSelected } from './slice.js';

/** A period, and how to choose another. */
export interface PeriodChoice extends Omit<Period, 'monthsOf' | 'remembered'> {
  choose: (selection: DateSelection) => void;
  chooseRange: (range: MonthRange) => void;
}

/**
 * The period of a screen: that of its address, else what was chosen on this page before, else the
 * screen's default. What is chosen goes into the address, and is kept for the next visit to the page.
 *
 * @param screen the name of its defaults, or defaults derived from them
 * @param data first and last month with data; null while nothing is known
 */
export function usePeriod(
  screen: PeriodName | PeriodDefaults,
  data: Timespan | null,
): PeriodChoice {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [search, change] = useSearch();
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const remembered = useAppSelector((state) => state.dateSelections[pathname]);

  const defaults = typeof screen === 'string' ? PERIOD_DEFAULTS[screen] : screen;
  const address = readRange(new URLSearchParams(search));
  const {
    monthsOf,
    remembered: chosen,
    ...period
  } = periodOf(defaults, { organization, data, address, remembered });
  const { defaultRange } = period;
  // The same object as long as it is the same range.
  const { start, end } = period.range;
  const range = useMemo(() => ({ start, end }), [start, end]);

  const write = (months: MonthRange | null) =>
    change((before) => {
      writeRange(before, months);
      return before;
    });
  // On a return by the menu the kept range is shown, and therefore written into the address.
  const missing = isSameRange(period.range, address) ? null : chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each range
  useEffect(() => {
    if (missing) write(missing);
  }, [missing?.start, missing?.end, change]);

  const choose = (selection: DateSelection) => {
    const months = monthsOf(selection);
    const isDefault = !defaults.isDefaultWritten && isSameRange(months, defaultRange);
    dispatch(
      dateSelected({
        location: pathname,
        selection: isDefault ? EMPTY_SELECTION : selection,
      }),
    );
    write(isDefault ? null : months);
  };
  return { ...period, range, choose, chooseRange: (months) => choose(selectionOfRange(months)) };
}
