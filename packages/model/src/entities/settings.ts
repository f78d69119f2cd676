import { z } from 'zod';
import { LOCALES } from '../numbers/numbers.js';
import { treeOf } from './tree.js';

export const viewKey = z.enum([
  'strategy',
  'roadmap',
  'logic',
  'notifications',
  'system-messages',
  'data-map',
]);
/** A screen that an organisation may restrict: it leaves menu and routes, and the server refuses its calls. */
export type ViewKey = z.infer<typeof viewKey>;

export const seriesType = z.enum(['line', 'bar', 'stacked', 'area']);
export type SeriesType = z.infer<typeof seriesType>;

/** How one term is drawn on a mapping's graph. */
export const seriesProperties = z.object({
  type: seriesType.optional(),
  /** `#rrggbb`, or a palette name of the tokens. */
  color: z.string().optional(),
  stack_id: z.string().optional(),
  second_axis: z.boolean().optional(),
  /** true: the headline figure is the formula over the whole period; false: the grouped value. */
  calc_formula_for_numbers: z.boolean().optional(),
});
export type SeriesProperties = z.infer<typeof seriesProperties>;

/** How the target of a graph is drawn. */
export const graphTarget = z.object({
  type: z.enum(['line', 'bar', 'area', 'radar']).optional(),
  color: z.string().optional(),
  second_axis: z.boolean().optional(),
});

/** Properties of a mapping's graph as a whole. */
export const graphLevelProperties = z.object({
  unit: z.string().optional(),
  /** Unit of the second (right) axis. */
  u_right: z.string().optional(),
  target: graphTarget.optional(),
  y_axis_min: z.number().optional(),
  y_axis_max: z.number().optional(),
  y_axis_2_min: z.number().optional(),
  y_axis_2_max: z.number().optional(),
  /** Default 9. */
  tick_count: z.number().int().optional(),
  show_decimals: z.boolean().optional(),
  /** Months before and after the current one in the default range. */
  past_months: z.number().int().optional(),
  future_months: z.number().int().optional(),
  /** View titles of the pages linked from this one. */
  related_pages: z.array(z.string()).optional(),
  related_pages_title: z.string().optional(),
});
export type GraphLevelProperties = z.infer<typeof graphLevelProperties>;

/** A view configured for the organisation: a menu entry with a graph and numbers page. */
export const mapping = treeOf(
  z.object({
    id: z.number().int(),
    view_title: z.string(),
    /** The title in every language, so that a link shared in another one leads to the page. */
    view_titles: z.partialRecord(z.enum(LOCALES), z.string()).optional(),
    /** Icon name, or null. */
    view_icon: z.string().nullable(),
    /** true: has no route; the entry leads to its first child. */
    redirect: z.boolean(),
    terms_used: z.array(z.object({ key: z.string() })),
    /** Keyed by term key. */
    graph_properties: z.record(z.string(), seriesProperties),
    properties: graphLevelProperties,
  }),
);
export type Mapping = z.infer<typeof mapping>;

export const settings = z.object({
  mappings: z.array(mapping),
  restricted_views: z.array(viewKey),
  /** Id of the organisation that these settings belong to. */
  organization: z.number().int(),
  /** Keyed by mapping id. */
  additional_information: z.record(
    z.string(),
    z.looseObject({ sort_order: z.number().optional() }),
  ),
});
export type Settings = z.infer<typeof settings>;

export const colorPair = z.object({
  id: z.number().int(),
  title: z.string(),
  /** `#rrggbb` in the light theme. */
  color: z.string(),
  /** `#rrggbb` in the dark theme. */
  dark_color: z.string(),
});
export type ColorPair = z.infer<typeof colorPair>;
