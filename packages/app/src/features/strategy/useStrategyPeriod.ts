import {
  type DateSelection,
  EMPTY_SELECTION,
  selectionToMonths,
  type Timespan,
} from '@tavoite/model';
import { useLocation } from 'react-router-dom';
import { readRange } from '../../core/addresses.js';
import { useAppSelector } from '../../core/hooks.js';
import type { SearchChange } from '../../core/useSearch.js';
import { useKeptSelection } from '../dateSelections/useKeptSelection.js';
import { isSameRange } from '../graph/period.js';
import { type StrategyPeriod, strategyPeriod } from './period.js';
import { useStrategySelector } from './state.js';

const NO_TIMESPAN: Timespan = { start_date: null, end_date: null };

/**
 * The period of the strategy screen: what its address says, else what was chosen here before, else
 * the default. What is chosen goes into the address, the default out of it. null until the
 * organisation is known.
 */
export function useStrategyPeriod(
  parameters: URLSearchParams,
  change: SearchChange,
): (StrategyPeriod & { choose: (selection: DateSelection) => void }) | null {
  const { pathname } = useLocation();
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const timespan = useStrategySelector((state) => state.strategy.timespan.data);
  const remembered = useAppSelector((state) => state.dateSelections[pathname]);
  const asked = readRange(parameters);
  const period =
    organization && strategyPeriod(organization, timespan ?? NO_TIMESPAN, { asked, remembered });

  const keep = useKeptSelection(period && asked === null ? period.chosen : null, change);

  if (!period) return null;
  const { options, standard } = period;
  return {
    ...period,
    choose(selection) {
      const range = selectionToMonths(selection, options.fiscalStart);
      const wanted = isSameRange(range, standard) ? null : range;
      keep(wanted ? selection : EMPTY_SELECTION, wanted);
    },
  };
}
