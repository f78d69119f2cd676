import {
  type DateSelection,
  EMPTY_SELECTION,
  isAnswerable,
  isSameRange,
  type MonthRange,
  selectionOfRange,
} from '@tavoite/model';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { hasRange, readRange, writeRange } from '../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { STEP, useIsReturn, useSearch } from '../../core/useSearch.js';
import { PERIOD_DEFAULTS, type PeriodDefaults, type PeriodName } from './defaults.js';
import { type Period, type PeriodSources, periodOf } from './period.js';
import { dateSelected } from './slice.js';

/** A period, and how to choose another. */
export interface PeriodChoice extends Omit<Period, 'monthsOf' | 'remembered'> {
  choose: (selection: DateSelection) => void;
  /** Of what is dragged along a timeline: *back* skips where it was let go. */
  drag: (range: MonthRange) => void;
}

/**
 * The period of a screen: that of its address, else what was chosen on this page before, else the
 * screen's default. What is chosen goes into the address, and is kept for the next visit to the page.
 * An address of the history means what it says: what was chosen after it is forgotten.
 *
 * @param screen the name of its defaults, or defaults derived from them
 * @param data first and last month with data; null while nothing is known
 */
export function usePeriod(
  screen: PeriodName | PeriodDefaults,
  data: PeriodSources['data'],
): PeriodChoice {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [search, change] = useSearch();
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const remembered = useAppSelector((state) => state.dateSelections[pathname]);

  const defaults = typeof screen === 'string' ? PERIOD_DEFAULTS[screen] : screen;
  const parameters = new URLSearchParams(search);
  const address = readRange(parameters);
  const isReturn = useIsReturn();
  const {
    monthsOf,
    remembered: chosen,
    ...period
  } = periodOf(defaults, {
    organization,
    data,
    address,
    remembered: isReturn && !address ? undefined : remembered,
  });
  const { defaultRange } = period;
  // The same object as long as it is the same range.
  const { start, end } = period.range;
  const range = useMemo(() => ({ start, end }), [start, end]);

  const remember = (chosenNow: DateSelection) =>
    dispatch(dateSelected({ location: pathname, selection: chosenNow }));
  const write = (months: MonthRange | null, options?: { replace: boolean }) =>
    change((before) => {
      writeRange(before, months);
      return before;
    }, options);
  // A range that cannot be shown leaves the address.
  const isNonsense = hasRange(parameters) && !(address && isAnswerable(address));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each range
  useEffect(() => {
    if (isNonsense) write(null);
  }, [isNonsense, search]);
  const isStale =
    isReturn && remembered !== undefined && !isSameRange(monthsOf(remembered), address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (isStale) remember(address ? period.selection : EMPTY_SELECTION);
  }, [isStale]);
  // On a return by the menu the kept range is shown, and therefore written into the address.
  const missing = isSameRange(period.range, address) ? null : chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each range
  useEffect(() => {
    if (missing) write(missing);
  }, [missing?.start, missing?.end, change]);

  const show = (selection: DateSelection, options?: { replace: boolean }) => {
    const months = monthsOf(selection);
    const isDefault = !defaults.isDefaultWritten && isSameRange(months, defaultRange);
    remember(isDefault ? EMPTY_SELECTION : selection);
    write(isDefault ? null : months, options);
  };
  return {
    ...period,
    range,
    choose: (selection) => show(selection, STEP),
    drag: (months) => show(selectionOfRange(months)),
  };
}
