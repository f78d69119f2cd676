import { z } from 'zod';
import { treeOf } from './tree.js';

export const objective = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
});
export type Objective = z.infer<typeof objective>;

/** The organisation (environment) that a user has active. */
export const organization = z.object({
  id: z.number().int(),
  name: z.string(),
  /** null at the top of what the user may see. */
  parentId: z.number().int().nullable(),
  objectives: z.array(objective),
  /** Month number in string form, '1' to '12'. */
  start_of_fiscal_year: z.string(),
  /** IANA name; decides which month is the current one. */
  time_zone: z.string(),
});
export type Organization = z.infer<typeof organization>;

/** An organisation with its descendants, as far as the user may see them. */
export const organizationNode = treeOf(
  z.object({
    id: z.number().int(),
    name: z.string(),
    parentId: z.number().int().nullable(),
  }),
);
export type OrganizationNode = z.infer<typeof organizationNode>;
