import { z } from 'zod';
import { viewKey } from './settings.js';

/** An organisation as its keeper writes it. */
export const organizationFields = z.object({
  name: z.string(),
  name_fi: z.string().nullable(),
  /** Month number, 1 to 12. */
  start_of_fiscal_year: z.number().int(),
  /** IANA name. */
  time_zone: z.string(),
  restricted_views: z.array(viewKey),
});
export type OrganizationFields = z.infer<typeof organizationFields>;

/** An objective as its keeper writes it. */
export const objectiveFields = z.object({
  /** By which the import knows it; made of the title where it is empty. */
  key: z.string(),
  title: z.string(),
  title_fi: z.string().nullable(),
  description: z.string(),
  description_fi: z.string().nullable(),
  /** Place among the objectives, smallest first. */
  ordering: z.number().int(),
});
export type ObjectiveFields = z.infer<typeof objectiveFields>;

export const objectiveDefinition = objectiveFields.extend({ id: z.number().int() });
export type ObjectiveDefinition = z.infer<typeof objectiveDefinition>;

/** Where an organisation stands below the active one. */
export const childFields = z.object({
  parent: z.number().int(),
  /** Nobody sees it, nor what is below it. */
  is_archived: z.boolean(),
});
export type ChildFields = z.infer<typeof childFields>;

export const childOrganization = childFields.extend({
  id: z.number().int(),
  name: z.string(),
  name_fi: z.string().nullable(),
});
export type ChildOrganization = z.infer<typeof childOrganization>;

/** The active organisation with its objectives in their order, and all organisations below it. */
export const organizationDefinition = organizationFields.extend({
  id: z.number().int(),
  /** By which the import knows it. */
  key: z.string(),
  objectives: z.array(objectiveDefinition),
  children: z.array(childOrganization),
});
export type OrganizationDefinition = z.infer<typeof organizationDefinition>;
