import type { ShareOf } from '@tavoite/charts';
import type { LoadedColumn } from '@tavoite/charts/mappedGraph';
import { type Mapping, monthOfDate } from '@tavoite/model';
import { useEffect, useMemo } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { type GraphValues, sharesCall } from './slice.js';
import { sharesRequest } from './stacks.js';
import { useGraphSelector } from './state.js';

/** The share of each stacked value, once it is loaded; a graph does not wait for it. */
export function useShares(
  mapping: Mapping,
  values: GraphValues | null,
  columns: ReadonlyMap<string, LoadedColumn>,
  cumulative: boolean,
): ShareOf | undefined {
  const dispatch = useAppDispatch();
  const { status, data } = useGraphSelector((state) => state.graph.shares);
  const request = useMemo(
    () => values && sharesRequest(mapping, values, columns, cumulative),
    [mapping, values, columns, cumulative],
  );
  useEffect(() => {
    dispatch(request ? sharesCall.request(request) : sharesCall.reset());
  }, [dispatch, request]);
  return useMemo(() => {
    // While new shares are loading, the previous ones may belong to other values.
    if (status !== 'fulfilled' || !data) return undefined;
    const shares = new Map(
      data.map((share) => [
        `${monthOfDate(share.start_date)}/${share.key}`,
        share.percentage_value,
      ]),
    );
    return (key, month) => shares.get(`${month}/${key}`) ?? null;
  }, [status, data]);
}
