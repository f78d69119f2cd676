import type { CallRules } from '../core/environment.js';
import { appReset } from '../core/reset.js';
import { organizationConflict } from '../features/organization/index.js';

/** Session, language and organisation of every call, and what ends the session. */
export const callRules: CallRules = {
  optionsOf: ({ session, preferences, organization }) => ({
    token: session.token,
    language: preferences.language,
    organization: organization.data?.organization?.id ?? null,
  }),
  consequenceOf({ status, code }) {
    // Before the status, which is 401 as well.
    if (code === 'token_expired') return appReset({ token: null, signedOutBy: 'expiry' });
    if (status === 401) return appReset({ token: null, signedOutBy: 'refusal' });
    return status === 409 && code === 'organization_changed' ? organizationConflict() : null;
  },
};
