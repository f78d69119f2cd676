import { z } from 'zod';
import { keyedTreeOf } from './tree.js';

export const valueNumericType = z.enum(['int', 'decimal']);
export type ValueNumericType = z.infer<typeof valueNumericType>;

/** A term of classification: a figure with monthly values or a formula over other terms. */
export const term = z.object({
  id: z.number().int(),
  key: z.string(),
  title: z.string(),
  /** As written, with keys; null for a term with its own data. */
  formula: z.string().nullable(),
  /** The formula with titles in place of keys. */
  formula_str: z.string().nullable(),
  /** Id of the primary parent; null at the top. */
  parent: z.number().int().nullable(),
  additional_parents: z.array(z.number().int()),
  unit: z.string(),
  measurement_type_prefix: z.string(),
  value_numeric_type: valueNumericType,
  /** flow: months are summed; stock: the last known value counts. */
  aggregation: z.enum(['flow', 'stock']),
  sum_values_in_tree: z.boolean(),
  /** Where the figures come from, for a term without a formula. */
  data_source: z.string().nullable(),
  /** Ids of the targets measured by this term. */
  targets: z.array(z.number().int()),
  /** Whether every month that has a value is verified; null without data. */
  is_verified: z.boolean().nullable(),
});
export type Term = z.infer<typeof term>;

/** One value of a term for one month, quarter or fiscal year. */
export const dataPoint = z.object({
  /** Id of the term. */
  id: z.number().int(),
  key: z.string(),
  title: z.string(),
  /** First day of the period. */
  start_date: z.string(),
  /** Last day of the period. */
  end_date: z.string(),
  /** null: no data. */
  value: z.number().nullable(),
  /** Running total from the fiscal-year start. */
  cumulative_value: z.number().nullable(),
  /** Share of the primary parent's value × 100. */
  percentage_value: z.number().nullable(),
  is_verified: z.boolean(),
  /** A quarter or fiscal year that is not fully inside the range. */
  is_partial: z.boolean(),
});
export type DataPoint = z.infer<typeof dataPoint>;

/** The same answer as columns: one entry per period, one array per term. */
export const dataColumns = z.object({
  start_dates: z.array(z.string()),
  end_dates: z.array(z.string()),
  is_partial: z.array(z.boolean()),
  /** Of running totals: those that do not reach the end of their quarter or fiscal year. */
  is_cumulative_partial: z.array(z.boolean()),
  series: z.array(
    z.object({
      id: z.number().int(),
      key: z.string(),
      title: z.string(),
      values: z.array(z.number().nullable()),
      cumulative_values: z.array(z.number().nullable()),
      /** Shares of the primary parent × 100; 100 for a root. */
      percentage_values: z.array(z.number().nullable()).optional(),
      /** Shares of each additional parent, by its key. */
      additional_percentages: z
        .array(z.object({ parent: z.string(), values: z.array(z.number().nullable()) }))
        .optional(),
      /** One character per period: `1` where the value is verified, else `0`. */
      verified: z.string().regex(/^[01]*$/),
      /** The same of the running totals. */
      cumulative_verified: z.string().regex(/^[01]*$/),
    }),
  ),
});
export type DataColumns = z.infer<typeof dataColumns>;

/** A row of the data map; children by term key, values by `YYYY-MM`. */
export const dataMapNode = keyedTreeOf(
  z.object({
    /**
     * Place among its siblings, 0 first. Needed because JavaScript puts keys that look like numbers
     * first in an object, whatever their place in the answer.
     */
    order: z.number().int(),
    title: z.string(),
    unit: z.string(),
    values: z.record(z.string(), z.object({ value: z.number().nullable(), verified: z.boolean() })),
  }),
);
export type DataMapNode = z.infer<typeof dataMapNode>;

/** The data map as columns: the values of each term once, and the rows in which it stands. */
export const dataMapColumns = z.object({
  /** `YYYY-MM`, oldest first. */
  months: z.array(z.string()),
  terms: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      unit: z.string(),
      value_numeric_type: valueNumericType,
      values: z.array(z.number().nullable()),
      /** One character per month: `1` where the value is verified, else `0`. */
      verified: z.string().regex(/^[01]*$/),
      /** Over the whole period, where it was asked for; a formula is computed from the totals. */
      total: z.number().nullable().optional(),
      /** Whether all of the total is verified. */
      total_verified: z.boolean().optional(),
      /** The total of the same months a year before. */
      compared: z.number().nullable().optional(),
    }),
  ),
  /** The term of each row by its place in `terms`, in the order in which rows are shown. */
  rows: z.array(z.number().int()),
  /** Depth of each row, 0 at the top; a row belongs to the last one above it with a smaller depth. */
  levels: z.array(z.number().int()),
});
export type DataMapColumns = z.infer<typeof dataMapColumns>;

export const timespan = z.object({
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
});
export type Timespan = z.infer<typeof timespan>;
