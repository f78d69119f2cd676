import type { Audit } from '../../auth/audit.js';
import type { AttemptNonces } from '../../auth/providers/attempt-nonces.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import type { Reauthentication } from '../../auth/reauthentication.js';
import type { SessionStore } from '../../auth/session-store.js';
import type { SignIn } from '../../auth/sign-in.js';
import type { Config } from '../../config/config.js';
import type { Database } from '../../db/database.js';
import type { MailQueue } from '../../mail/mail-queue.js';

/** What signing in with other providers' accounts is made of. */
export interface IdentityFoundation {
  readonly attemptNonces: AttemptNonces;
  readonly audit: Audit;
  readonly config: Pick<Config, 'providers' | 'publicUrl'>;
  readonly database: Database;
  readonly mails: MailQueue;
  readonly rateLimits: RateLimits;
  readonly reauthentication: Reauthentication;
  readonly sessions: SessionStore;
  readonly signIn: SignIn;
}
