import { z } from 'zod';
import { comment } from '../entities/comment.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import {
  checkPeriod,
  flagParam,
  idListParam,
  idParam,
  idParams,
  listOf,
  monthEnd,
  monthStart,
  noContent,
  optionalPeriod,
  termKeysParam,
} from './fields.js';
import { MAX_COMMENT_CHARACTERS } from './limits.js';

const text = z
  .string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1, 'required').max(MAX_COMMENT_CHARACTERS, { message: 'too_long' }));

/** Oldest first: those about any of the subjects that are named; about everything when none is. */
export const listComments = defineEndpoint({
  ...calls.listComments,
  summary: 'Comments on terms, targets and views whose months touch a period',
  access: 'signed-in',
  query: checkPeriod(
    z.object({
      keys: termKeysParam.optional(),
      targets: idListParam.optional(),
      mapping: idParam.optional(),
      ...optionalPeriod,
      /** true: only those that are resolved, false: only open ones; both when it is left out. */
      resolved: flagParam.optional(),
    }),
  ),
  answer: listOf(comment),
});

export const createComment = defineEndpoint({
  ...calls.createComment,
  summary: 'Write a comment on the months of a term, a target or a view',
  access: 'signed-in',
  body: checkPeriod(
    z
      .object({
        term: z.string().max(255).nullable().default(null),
        target: idParam.nullable().default(null),
        mapping: idParam.nullable().default(null),
        start_date: monthStart,
        end_date: monthEnd,
        text,
      })
      .refine(
        ({ term, target, mapping }) =>
          [term, target, mapping].filter((subject) => subject !== null).length === 1,
        { message: 'one_subject' },
      ),
  ),
  answer: comment,
  status: 201,
});

/** Its text is changed by its author only; any member resolves a comment or opens it again. */
export const updateComment = defineEndpoint({
  ...calls.updateComment,
  summary: 'Change the text of a comment, resolve it or open it again',
  access: 'signed-in',
  params: idParams,
  body: z.object({ text: text.optional(), resolved: z.boolean().optional() }),
  answer: comment,
});

export const deleteComment = defineEndpoint({
  ...calls.deleteComment,
  summary: 'Delete a comment: one of your own or, as a report manager, any',
  access: 'signed-in',
  params: idParams,
  answer: noContent,
  status: 204,
});
