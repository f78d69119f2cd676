import { z } from 'zod';

const dateRange = z.object({ start_date: z.string(), end_date: z.string() });

import { valueNumericType } from './term.js';

/** A target with its values for the period asked for. */
export const target = z.object({
  id: z.number().int(),
  title: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  /** null: no data in the period. */
  current_value: z.number().nullable(),
  target_value: z.number().nullable(),
  compare_value: z.number().nullable(),
  /** The months that the current and the target value are of. */
  value_period: dateRange,
  /** The months that the compare value is of. */
  compare_period: dateRange,
  minimum_value: z.number().nullable(),
  /** true: lower is better. */
  reversed_target: z.boolean(),
  value_numeric_type: valueNumericType,
  measurement_type_prefix: z.string(),
  unit: z.string(),
  /** Formulas with titles in place of keys; empty when there is none. */
  formula_str: z.string(),
  target_formula_str: z.string(),
  compare_formula_str: z.string(),
  additional_information: z.string(),
  /** View title of the graph page that a click opens; '-' or null for none. */
  link_tag: z.string().nullable(),
  data_available_for_current_value: z.boolean(),
  /** Whether the current value is made of verified months only. */
  is_verified: z.boolean(),
  /** The terms that the formulas name, those of the current value first, for the term tooltip. */
  terms: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      formula_str: z.string().nullable(),
      data_source: z.string().nullable(),
    }),
  ),
  target_group: z.number().int(),
});
export type Target = z.infer<typeof target>;

export const targetGroup = z.object({
  id: z.number().int(),
  title: z.string(),
  /** null at the top. */
  parent: z.number().int().nullable(),
  has_children: z.boolean(),
  children: z.array(z.object({ id: z.number().int(), has_children: z.boolean() })),
  /** The owner, or null. */
  user: z
    .object({
      id: z.number().int(),
      username: z.string(),
      full_name: z.string(),
      avatar: z.string().nullable(),
    })
    .nullable(),
  targets: z.array(target),
});
export type TargetGroup = z.infer<typeof targetGroup>;

/** A target's current value of each month, for a line without axes. */
export const targetTrend = z.object({
  id: z.number().int(),
  points: z.array(
    z.object({
      /** First day of the month. */
      start_date: z.string(),
      /** null: no data in the month. */
      value: z.number().nullable(),
      is_verified: z.boolean(),
    }),
  ),
});
export type TargetTrend = z.infer<typeof targetTrend>;

/** One month, quarter or fiscal year of a target drawn as a graph. */
export const targetGraphPoint = z.object({
  /** First day of the part of the period that is in the range. */
  start_date: z.string(),
  /** Last day of that part. */
  end_date: z.string(),
  current_value: z.number().nullable(),
  target_value: z.number().nullable(),
  compare_value: z.number().nullable(),
  is_verified: z.boolean(),
  /** Whether the values are of a part of the period only. */
  is_partial: z.boolean(),
});
export type TargetGraphPoint = z.infer<typeof targetGraphPoint>;
