import { isRadar } from '@tavoite/charts/mappedGraph';
import { isSameRange, type Mapping, type MonthRange, ytdRange } from '@tavoite/model';
import { MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import type { GraphParameters } from '../../core/addresses.js';
import { type PeriodChoice, usePeriod } from '../period/index.js';
import { graphDefaults, readableMonths } from './defaults.js';
import { barColumns } from './stacks.js';
import { useGraphSelector } from './state.js';
import { dataOf } from './timelines.js';

/** Narrower windows have no room for many months of bars side by side. */
const MEDIUM_QUERY = '(max-width: 1200px)';

export interface GraphPeriod extends Omit<PeriodChoice, 'bounds'> {
  /** The months that can be chosen; null until the ones with values are known. */
  bounds: MonthRange | null;
  /** Only the year to date is shown. */
  isYtd: boolean;
}

/**
 * The period of a graph page. Its default is the mapping's months around now for graphs, and the
 * year to date for numbers.
 */
export function useGraphPeriod(
  mapping: Mapping,
  { numbers, grouping }: Pick<GraphParameters, 'numbers' | 'grouping'>,
): GraphPeriod {
  const timelines = useGraphSelector((state) => state.graph.timelines);
  const radar = isRadar(mapping);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const isMedium = useMediaQuery(MEDIUM_QUERY);
  const period = usePeriod(
    numbers
      ? 'numbers'
      : radar
        ? graphDefaults(mapping.properties, 'month', false)
        : graphDefaults(
            mapping.properties,
            grouping,
            isNarrow,
            isMedium
              ? readableMonths(barColumns(mapping), isNarrow ? 'narrow' : 'medium')
              : undefined,
          ),
    timelines.data && dataOf(timelines.data),
  );
  const { bounds, range, fiscalStart, options } = period;
  const isKnown = timelines.status === 'fulfilled' || timelines.status === 'rejected';
  return {
    ...period,
    bounds: isKnown ? bounds : null,
    isYtd: isSameRange(range, ytdRange(options.currentMonth, fiscalStart)),
  };
}
