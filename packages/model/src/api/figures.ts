import { z } from 'zod';
import { figureChange, figureTrace } from '../entities/figure.js';
import { TARGET_FIGURES } from '../progress/targetFigures.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { calendarDate, checkPeriod, flagParam, idParam, requiredPeriod } from './fields.js';

const key = z.string().min(1, 'required').max(255);

/**
 * What a value over a whole period is made of, one level deep; inputs are traced by calls of their
 * own. Either `key` or `target` is given. 404 for a term or target that is not there.
 */
export const traceFigure = defineEndpoint({
  ...calls.traceFigure,
  summary: 'What the value of a term or target is made of: formula, inputs, stored months',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  query: checkPeriod(
    z.object({
      key: key.optional(),
      /** Id of a target, in place of a key. */
      target: idParam.optional(),
      /** Which value of the target. */
      figure: z.enum(TARGET_FIGURES).default('current'),
      ...requiredPeriod,
      /** The running total from the fiscal-year start to the end of the period; for a key. */
      cumulative: flagParam.default(false),
    }),
  ).superRefine(({ key, target }, context) => {
    if ((key === undefined) === (target === undefined))
      context.addIssue({ code: 'custom', message: 'key_or_target', path: ['key'] });
  }),
  answer: figureTrace,
});

/** Each input's part in a term's change between two periods, one level deep. 404 as above. */
export const explainChange = defineEndpoint({
  ...calls.explainChange,
  summary: "What a term's change between two periods is made of",
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  query: checkPeriod(
    z.object({
      key,
      ...requiredPeriod,
      compare_start_date: calendarDate,
      compare_end_date: calendarDate,
    }),
    ['start_date', 'end_date'],
    ['compare_start_date', 'compare_end_date'],
  ),
  answer: figureChange,
});
