import type { SeriesPoint, SpokePoint } from '@tavoite/charts';
import { aimOf, type LoadedColumn, TARGET_PREFIX } from '@tavoite/charts/mappedGraph';
import { datesToRange, endOfMonth, startOfMonth, type TimeGrouping } from '@tavoite/model';
import { useCallback } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { targetTraceOpened, traceOpened } from '../trace/index.js';
import type { GraphValues } from './slice.js';

/** The period that starts in a month, as the values are grouped; else the month. */
function periodFrom(columns: ReadonlyMap<string, LoadedColumn>, month: number) {
  const start_date = startOfMonth(month);
  for (const { columns: loaded } of columns.values()) {
    const index = loaded.start_dates.indexOf(start_date);
    const end_date = loaded.end_dates[index];
    if (end_date && datesToRange(start_date, end_date)) return { start_date, end_date };
  }
  return { start_date, end_date: endOfMonth(month) };
}

/** Asks how a value of a chart came about. */
export function useTrace(
  columns: ReadonlyMap<string, LoadedColumn>,
  grouping: TimeGrouping,
  cumulative: boolean,
): (point: SeriesPoint) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ key, month }) => {
      const period = periodFrom(columns, month);
      if (key.startsWith(TARGET_PREFIX)) {
        const target = Number(key.slice(TARGET_PREFIX.length));
        dispatch(targetTraceOpened({ target, figure: 'target', ...period }));
      } else {
        dispatch(traceOpened({ key, ...period, grouping, cumulative }));
      }
    },
    [dispatch, columns, grouping, cumulative],
  );
}

/** The same for a radar, whose values are over the whole range. */
export function useRadarTrace(values: GraphValues | null): (point: SpokePoint) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ series, key }) => {
      if (!values) return;
      const { start_date, end_date } = values.request.range;
      if (series === 'current') dispatch(traceOpened({ key, start_date, end_date }));
      const aim = series === 'target' ? aimOf(key, values.targets) : undefined;
      if (!aim) return;
      const target = aim.target.id;
      dispatch(targetTraceOpened({ target, figure: 'target', start_date, end_date }));
    },
    [dispatch, values],
  );
}
