import { z } from 'zod';
import {
  listedTargetDefinitions,
  targetCheck,
  targetDefinition,
  targetFields,
  targetGroupDefinition,
  targetGroupFields,
} from '../../entities/target-definition.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { calendarDate, idParam, idParams, noContent } from '../fields.js';
import {
  MAX_COMPARE_MONTHS,
  MAX_FORMULA_CHARACTERS,
  MAX_INFORMATION_CHARACTERS,
  MAX_KEY_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  MAX_UNIT_CHARACTERS,
} from '../limits.js';

const required = (most: number) => z.string().trim().min(1, 'required').max(most, 'too_long');
/** A text that may be left empty. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too_long')
    .nullable()
    .transform((text) => text || null);
const key = z.string().trim().max(MAX_KEY_CHARACTERS, 'too_long');
const ordering = z.number().int().min(-1_000_000).max(1_000_000);

const groupFields = targetGroupFields.extend({
  key,
  title: required(MAX_TITLE_CHARACTERS),
  title_fi: optional(MAX_TITLE_CHARACTERS),
  parent: idParam.nullable(),
  user: idParam.nullable(),
  ordering,
});

const fields = targetFields.extend({
  key,
  target_group: idParam,
  title: required(MAX_TITLE_CHARACTERS),
  title_fi: optional(MAX_TITLE_CHARACTERS),
  start_date: calendarDate,
  end_date: calendarDate,
  formula: required(MAX_FORMULA_CHARACTERS),
  target_formula: optional(MAX_FORMULA_CHARACTERS),
  compare_formula: optional(MAX_FORMULA_CHARACTERS),
  compare_months_earlier: z.number().int().min(0).max(MAX_COMPARE_MONTHS),
  measurement_type_prefix: optional(MAX_UNIT_CHARACTERS),
  unit: optional(MAX_UNIT_CHARACTERS),
  additional_information: optional(MAX_INFORMATION_CHARACTERS),
  additional_information_fi: optional(MAX_INFORMATION_CHARACTERS),
  link_tag: optional(MAX_TITLE_CHARACTERS),
  ordering,
});

export const listTargetDefinitions = defineEndpoint({
  ...calls.listTargetDefinitions,
  summary: 'The target groups and targets as they are written, with the owners of the groups',
  access: 'organization_manager',
  answer: listedTargetDefinitions,
});

/** Writes nothing. */
export const checkTarget = defineEndpoint({
  ...calls.checkTarget,
  summary: 'What a target would be: problems, values and the last 24 months',
  access: 'organization_manager',
  /** As typed: what is not allowed is answered as a problem. */
  body: targetFields,
  answer: targetCheck,
});

export const createTarget = defineEndpoint({
  ...calls.createTarget,
  summary: 'Add a target',
  access: 'organization_manager',
  body: fields,
  answer: targetDefinition,
  status: 201,
});

/**
 * `was` is what the caller saw: if someone else has changed the target since, the answer is 409 with
 * the target as it is now. The key stays as it is.
 */
export const changeTarget = defineEndpoint({
  ...calls.changeTarget,
  summary: 'Change a target, or move it to another group',
  access: 'organization_manager',
  params: idParams,
  body: fields.extend({ was: targetFields }),
  answer: targetDefinition,
});

/** Refused while tasks work towards the target, and while it has comments. */
export const deleteTarget = defineEndpoint({
  ...calls.deleteTarget,
  summary: 'Delete a target that nothing uses',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});

export const createTargetGroup = defineEndpoint({
  ...calls.createTargetGroup,
  summary: 'Add a target group',
  access: 'organization_manager',
  body: groupFields,
  answer: targetGroupDefinition,
  status: 201,
});

/** `was` as with targets. */
export const changeTargetGroup = defineEndpoint({
  ...calls.changeTargetGroup,
  summary: 'Change a target group, or move it with all that is in it',
  access: 'organization_manager',
  params: idParams,
  body: groupFields.extend({ was: targetGroupFields }),
  answer: targetGroupDefinition,
});

/** Refused while something is in it. */
export const deleteTargetGroup = defineEndpoint({
  ...calls.deleteTargetGroup,
  summary: 'Delete an empty target group',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});
