import { z } from 'zod';
import { ACCESS_TOKEN_SCOPES } from '../api/limits.js';
import { organizationUser } from './user.js';

/** A token of a machine; the token itself is shown once, when it is made. */
export const accessToken = z.object({
  id: z.number().int(),
  name: z.string(),
  scope: z.enum(ACCESS_TOKEN_SCOPES),
  /** For whom it acts. */
  user: organizationUser,
  created_at: z.string(),
  /** To five minutes; null before the first use. */
  last_used_at: z.string().nullable(),
  expires_at: z.string(),
});
export type AccessToken = z.infer<typeof accessToken>;
