import { z } from 'zod';
import { isTimeZone } from '../../calendar/knownTimeZone.js';
import {
  childFields,
  childOrganization,
  objectiveDefinition,
  objectiveFields,
  organizationDefinition,
  organizationFields,
} from '../../entities/organization-definition.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, noContent } from '../fields.js';
import {
  MAX_DESCRIPTION_CHARACTERS,
  MAX_IDS_PER_REQUEST,
  MAX_KEY_CHARACTERS,
  MAX_TIME_ZONE_CHARACTERS,
  MAX_TITLE_CHARACTERS,
} from '../limits.js';

const title = z.string().trim().min(1, 'required').max(MAX_TITLE_CHARACTERS, 'too_long');
/** A text that may be left empty. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too_long')
    .nullable()
    .transform((text) => text || null);

const fields = organizationFields.extend({
  name: title,
  name_fi: optional(MAX_TITLE_CHARACTERS),
  start_of_fiscal_year: z.number().int().min(1).max(12),
  time_zone: z.string().max(MAX_TIME_ZONE_CHARACTERS).refine(isTimeZone, 'not_a_time_zone'),
});

const objective = objectiveFields.extend({
  key: z.string().trim().max(MAX_KEY_CHARACTERS, 'too_long'),
  title,
  title_fi: optional(MAX_TITLE_CHARACTERS),
  description: z.string().trim().max(MAX_DESCRIPTION_CHARACTERS, 'too_long'),
  description_fi: optional(MAX_DESCRIPTION_CHARACTERS),
  ordering: z.number().int().min(-1_000_000).max(1_000_000),
});

const places = z.array(idParam).max(MAX_IDS_PER_REQUEST);

export const getOrganizationDefinition = defineEndpoint({
  ...calls.getOrganizationDefinition,
  summary: 'The organisation as it is written, with its objectives and those below it',
  access: 'organization_manager',
  answer: organizationDefinition,
});

/**
 * `was` is what the caller saw: if someone else has changed the organisation since, the answer is 409
 * with how it is now.
 */
export const changeOrganization = defineEndpoint({
  ...calls.changeOrganization,
  summary: 'Change names, fiscal year, time zone and restricted views',
  access: 'organization_manager',
  body: fields.extend({ was: organizationFields }),
  answer: organizationDefinition,
});

export const createObjective = defineEndpoint({
  ...calls.createObjective,
  summary: 'Add an objective',
  access: 'organization_manager',
  body: objective,
  answer: objectiveDefinition,
  status: 201,
});

/** `was` as with the organisation. The key stays as it is. */
export const changeObjective = defineEndpoint({
  ...calls.changeObjective,
  summary: 'Change an objective',
  access: 'organization_manager',
  params: idParams,
  body: objective.extend({ was: objectiveFields }),
  answer: objectiveDefinition,
});

export const deleteObjective = defineEndpoint({
  ...calls.deleteObjective,
  summary: 'Delete an objective',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});

/** `was` is the order that the caller saw. */
export const orderObjectives = defineEndpoint({
  ...calls.orderObjectives,
  summary: 'Put the objectives in order: all ids, the first one first',
  access: 'organization_manager',
  body: z.object({ ids: places, was: places }),
  answer: noContent,
  status: 204,
});

/** It takes fiscal year, time zone and the demand for a second factor from its parent. */
export const createChildOrganization = defineEndpoint({
  ...calls.createChildOrganization,
  summary: 'Add an organisation below the active one',
  access: 'organization_manager',
  body: z.object({ name: title, name_fi: optional(MAX_TITLE_CHARACTERS), parent: idParam }),
  answer: childOrganization,
  status: 201,
});

/** `was` as with the organisation. Archiving and bringing back go for all that is below, too. */
export const changeChildOrganization = defineEndpoint({
  ...calls.changeChildOrganization,
  summary: 'Move, archive or bring back an organisation below the active one',
  access: 'organization_manager',
  params: idParams,
  body: childFields.extend({ parent: idParam, was: childFields }),
  answer: childOrganization,
});
