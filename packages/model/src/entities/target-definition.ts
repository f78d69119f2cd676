import { z } from 'zod';
import { targetGraphPoint } from './target.js';
import { valueNumericType } from './term.js';
import { organizationUser } from './user.js';

/** A target group as its keeper writes it. */
export const targetGroupFields = z.object({
  /** By which the import knows it; made of the title where it is empty. */
  key: z.string(),
  title: z.string(),
  title_fi: z.string().nullable(),
  /** The group that it is in; null at the top. */
  parent: z.number().int().nullable(),
  /** The owner; null for none. */
  user: z.number().int().nullable(),
  /** Place among its siblings, smallest first. */
  ordering: z.number().int(),
});
export type TargetGroupFields = z.infer<typeof targetGroupFields>;

export const targetGroupDefinition = targetGroupFields.extend({ id: z.number().int() });
export type TargetGroupDefinition = z.infer<typeof targetGroupDefinition>;

/** A target as its keeper writes it. */
export const targetFields = z.object({
  /** By which the import knows it; made of the title where it is empty. */
  key: z.string(),
  target_group: z.number().int(),
  title: z.string(),
  title_fi: z.string().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  /** A term's key, or a formula of keys. */
  formula: z.string(),
  target_formula: z.string().nullable(),
  /** null: the formula itself, so many months earlier; nothing is compared with 0 months. */
  compare_formula: z.string().nullable(),
  compare_months_earlier: z.number().int(),
  minimum_value: z.number().nullable(),
  /** Less is better. */
  reversed_target: z.boolean(),
  value_numeric_type: valueNumericType,
  measurement_type_prefix: z.string().nullable(),
  unit: z.string().nullable(),
  additional_information: z.string().nullable(),
  additional_information_fi: z.string().nullable(),
  /** Title of the page that it leads to. */
  link_tag: z.string().nullable(),
  /** Place in its group, smallest first. */
  ordering: z.number().int(),
});
export type TargetFields = z.infer<typeof targetFields>;

export const targetDefinition = targetFields.extend({ id: z.number().int() });
export type TargetDefinition = z.infer<typeof targetDefinition>;

/** All groups and targets of an organisation, siblings in their order. */
export const targetDefinitions = z.object({
  groups: z.array(targetGroupDefinition),
  targets: z.array(targetDefinition),
});
export type TargetDefinitions = z.infer<typeof targetDefinitions>;

/** The same, and who owns the groups: an owner may have left, or work in an organisation below. */
export const listedTargetDefinitions = targetDefinitions.extend({
  owners: z.array(organizationUser),
});
export type ListedTargetDefinitions = z.infer<typeof listedTargetDefinitions>;

/** What a target would be. */
export const targetCheck = z.object({
  /** By field, in words. */
  problems: z.record(z.string(), z.array(z.string())),
  /** Where in the formula of that name the problem is, from 0. */
  positions: z.record(z.string(), z.number().int()),
  /** The formulas with titles in place of keys, by the fields' names. */
  shown: z.record(z.string(), z.string()),
  /** The month of the values, `YYYY-MM`: the newest verified one with data; null without any. */
  month: z.string().nullable(),
  current_value: z.number().nullable(),
  target_value: z.number().nullable(),
  compare_value: z.number().nullable(),
  is_verified: z.boolean(),
  /** The 24 months up to that one; none without data. */
  points: z.array(targetGraphPoint),
});
export type TargetCheck = z.infer<typeof targetCheck>;
