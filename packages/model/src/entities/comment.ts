import { z } from 'zod';
import { calendarDate, moment } from '../api/fields.js';
import { organizationUser } from './user.js';

/**
 * What a member wrote about a figure or a period. It is about one of three: a term, a target, or the
 * graph of a view as a whole.
 */
export const comment = z.object({
  id: z.number().int(),
  /** Key of the term that it is about, or null. */
  term: z.string().nullable(),
  /** Id of the target that it is about, or null. */
  target: z.number().int().nullable(),
  /** Id of the view that it is about, or null. */
  mapping: z.number().int().nullable(),
  /** First day of the first month. */
  start_date: calendarDate,
  /** Last day of the last month. */
  end_date: calendarDate,
  /** Plain text; lines end with `\n`. */
  text: z.string(),
  /** null: the account no longer exists. */
  author: organizationUser.nullable(),
  created: moment,
  /** null: never. */
  edited: moment.nullable(),
  /** null: still open. */
  resolved: moment.nullable(),
  resolved_by: organizationUser.nullable(),
});
export type Comment = z.infer<typeof comment>;
