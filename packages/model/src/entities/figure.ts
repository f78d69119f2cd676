import { z } from 'zod';
import { valueNumericType } from './term.js';

/** A value over a period; null: no data. Verified only when all months and inputs are. */
const periodValue = { value: z.number().nullable(), is_verified: z.boolean() };
/** The same over the period that is compared with. */
const comparedValue = { compare_value: z.number().nullable(), compare_is_verified: z.boolean() };

/** What is needed to name a figure and write its value. */
const figureNaming = {
  title: z.string(),
  unit: z.string(),
  measurement_type_prefix: z.string(),
  value_numeric_type: valueNumericType,
};

/**
 * What a value is made of: a formula over other terms, the sum of the terms below, stored months, or
 * nothing at all.
 */
export const figureSource = z.enum(['formula', 'sum', 'months', 'none']);
export type FigureSource = z.infer<typeof figureSource>;

const figureBase = {
  /** Key of the term; null for a value that a target computes itself. */
  key: z.string().nullable(),
  ...figureNaming,
  /** First and last day of the months that the value is made of. */
  start_date: z.string(),
  end_date: z.string(),
  ...periodValue,
  source: figureSource,
  /** The formula with titles in place of keys; null where the source is no formula. */
  formula_str: z.string().nullable(),
  /** flow: stored months are summed; stock: the last known one counts; null without them. */
  aggregation: z.enum(['flow', 'stock']).nullable(),
  /** Where stored months come from. */
  data_source: z.string().nullable(),
  /** What is wrong with the formula or with what it is computed from, as a sentence. */
  problem: z.string().nullable(),
};

const input = {
  key: z.string(),
  ...figureNaming,
  /** Whether the key is that of a term; otherwise the title is the key and there is no value. */
  is_known: z.boolean(),
  ...periodValue,
};

/** A value with what it is made of, one level deep. The inputs recompute to the value. */
export const figureTrace = z.object({
  ...figureBase,
  inputs: z.array(z.object(input)),
  /** Every month of the period, for stored months. */
  months: z.array(z.object({ month: z.string(), ...periodValue })),
});
export type FigureTrace = z.infer<typeof figureTrace>;

/** A term's change between two periods, one level deep. */
export const figureChange = z.object({
  ...figureBase,
  compare_start_date: z.string(),
  compare_end_date: z.string(),
  ...comparedValue,
  /** Value less compared value; null where either is missing. */
  change: z.number().nullable(),
  /** What the targets of the term aim at; null where it has none, or they differ. */
  aim: z.enum(['more', 'less']).nullable(),
  contributions: z.array(
    z.object({
      ...input,
      ...comparedValue,
      /**
       * What the change would be had only this input changed; null where there is no change to
       * share out, or no value with this input alone changed.
       */
      contribution: z.number().nullable(),
    }),
  ),
  /** The change less all contributions: what came of inputs changing together. 0 for a sum. */
  interaction: z.number().nullable(),
  /** For stored months: the months of both periods in pairs, from the first ones on. */
  months: z.array(
    z.object({
      month: z.string().nullable(),
      compare_month: z.string().nullable(),
      ...periodValue,
      ...comparedValue,
      /** null where the months are not summed, or where both are missing. */
      contribution: z.number().nullable(),
    }),
  ),
});
export type FigureChange = z.infer<typeof figureChange>;
