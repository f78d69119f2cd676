import { z } from 'zod';
import { valueNumericType } from './term.js';

/** A term as its keeper writes it; other terms by key. */
export const termFields = z.object({
  key: z.string(),
  title: z.string(),
  title_fi: z.string().nullable(),
  /** null: the term has figures of its own, or is the sum of the terms below it. */
  formula: z.string().nullable(),
  /** Key of the primary parent; null at the top. */
  parent: z.string().nullable(),
  additional_parents: z.array(z.string()),
  unit: z.string().nullable(),
  measurement_type_prefix: z.string().nullable(),
  /** flow: months are summed; stock: the last known value counts. */
  aggregation: z.enum(['flow', 'stock']),
  sum_values_in_tree: z.boolean(),
  value_numeric_type: valueNumericType,
  /** Where the figures come from. */
  data_source: z.string().nullable(),
  is_free_measure: z.boolean(),
  /** Place among its siblings, smallest first. */
  ordering: z.number().int(),
});
export type TermFields = z.infer<typeof termFields>;

export const termDefinition = termFields.extend({
  id: z.number().int(),
  /** Whether it has figures of its own. */
  has_figures: z.boolean(),
});
export type TermDefinition = z.infer<typeof termDefinition>;

const namedTerm = z.object({ key: z.string(), title: z.string() });

/** What uses a term: it breaks when the term is gone. */
export const termUser = z.object({
  /** child: a term below it. */
  kind: z.enum(['term', 'child', 'target', 'page', 'report']),
  title: z.string(),
});
export type TermUser = z.infer<typeof termUser>;

/** What a term would be. */
export const termCheck = z.object({
  /** By field, in words. */
  problems: z.record(z.string(), z.array(z.string())),
  /** Where in the formula the problem is, from 0; null for one between terms. */
  position: z.number().int().nullable(),
  /** The formula with titles in place of keys. */
  formula_str: z.string().nullable(),
  /** The month of the value, `YYYY-MM`: the last one that has ended and has data. */
  month: z.string().nullable(),
  value: z.number().nullable(),
  depends_on: z.array(namedTerm),
  used_by: z.array(termUser),
});
export type TermCheck = z.infer<typeof termCheck>;
