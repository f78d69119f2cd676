import {
  currentMonth,
  type DateSelection,
  type DateSelectionOptions,
  EMPTY_SELECTION,
  type FiscalStart,
  fiscalYearOf,
  type Mapping,
  type MonthRange,
  selectionOfRange,
  selectionToMonths,
  startOfFiscalYear,
  ytdRange,
} from '@tavoite/model';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { GraphParameters } from '../../core/addresses.js';
import { useAppSelector } from '../../core/hooks.js';
import type { SearchChange } from '../../core/useSearch.js';
import { useKeptSelection } from '../dateSelections/useKeptSelection.js';
import { defaultRange, isAnswerable, isSameRange, selectionOf, timelineBounds } from './period.js';
import { useGraphSelector } from './state.js';

export interface GraphPeriod {
  range: MonthRange;
  fiscalStart: FiscalStart;
  /** The months that can be chosen; null until it is known which ones have values. */
  bounds: MonthRange | null;
  /** What the selector of the numbers view stands on. */
  selection: DateSelection;
  options: DateSelectionOptions;
  /** Only the year to date is shown. */
  isYtd: boolean;
  chooseRange: (range: MonthRange) => void;
  choose: (selection: DateSelection) => void;
}

/**
 * The period of a graph page: what its address says, else what was chosen on this page before, else
 * the default, which is the mapping's months around now for graphs and the year to date for numbers.
 */
export function useGraphPeriod(
  mapping: Mapping,
  { range: asked, numbers }: GraphParameters,
  change: SearchChange,
): GraphPeriod {
  const { pathname } = useLocation();
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const timelines = useGraphSelector((state) => state.graph.timelines);
  const remembered = useAppSelector((state) => state.dateSelections[pathname]);

  const fiscalStart = startOfFiscalYear(organization?.start_of_fiscal_year);
  const current = currentMonth(organization?.time_zone);
  const inAddress = asked && isAnswerable(asked) ? asked : null;
  const chosen = remembered ? selectionToMonths(remembered, fiscalStart) : null;
  const standard = numbers
    ? ytdRange(current, fiscalStart)
    : defaultRange(mapping.properties, current);
  const shown = inAddress ?? chosen ?? standard;
  // The same object as long as it is the same range.
  const range = useMemo(() => ({ start: shown.start, end: shown.end }), [shown.start, shown.end]);

  const keep = useKeptSelection(inAddress === null ? chosen : null, change);

  const names = { fiscalStart, currentMonth: current };
  const selection =
    remembered && isSameRange(chosen, range) ? remembered : selectionOf(range, names);
  const known = timelines.status === 'fulfilled' || timelines.status === 'rejected';
  const bounds = known ? timelineBounds(timelines.data ?? [], range, current) : null;

  const choose = (next: DateSelection) => keep(next, selectionToMonths(next, fiscalStart));
  return {
    range,
    fiscalStart,
    bounds,
    selection,
    options: {
      mode: 'numbers',
      ...names,
      selectable: bounds ?? range,
      // Where switching the year to date off leads.
      defaultSelection: { ...EMPTY_SELECTION, years: [fiscalYearOf(current, fiscalStart)] },
    },
    isYtd: isSameRange(range, ytdRange(current, fiscalStart)),
    chooseRange: (next) => choose(selectionOfRange(next)),
    choose,
  };
}
