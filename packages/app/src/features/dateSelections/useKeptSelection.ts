import type { DateSelection, MonthRange } from '@tavoite/model';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { writeRange } from '../../core/addresses.js';
import { useAppDispatch } from '../../core/hooks.js';
import type { SearchChange } from '../../core/useSearch.js';
import { dateSelected } from './slice.js';

/**
 * A way to keep what is chosen on a page: the selection for who comes back, its range, null for the
 * default, in the address.
 *
 * @param missing the range that is shown but not said in the address, as for who comes back by the
 *   menu: it is written there
 */
export function useKeptSelection(
  missing: MonthRange | null,
  change: SearchChange,
): (selection: DateSelection, range: MonthRange | null) => void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const write = (range: MonthRange | null) =>
    change((search) => {
      writeRange(search, range);
      return search;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each range
  useEffect(() => {
    if (missing) write(missing);
  }, [missing?.start, missing?.end, change]);
  return (selection, range) => {
    dispatch(dateSelected({ location: pathname, selection }));
    write(range);
  };
}
