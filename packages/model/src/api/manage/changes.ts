import { z } from 'zod';
import { change, changeWithEdits } from '../../entities/figure-sheet.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf } from '../fields.js';

/** Newest first. */
export const listChanges = defineEndpoint({
  ...calls.listChanges,
  summary: 'What was changed, by whom and when',
  access: 'organization_manager',
  machines: 'read',
  query: z.object({
    /** A term whose figures were changed. */
    term: z.string().max(255).optional(),
    user: idParam.optional(),
    /** Only changes before this one, for the next page. */
    before: idParam.optional(),
  }),
  answer: listOf(change),
});

export const getChange = defineEndpoint({
  ...calls.getChange,
  summary: 'One change, figure by figure',
  access: 'organization_manager',
  machines: 'read',
  params: idParams,
  answer: changeWithEdits,
});

/** Refused with 409 if one of its figures has been changed since. */
export const undoChange = defineEndpoint({
  ...calls.undoChange,
  summary: 'Take a change back',
  access: 'organization_manager',
  params: idParams,
  answer: change,
  status: 201,
});
