import { dateInTimeZone, monthNumber, rangeToDates, type Timespan, yearOf } from '@tavoite/model';
import { useMemo } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { type PeriodChoice, usePeriod } from './usePeriod.js';

/** Years before and after this one that can be chosen. */
const RANGE_YEARS = { before: 10, after: 10 };

/** The months on the timelines of roadmaps, and today's day of its month. */
export function useRoadmapPeriod(): PeriodChoice & { currentDay: number } {
  const zone = useAppSelector((state) => state.organization.data?.organization?.time_zone);
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
  const { day: currentDay } = dateInTimeZone(new Date(), zone);
  return { ...usePeriod('roadmap', offered), currentDay };
}
