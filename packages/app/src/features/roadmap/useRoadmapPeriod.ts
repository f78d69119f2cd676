import { monthNumber, rangeToDates, type Timespan, yearOf } from '@tavoite/model';
import { useMemo } from 'react';
import { type PeriodChoice, usePeriod } from '../period/index.js';
import { RANGE_YEARS } from './constants.js';

/** The months on the timeline; ten years before and after this one can be chosen. */
export function useRoadmapPeriod(): PeriodChoice {
  const { currentMonth } = usePeriod('roadmap', null).options;
  const year = yearOf(currentMonth);
  const offered = useMemo<Timespan>(
    () =>
      rangeToDates({
        start: monthNumber(year - RANGE_YEARS.before, 1),
        end: monthNumber(year + RANGE_YEARS.after, 12),
      }),
    [year],
  );
  return usePeriod('roadmap', offered);
}
