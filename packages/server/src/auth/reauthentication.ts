import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { session, user } from '../db/schema/index.js';
import { FieldError, SessionError } from '../messages/errors.js';
import { createAttempts, LOGIN_LIMITS, originOf, SECOND_FACTOR_LIMITS } from './attempts.js';
import type { Audit, AuditEvent } from './audit.js';
import type { Caller } from './caller.js';
import { verifyPassword } from './passwords.js';
import type { RateLimits } from './rate-limits.js';
import type { AuthenticatorCheck } from './second-factor/authenticator-check.js';
import type { SignInPlaces } from './sign-in-places.js';

/** For so long after sign-in the session itself shows who is there. */
const FRESH_SESSION_MS = 10 * 60 * 1000;

export type Owner = typeof user.$inferSelect;

/** What a user shows again before something changes by which accounts are lost. */
export interface Shown {
  readonly password?: string | undefined;
  /** Of the authenticator app. */
  readonly code?: string | undefined;
}

export interface Reauthentication {
  ownerOf(userId: number): Promise<Owner>;
  /** Whether the session began just now. */
  isFresh(tokenHash: Buffer): Promise<boolean>;
  /**
   * Throws a FieldError unless what is shown is right; a user who has no password, and shows no
   * code, has to have signed in just now. Failures are written down as the event.
   */
  confirm(caller: Caller, shown: Shown, event: AuditEvent): Promise<Owner>;
}

export function createReauthentication({
  audit,
  authenticatorCheck,
  database,
  rateLimits,
  signInPlaces,
}: {
  readonly audit: Audit;
  readonly authenticatorCheck: AuthenticatorCheck;
  readonly database: Database;
  readonly rateLimits: RateLimits;
  readonly signInPlaces: SignInPlaces;
}): Reauthentication {
  const passwordAttempts = createAttempts(rateLimits, 'login', LOGIN_LIMITS);
  const codeAttempts = createAttempts(rateLimits, 'second_factor', SECOND_FACTOR_LIMITS);

  async function ownerOf(userId: number): Promise<Owner> {
    const [owner] = await database.global.select().from(user).where(eq(user.id, userId));
    if (!owner) throw new SessionError('invalid_token');
    return owner;
  }

  async function isFresh(tokenHash: Buffer): Promise<boolean> {
    const [own] = await database.global
      .select({ createdAt: session.createdAt })
      .from(session)
      .where(eq(session.tokenHash, tokenHash));
    return own !== undefined && Date.now() - own.createdAt.getTime() <= FRESH_SESSION_MS;
  }

  return {
    ownerOf,
    isFresh,
    async confirm({ userId, tokenHash, network }, { password, code }, event) {
      const owner = await ownerOf(userId);
      const hasCode = code !== undefined && code !== '';
      if (owner.passwordHash === null && !hasCode) {
        if (!(await isFresh(tokenHash))) throw new FieldError({ password: ['sign_in_again'] });
        return owner;
      }
      if (!hasCode && (password === undefined || password === ''))
        throw new FieldError({ password: ['required'] });
      const attempts = hasCode ? codeAttempts : passwordAttempts;
      const origin = await originOf(signInPlaces, owner.email, { network, device: undefined });
      await attempts.count(owner.email, origin);
      const problem = hasCode
        ? await database.transaction((tx) => authenticatorCheck(tx, userId, code))
        : (await verifyPassword(owner.passwordHash, password ?? ''))
          ? null
          : 'current_password_wrong';
      if (problem !== null) {
        await audit.record(event, { userId, detail: { network } });
        throw new FieldError({ [hasCode ? 'code' : 'password']: [problem] });
      }
      await attempts.undo(owner.email, origin);
      return owner;
    },
  };
}
