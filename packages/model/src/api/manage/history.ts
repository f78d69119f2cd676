import { z } from 'zod';
import { historyEntry } from '../../entities/history.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent } from '../fields.js';
import { HISTORY_KINDS } from '../limits.js';

/** Newest first, fifty at once. */
export const listHistory = defineEndpoint({
  ...calls.listHistory,
  summary: 'What was changed in figures, terms, people and access, by whom and when',
  access: 'organization_manager',
  query: z.object({
    kind: z.enum(HISTORY_KINDS).optional(),
    user: idParam.optional(),
    /** Only entries about this, as an entry names it. */
    about: z
      .string()
      .regex(/^[a-z]+ \d+$/)
      .optional(),
    /** Only entries before this one, for the next page. */
    before: idParam.optional(),
  }),
  answer: listOf(historyEntry),
});

/** Of everything but imports and access tokens; refused while something newer was made of what it changed. */
export const undoHistoryEntry = defineEndpoint({
  ...calls.undoHistoryEntry,
  summary: 'Take a change back',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});
