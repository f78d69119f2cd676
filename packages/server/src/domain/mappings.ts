import {
  type GraphLevelProperties,
  graphLevelProperties,
  type SeriesProperties,
  seriesProperties,
} from '@tavoite/model';
import { z } from 'zod';
import type { mapping } from '../db/schema/index.js';

const seriesByKey = z.record(z.string(), seriesProperties);

/** How a mapping draws its terms, as it is stored. */
export const drawingOf = (
  row: Pick<typeof mapping.$inferSelect, 'termsUsed' | 'graphProperties' | 'properties'>,
): {
  terms_used: { key: string }[];
  graph_properties: Record<string, SeriesProperties>;
  properties: GraphLevelProperties;
} => ({
  terms_used: row.termsUsed.map((key) => ({ key })),
  graph_properties: seriesByKey.parse(row.graphProperties),
  properties: graphLevelProperties.parse(row.properties),
});
