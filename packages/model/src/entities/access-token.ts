import { z } from 'zod';
import { organizationUser } from './user.js';

/** What a machine may do with a token: read figures, or enter them too. */
export const ACCESS_TOKEN_SCOPES = ['read', 'figures'] as const;
export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number];

/** Every access token begins with this, so that programs which look for leaked secrets know it. */
export const ACCESS_TOKEN_PREFIX = 'tavoite_';

/** Days after which a token ends. */
export const ACCESS_TOKEN_DAYS = [30, 90, 365] as const;

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
