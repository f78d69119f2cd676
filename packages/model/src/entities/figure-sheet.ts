import { z } from 'zod';
import { moment, monthKey } from '../api/fields.js';
import { valueNumericType } from './term.js';
import { organizationUser } from './user.js';

/** A stored figure: null is no value, which is never verified. */
export const storedFigure = z.object({
  value: z.number().nullable(),
  verified: z.boolean(),
});
export type StoredFigure = z.infer<typeof storedFigure>;

/** The figures that are entered, month by month; what is computed from them is left out. */
export const figureSheet = z.object({
  /** `YYYY-MM`, oldest first. */
  months: z.array(monthKey),
  /** In the order of the tree. */
  terms: z.array(
    z.object({
      id: z.number().int(),
      key: z.string(),
      title: z.string(),
      /** Titles of the terms above it, the root first, between ` › `; empty for a root. */
      path: z.string(),
      unit: z.string(),
      value_numeric_type: valueNumericType,
      data_source: z.string().nullable(),
      /** One for each month. */
      values: z.array(z.number().nullable()),
      /** `1` or `0` for each month. */
      verified: z.string(),
    }),
  ),
});
export type FigureSheet = z.infer<typeof figureSheet>;
export type FigureSheetTerm = FigureSheet['terms'][number];

/** A month of a term that another value is for. */
const figureEdit = z.object({
  key: z.string(),
  title: z.string(),
  month: monthKey,
  before: storedFigure,
  after: storedFigure,
});
export type FigureEdit = z.infer<typeof figureEdit>;

/** What a file of figures would change. */
export const figureFile = z.object({
  /** Figures that the file gives and that are not stored so already. */
  cells: z.array(
    z.object({
      key: z.string(),
      month: monthKey,
      value: z.number().nullable(),
      /** Left out where the file does not say it. */
      verified: z.boolean().optional(),
      /** As it is stored. */
      was: storedFigure,
    }),
  ),
  /** Figures of the file that are stored as they are there. */
  unchanged: z.number().int(),
  /** What cannot be read, with its place; the first hundred. */
  problems: z.array(z.string()),
  problem_count: z.number().int(),
});
export type FigureFile = z.infer<typeof figureFile>;

/** What a change of figures did, or would do. */
export const figuresChanged = z.object({
  /** The change in the history; null if nothing was written. */
  change: z.number().int().nullable(),
  /** What differs from what was stored; figures that stay as they are are left out. */
  edits: z.array(figureEdit),
  /** How many there are: a request may ask for fewer of them. */
  edit_count: z.number().int(),
  /** Some of the figures are verified, so a reason has to be given. */
  needs_reason: z.boolean(),
  /** What cannot be written, by its place in the request. */
  problems: z.array(z.object({ cell: z.number().int(), message: z.string() })),
});
export type FiguresChanged = z.infer<typeof figuresChanged>;

const checkedTerm = z.object({
  key: z.string(),
  title: z.string(),
  unit: z.string(),
  value_numeric_type: valueNumericType,
});

/** What to look at before a month is closed. */
export const monthCheck = z.object({
  month: monthKey,
  /** Every figure of the month is verified, and there is one. */
  is_closed: z.boolean(),
  /** The month has not ended yet, so it cannot be closed. */
  is_open: z.boolean(),
  /** Closed months among those that are offered for closing, newest first. */
  closed_months: z.array(monthKey),
  verified: z.number().int(),
  estimates: z.number().int(),
  /** Terms that had a figure in the month before, and have none in this one. */
  missing: z.array(checkedTerm.extend({ last: z.number() })),
  /** Figures far from those of the twelve months before and of the same month a year earlier. */
  unusual: z.array(
    checkedTerm.extend({
      value: z.number(),
      low: z.number(),
      high: z.number(),
      year_earlier: z.number().nullable(),
    }),
  ),
  /** Computed terms that had a value in the month before, and now lack figures that they need. */
  lost: z.array(
    checkedTerm.extend({
      /** Titles of what is lacking. */
      inputs: z.array(z.string()),
      /** Their keys, in the same order. */
      input_keys: z.array(z.string()),
    }),
  ),
});
export type MonthCheck = z.infer<typeof monthCheck>;

export const CHANGE_ACTIONS = ['changed', 'closed', 'reopened', 'undone'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** An entry of the history. */
export const change = z.object({
  id: z.number().int(),
  at: moment,
  /** Null for someone who is no longer a user. */
  user: organizationUser.nullable(),
  action: z.enum(CHANGE_ACTIONS),
  /** Titles of the first terms whose figures were changed; `terms` is how many there are. */
  titles: z.array(z.string()),
  terms: z.number().int(),
  figures: z.number().int(),
  /** First and last month. */
  first_month: monthKey,
  last_month: monthKey,
  reason: z.string().nullable(),
  /** The change that this one took back. */
  undoes: z.number().int().nullable(),
  /** The change that took this one back. */
  undone_by: z.number().int().nullable(),
});
export type Change = z.infer<typeof change>;

/** An entry with what it changed, the first figures of it. */
export const changeWithEdits = change.extend({ edits: z.array(figureEdit) });
export type ChangeWithEdits = z.infer<typeof changeWithEdits>;
