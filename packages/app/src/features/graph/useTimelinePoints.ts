import type { ChartPoint } from '@tavoite/charts';
import { columnsByKey, pointsOf } from '@tavoite/charts/mappedGraph';
import { useMemo } from 'react';
import { useGraphSelector } from './state.js';

/** The first term over all months that can be chosen, once it is loaded: what the timeline draws. */
export function useTimelinePoints(): ChartPoint[] | undefined {
  const { data } = useGraphSelector((state) => state.graph.overview);
  return useMemo(() => {
    const [loaded] = columnsByKey(data ?? []).values();
    return loaded && pointsOf(loaded, { grouping: 'month', cumulative: false });
  }, [data]);
}
