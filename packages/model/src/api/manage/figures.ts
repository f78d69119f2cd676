import { z } from 'zod';
import {
  figureFile,
  figureSheet,
  figuresChanged,
  monthCheck,
  storedFigure,
} from '../../entities/figure-sheet.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { checkPeriod, monthKey, requiredPeriod } from '../fields.js';
import { MAX_CHANGE_BYTES, MAX_FIGURES_PER_CHANGE, MAX_REASON_CHARACTERS } from '../limits.js';

const reason = z.string().trim().max(MAX_REASON_CHARACTERS, 'too_long');
const monthParams = z.object({ month: monthKey });

export const getFigureSheet = defineEndpoint({
  ...calls.getFigureSheet,
  summary: 'The figures that are entered, terms × months',
  access: 'organization_manager',
  machines: 'read',
  tagged: true,
  query: checkPeriod(z.object(requiredPeriod)),
  answer: figureSheet,
});

/**
 * All figures are written, or none. `was` is what the caller saw: if someone else has changed the
 * figure since, the answer is 409 with the figures as they are now.
 */
export const changeFigures = defineEndpoint({
  ...calls.changeFigures,
  summary: 'Enter, change or remove figures, or see what that would change',
  access: 'organization_manager',
  machines: 'figures',
  maxBodyBytes: MAX_CHANGE_BYTES,
  body: z.object({
    cells: z
      .array(
        z.object({
          key: z.string().max(255),
          month: monthKey,
          value: z.number().nullable(),
          /** As it was, if left out; a figure that was missing becomes an estimate. */
          verified: z.boolean().optional(),
          was: storedFigure.optional(),
        }),
      )
      .min(1, 'required')
      .max(MAX_FIGURES_PER_CHANGE, 'too_many_figures'),
    /** Required where a verified figure is changed. */
    reason: reason.optional(),
    /** Only says what would change and what cannot be written. */
    dry_run: z.boolean().default(false),
    /** The answer has at most so many of the edits; all, if left out. */
    max_edits: z.number().int().min(0).optional(),
  }),
  answer: figuresChanged,
});

/** Nothing is written: what the file would change is sent to `changeFigures`, as if it had been typed. */
export const readFigureFile = defineEndpoint({
  ...calls.readFigureFile,
  summary:
    'Read a CSV file of figures, with the checks of the import, and say what it would change',
  access: 'organization_manager',
  machines: 'figures',
  multipart: true,
  answer: figureFile,
});

export const checkMonth = defineEndpoint({
  ...calls.checkMonth,
  summary: 'What to look at before a month is closed',
  access: 'organization_manager',
  machines: 'read',
  params: monthParams,
  answer: monthCheck,
});

export const closeMonth = defineEndpoint({
  ...calls.closeMonth,
  summary: 'Verify all figures of a month',
  access: 'organization_manager',
  machines: 'figures',
  params: monthParams,
  answer: figuresChanged,
});

export const reopenMonth = defineEndpoint({
  ...calls.reopenMonth,
  summary: 'Make all figures of a month estimates again',
  access: 'organization_manager',
  machines: 'figures',
  params: monthParams,
  body: z.object({ reason: reason.min(1, 'reason_required') }),
  answer: figuresChanged,
});
