import { z } from 'zod';

/** Whose accounts can be linked; `azure` is Microsoft, `oidc` the provider of one's own. */
export const identityProvider = z.enum(['google', 'azure', 'oidc']);
export type IdentityProvider = z.infer<typeof identityProvider>;
