import { type DateSelection, EMPTY_SELECTION, selectionToMonths } from '@tavoite/model';
import { useLocation } from 'react-router-dom';
import { readRange } from '../../core/addresses.js';
import { useAppSelector } from '../../core/hooks.js';
import type { SearchChange } from '../../core/useSearch.js';
import { useKeptSelection } from '../dateSelections/useKeptSelection.js';
import { isSameRange } from '../graph/period.js';
import { type DataMapPeriod, dataMapPeriod } from './period.js';
import { useDataMapSelector } from './state.js';

/**
 * The period of the data map: what its address says, else what was chosen here before, else the
 * default. What is chosen goes into the address, the default out of it.
 */
export function useDataMapPeriod(
  parameters: URLSearchParams,
  change: SearchChange,
): DataMapPeriod & { choose: (selection: DateSelection) => void } {
  const { pathname } = useLocation();
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const timespan = useDataMapSelector((state) => state.dataMap.timespan.data);
  const remembered = useAppSelector((state) => state.dateSelections[pathname]);

  const inAddress = readRange(parameters);
  const before = dataMapPeriod(organization, timespan, inAddress);
  const { fiscalStart } = before.options;
  const chosen = remembered ? selectionToMonths(remembered, fiscalStart, before.bounds) : null;
  const period = inAddress ? before : dataMapPeriod(organization, timespan, chosen);

  const keep = useKeptSelection(inAddress === null ? chosen : null, change);

  return {
    ...period,
    selection: remembered && isSameRange(chosen, period.range) ? remembered : period.selection,
    choose(selection) {
      const range = selectionToMonths(selection, fiscalStart, period.bounds);
      const wanted = isSameRange(range, period.standard) ? null : range;
      keep(wanted ? selection : EMPTY_SELECTION, wanted);
    },
  };
}
