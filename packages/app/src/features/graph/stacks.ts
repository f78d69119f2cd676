import type { LoadedColumn } from '@tavoite/charts/mappedGraph';
import { MAX_KEYS_PER_REQUEST, type Mapping } from '@tavoite/model';
import type { GraphValues, SharesRequest } from './slice.js';

/**
 * The stack of a term on its mapping's graph; null for none. Bars stack with bars of the
 * same axis, areas with areas.
 */
export function stackOf({ graph_properties }: Mapping, key: string): string | null {
  const { type, stack_id, second_axis } = graph_properties[key] ?? {};
  const isAlone = type === undefined || type === 'line' || (!stack_id && type !== 'stacked');
  if (isAlone) return null;
  return [type === 'area' ? 'area' : 'bar', second_axis === true, stack_id ?? ''].join('/');
}

/** What to ask for the shares of stacked terms; null where nothing is stacked. */
export function sharesRequest(
  mapping: Mapping,
  { request }: GraphValues,
  columns: ReadonlyMap<string, LoadedColumn>,
  cumulative: boolean,
): SharesRequest | null {
  const ids: number[] = [];
  const properties: Record<string, { stack_id: string }> = {};
  for (const [key, { column }] of columns) {
    const stack_id = stackOf(mapping, key);
    if (stack_id === null) continue;
    ids.push(column.id);
    properties[key] = { stack_id };
  }
  // A stack cannot be cut into several requests.
  if (ids.length < 2 || ids.length > MAX_KEYS_PER_REQUEST) return null;
  return { ids, ...request.range, grouping: request.grouping, cumulative, properties };
}
