import type { Audit } from '../../auth/audit.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import type { Reauthentication } from '../../auth/reauthentication.js';
import type { AuthenticatorCheck } from '../../auth/second-factor/authenticator-check.js';
import type { Passkeys } from '../../auth/second-factor/passkeys.js';
import type { SecretBox } from '../../auth/second-factor/secret-box.js';
import type { SessionStore } from '../../auth/session-store.js';
import type { SignIn } from '../../auth/sign-in.js';
import type { SignInPlaces } from '../../auth/sign-in-places.js';
import type { Config } from '../../config/config.js';
import type { Database } from '../../db/database.js';
import type { MailQueue } from '../../mail/mail-queue.js';

/** What two-step verification is made of. */
export interface SecondFactorFoundation {
  readonly audit: Audit;
  readonly authenticatorCheck: AuthenticatorCheck;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  readonly mails: MailQueue;
  readonly passkeys: Passkeys;
  readonly rateLimits: RateLimits;
  readonly reauthentication: Reauthentication;
  readonly secretBox: SecretBox;
  readonly sessions: SessionStore;
  readonly signIn: SignIn;
  readonly signInPlaces: SignInPlaces;
}
