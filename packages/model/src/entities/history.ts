import { z } from 'zod';
import { HISTORY_EVENTS } from '../api/limits.js';
import { organizationUser } from './user.js';

/** One value that was changed, as text; `true` and `false` for a yes or no. */
export const changedField = z.object({
  field: z.string(),
  /** Null: there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedField = z.infer<typeof changedField>;

/** Something that was changed in the organisation. */
export const historyEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null: by the command line, or by someone whose account is gone. */
  user: organizationUser.nullable(),
  /** Name of the access token by which a machine did it for the user; null: the user did it. */
  access_token: z.string().nullable(),
  event: z.enum(HISTORY_EVENTS),
  /** What it is about, for the entries about the same, such as `term 5`; null for what has no others. */
  about: z.string().nullable(),
  /** Name of what was changed; empty where it has none any more. */
  subject: z.string(),
  fields: z.array(changedField),
  /** Of changed figures, how many. */
  figures: z.number().int().nullable(),
  /** Of changed figures, their first and last months, `YYYY-MM`. */
  months: z.tuple([z.string(), z.string()]).nullable(),
  /** Why verified figures were changed. */
  reason: z.string().nullable(),
  /** Whether it can be taken back, while nothing newer has changed the same. */
  undoable: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
