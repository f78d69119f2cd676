import { z } from 'zod';
import { termCheck, termDefinition, termFields } from '../../entities/term-definition.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent } from '../fields.js';
import {
  KEY_PATTERN,
  MAX_FORMULA_CHARACTERS,
  MAX_KEY_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  MAX_UNIT_CHARACTERS,
} from '../limits.js';

const key = z
  .string()
  .trim()
  // What is missing has no characters to object to.
  .min(1, { error: 'required', abort: true })
  .max(MAX_KEY_CHARACTERS, 'too_long')
  .regex(KEY_PATTERN, 'not_a_key');
/** A text that may be left empty. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too_long')
    .nullable()
    .transform((text) => text || null);

const fields = termFields.extend({
  key,
  title: z.string().trim().min(1, 'required').max(MAX_TITLE_CHARACTERS, 'too_long'),
  title_fi: optional(MAX_TITLE_CHARACTERS),
  formula: optional(MAX_FORMULA_CHARACTERS),
  parent: z.string().max(MAX_KEY_CHARACTERS).nullable(),
  additional_parents: z.array(z.string().max(MAX_KEY_CHARACTERS)).max(100),
  unit: optional(MAX_UNIT_CHARACTERS),
  measurement_type_prefix: optional(MAX_UNIT_CHARACTERS),
  data_source: optional(MAX_TITLE_CHARACTERS),
  ordering: z.number().int().min(-1_000_000).max(1_000_000),
});

export const listTermDefinitions = defineEndpoint({
  ...calls.listTermDefinitions,
  summary: 'The terms as they are written, each after the one above it',
  access: 'organization_manager',
  answer: listOf(termDefinition),
});

/** Writes nothing. */
export const checkTerm = defineEndpoint({
  ...calls.checkTerm,
  summary: 'What a term would be: problems, value, and what depends on what',
  access: 'organization_manager',
  /** As typed: what is not allowed is answered as a problem. */
  body: termFields.extend({
    /** The term that would be changed; left out for a new one. */
    id: idParam.optional(),
  }),
  answer: termCheck,
});

export const createTerm = defineEndpoint({
  ...calls.createTerm,
  summary: 'Add a term',
  access: 'organization_manager',
  body: fields,
  answer: termDefinition,
  status: 201,
});

/**
 * A new key is written into everything that names the term. `was` is what the caller saw: if someone
 * else has changed the term since, the answer is 409 with the term as it is now.
 */
export const changeTerm = defineEndpoint({
  ...calls.changeTerm,
  summary: 'Change a term',
  access: 'organization_manager',
  params: idParams,
  body: fields.extend({ was: termFields }),
  answer: termDefinition,
});

/** Refused while anything uses the term, and while it has figures. */
export const deleteTerm = defineEndpoint({
  ...calls.deleteTerm,
  summary: 'Delete a term that nothing uses',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});
