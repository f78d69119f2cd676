import {
  closedMonths,
  type DateSelection,
  type DateSelectionOptions,
  datesToRange,
  MAX_REPORT_MONTHS,
  type MonthRange,
  rangeToDates,
} from '@tavoite/model';
import { useAppSelector } from '../../../core/hooks.js';
import { useChosenPeriod } from '../../period/index.js';
import type { ReportItem } from '../items.js';
import type { ItemPeriod } from '../slice.js';

/** How many closed months can be chosen without typing a number. */
export const CLOSED_MONTHS = ['3', '6', '12', '24'] as const;
/** The choice of a typed number. */
export const OTHER = 'other';

/** What a form about the months of a graph or data map holds. */
export interface PeriodValues {
  kind: 'months' | 'closed';
  /** null until months are chosen. */
  selection: DateSelection | null;
  /** How many closed months: one of `CLOSED_MONTHS`, or `OTHER`. */
  count: string;
  /** The number that was typed. */
  typed: string;
}

export const NO_PERIOD: PeriodValues = { kind: 'months', selection: null, count: '12', typed: '' };

/** What the form begins with for a saved graph or data map. */
export function periodOfItem({ properties }: ReportItem): PeriodValues {
  const { closed_months } = properties;
  if (closed_months === null) return NO_PERIOD;
  const number = String(closed_months);
  const isOffered = CLOSED_MONTHS.some((count) => count === number);
  return {
    kind: 'closed',
    selection: null,
    count: isOffered ? number : OTHER,
    typed: isOffered ? '' : number,
  };
}

/** How many closed months a form says; null when it is no number that is allowed. */
export function countOf({ count, typed }: PeriodValues): number | null {
  const text = count === OTHER ? typed.trim() : count;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= MAX_REPORT_MONTHS ? number : null;
}

/** What the months of a form mean now. */
export interface ItemPeriodChoice {
  selection: DateSelection;
  options: DateSelectionOptions;
  /** The closed months of now; null without a number. */
  closed: MonthRange | null;
  /** What is saved; null when the form holds no period. */
  given: ItemPeriod | null;
  /** The item has another one. */
  isChanged: boolean;
}

/** @param item the one whose period is edited; null for new ones */
export function useItemPeriod(values: PeriodValues, item: ReportItem | null): ItemPeriodChoice {
  const timeZone = useAppSelector((state) => state.organization.data?.organization?.time_zone);
  const { start_date, end_date, closed_months } = item?.properties ?? {};
  const shown = start_date && end_date ? datesToRange(start_date, end_date) : null;
  const { range, selection, options } = useChosenPeriod('reports', values.selection, shown);
  const count = countOf(values);
  const closed = count === null ? null : closedMonths(count, timeZone);
  if (values.kind === 'months')
    return {
      selection,
      options,
      closed,
      given: rangeToDates(range),
      isChanged: values.selection !== null || closed_months !== null,
    };
  return {
    selection,
    options,
    closed,
    given: count === null ? null : { closed_months: count },
    isChanged: count !== closed_months,
  };
}
