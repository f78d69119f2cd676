import type { SeriesStore } from '../../series-store/series-store.js';
import { readDataMapItem } from './data-map-item.js';
import { readGraphItem } from './graph-item.js';
import type { ItemSource } from './graph-values.js';
import type {
  DataMapItem,
  DataMapItemProperties,
  GraphItem,
  GraphItemProperties,
} from './types.js';

export type { ItemSource } from './graph-values.js';
export { ItemError } from './item-error.js';
export type * from './types.js';

/** Reads what reports show. */
export function createItemReader(store: SeriesStore) {
  return {
    /**
     * The graph of a view as it was saved, with today's values.
     * @throws ItemError when the view or all of its terms are gone, or the period is none
     */
    async readGraphItem(
      source: ItemSource,
      saved: { readonly mapping: number; readonly properties: GraphItemProperties },
    ): Promise<GraphItem> {
      return readGraphItem(source, await store.of(source.organization), saved);
    },

    /**
     * The data map as it was saved, with today's values.
     * @throws ItemError when its terms are gone, the period is none, or it is too large for a report
     */
    async readDataMapItem(
      source: ItemSource,
      saved: { readonly properties: DataMapItemProperties },
    ): Promise<DataMapItem> {
      return readDataMapItem(source, await store.of(source.organization), saved);
    },
  };
}

export type ItemReader = ReturnType<typeof createItemReader>;
