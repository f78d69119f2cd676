import { z } from 'zod';
import { language } from './user.js';

/** The permissions that a membership carries. */
export const personFlags = z.object({
  report_manager: z.boolean(),
  notification_manager: z.boolean(),
  roadmap_manager: z.boolean(),
  organization_manager: z.boolean(),
});
export type PersonFlags = z.infer<typeof personFlags>;

/** Someone who works in the organisation, as its managers see them. */
export const person = z.object({
  id: z.number().int(),
  email: z.string(),
  full_name: z.string(),
  language,
  /** Invited: has never signed in, and has nothing to sign in with yet. */
  status: z.enum(['active', 'invited', 'disabled']),
  /** Null before the first time. */
  last_sign_in: z.string().nullable(),
  /** Of the membership in this organisation; null for someone who is a member of one above only. */
  flags: personFlags.nullable(),
  /** Memberships in the organisations above, nearest first, which hold here, too. */
  inherited: z.array(
    z.object({
      /** Its name; null where the reader is not a member of it. */
      organization: z.string().nullable(),
      flags: personFlags,
    }),
  ),
  /** Whether the account belongs to this organisation and those below it alone, and is kept here. */
  is_kept_here: z.boolean(),
});
export type Person = z.infer<typeof person>;
