import type { SignInAnswer } from '@tavoite/model';
import type { FastifyBaseLogger } from 'fastify';
import { createAccountMails } from '../../auth/account-mails.js';
import {
  createAttempts,
  LOGIN_LIMITS,
  type Origin,
  originOf,
  RESET_LIMITS,
} from '../../auth/attempts.js';
import type { Audit } from '../../auth/audit.js';
import { consumeReset, isResetOpen, replacePasswordReset } from '../../auth/password-resets.js';
import { passwordProblems } from '../../auth/password-rules.js';
import { hashPassword, verifyPassword } from '../../auth/passwords.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import type { SessionStore } from '../../auth/session-store.js';
import { hashToken, newToken } from '../../auth/session-store.js';
import type { SignIn, SignInClient } from '../../auth/sign-in.js';
import type { SignInPlaces } from '../../auth/sign-in-places.js';
import type { Config } from '../../config/config.js';
import type { Database, Queries } from '../../db/database.js';
import { writeLetter } from '../../mail/letter.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import {
  FieldError,
  type Message,
  nonFieldError,
  SessionError,
  ThrottledError,
} from '../../messages/errors.js';
import { translate } from '../../messages/texts.js';
import {
  findOrganizationNames,
  findUser,
  findUserByEmail,
  holdPasswordHash,
  setPasswordHash,
  type UserRow,
} from './queries.js';

const RESET_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;
const MAX_USER_ID = 2_147_483_647;

interface NewPassword {
  new_password1: string;
  new_password2: string;
}

/** All that is wrong with a new password; empty when it may be used. */
async function newPasswordProblems(
  tx: Queries,
  owner: UserRow,
  { new_password1: first, new_password2: second }: NewPassword,
): Promise<Message[]> {
  const organizations = await findOrganizationNames(tx, owner.id);
  const problems = await passwordProblems(first, { ...owner, organizations });
  return first === second ? problems : ['password_mismatch', ...problems];
}

/** Throws what was found wrong, by field. */
function refuse(problems: Record<string, Message[]>): void {
  const found = Object.entries(problems).filter(([, messages]) => messages.length > 0);
  if (found.length > 0) throw new FieldError(Object.fromEntries(found));
}

export interface AuthFoundation {
  readonly audit: Audit;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  readonly mails: MailQueue;
  readonly rateLimits: RateLimits;
  readonly sessions: SessionStore;
  readonly signIn: SignIn;
  readonly signInPlaces: SignInPlaces;
}

export function createAuthService({
  audit,
  config,
  database,
  mails,
  rateLimits,
  sessions,
  signIn,
  signInPlaces,
}: AuthFoundation) {
  const loginAttempts = createAttempts(rateLimits, 'login', LOGIN_LIMITS);
  const resetAttempts = createAttempts(rateLimits, 'reset', RESET_LIMITS);

  /** The link is made when the mail is sent, so that no queue ever holds one. */
  const queueResetMails = mails.define<{ userId: number }>('password-reset', {
    async compose({ userId }) {
      const owner = await findUser(database.global, userId);
      if (owner?.status !== 'active') return null;
      const token = newToken();
      const expiresAt = new Date(Date.now() + RESET_HOURS * HOUR_MS);
      await database.transaction((tx) =>
        replacePasswordReset(tx, owner.id, hashToken(token), expiresAt),
      );
      const link = `${config.publicUrl}/reset-password/${owner.id}/${token}`;
      const { language } = owner;
      const letter = {
        language,
        subject: translate(language, 'reset_mail_subject'),
        text: translate(language, 'reset_mail_body', { link, hours: RESET_HOURS }),
        link,
        action: translate(language, 'letter_choose_password'),
      };
      return { to: { name: owner.name, address: owner.email }, ...writeLetter(letter) };
    },
  });

  const changeMails = createAccountMails<{ readonly userId: number }>(
    { mails, database, config },
    'password-changed',
    (_, language) => ({
      subject: translate(language, 'password_mail_subject'),
      text: translate(language, 'password_mail_body', { link: config.publicUrl }),
    }),
  );

  /** The user whom a link that still works is for. */
  async function findResetOwner(uid: string, tokenHash: Buffer): Promise<UserRow | undefined> {
    const userId = /^\d{1,10}$/.test(uid) ? Number(uid) : 0;
    if (userId === 0 || userId > MAX_USER_ID) return undefined;
    const found = await findUser(database.global, userId);
    const isOpen =
      found?.status === 'active' && (await isResetOpen(database.global, userId, tokenHash));
    return isOpen ? found : undefined;
  }

  async function requestResetMail(owner: UserRow): Promise<void> {
    await database.transaction(async (tx, client) => {
      await audit.record('password_reset_requested', { userId: owner.id }, tx);
      await queueResetMails([{ data: { userId: owner.id } }], client);
    });
    mails.wake();
  }

  return {
    /** Starts a session, or asks for the second step. All failures look the same to the person who tries. */
    async login(username: string, password: string, client: SignInClient): Promise<SignInAnswer> {
      const { network } = client;
      const email = username.toLowerCase();
      const origin = await originOf(signInPlaces, email, client);
      await loginAttempts.count(email, origin).catch(async (error: unknown) => {
        if (error instanceof ThrottledError)
          await audit.record('login_throttled', { detail: { network } });
        throw error;
      });
      const found = await findUserByEmail(database.global, email);
      const fits = await verifyPassword(found?.passwordHash, password);
      if (!found || !fits || found.status !== 'active') {
        await audit.record('login_failed', { userId: found?.id, detail: { network } });
        throw nonFieldError('login_failed');
      }
      await loginAttempts.undo(email, origin);
      return signIn.finish(found, 'password', client, async (tx) => {
        // Changed while it was compared: the sessions have been ended already.
        if ((await holdPasswordHash(tx, found.id)) !== found.passwordHash)
          throw nonFieldError('login_failed');
      });
    },

    /** Ends the session and answers how it had begun. */
    async logout(userId: number, tokenHash: Buffer): Promise<string | null> {
      const firstStep = await sessions.revoke(tokenHash);
      await audit.record('logout', { userId });
      return firstStep;
    },

    /** Changes the user's password and ends all other sessions. Wrong old passwords count like failed sign-ins. */
    async changePassword(
      userId: number,
      tokenHash: Buffer,
      network: string,
      input: NewPassword & { old_password: string },
    ): Promise<void> {
      const found = await findUser(database.global, userId);
      if (!found) throw new SessionError('invalid_token');
      const origin = await originOf(signInPlaces, found.email, { network, device: undefined });
      await loginAttempts.count(found.email, origin);
      const isOwner = await verifyPassword(found.passwordHash, input.old_password);
      if (isOwner) await loginAttempts.undo(found.email, origin);
      else await audit.record('password_change_failed', { userId, detail: { network } });
      const problems = await newPasswordProblems(database.global, found, input);
      const isSame = input.new_password1 === input.old_password;
      refuse({
        old_password: isOwner ? [] : ['password_wrong'],
        new_password2: isOwner && isSame ? [...problems, 'password_unchanged'] : problems,
      });
      const passwordHash = await hashPassword(input.new_password1);
      await database.transaction(async (tx, client) => {
        await setPasswordHash(tx, userId, passwordHash);
        await sessions.revokeAll(tx, userId, tokenHash);
        await audit.record('password_changed', { userId, detail: { network } }, tx);
        await changeMails.queue({ userId }, client);
      });
      changeMails.wake();
    },

    /** Mails a link to the user of the address, if there is one; the response does not wait for that, so it reveals nothing. */
    async requestReset(address: string, network: string, log: FastifyBaseLogger): Promise<void> {
      const email = address.toLowerCase();
      await resetAttempts.count(
        email,
        await originOf(signInPlaces, email, { network, device: undefined }),
      );
      void findUserByEmail(database.global, email)
        .then(async (found) => {
          if (found?.status === 'active') await requestResetMail(found);
        })
        .catch((error: unknown) =>
          log.error({ err: error }, 'password reset mail could not be queued'),
        );
    },

    /** Whether the mailed link still works. Counted as an attempt to use it. */
    async isResetOpen(
      network: string,
      { uid, token }: { uid: string; token: string },
    ): Promise<boolean> {
      const origin: Origin = { network, known: 'network' };
      await loginAttempts.count(`reset:${uid}`, origin);
      const found = await findResetOwner(uid, hashToken(token));
      if (found) await loginAttempts.undo(`reset:${uid}`, origin);
      return found !== undefined;
    },

    /** Sets a new password by the mailed link, which then works no more, and ends all sessions. */
    async confirmReset(
      network: string,
      { uid, token, ...passwords }: NewPassword & { uid: string; token: string },
    ): Promise<void> {
      const tokenHash = hashToken(token);
      // Links cannot be guessed, so failed guesses must not keep users from using theirs.
      const origin: Origin = { network, known: 'network' };
      await loginAttempts.count(`reset:${uid}`, origin);
      const found = await findResetOwner(uid, tokenHash);
      if (!found) throw new FieldError({ token: ['reset_link_invalid'] });
      const userId = found.id;
      refuse({ new_password2: await newPasswordProblems(database.global, found, passwords) });
      const passwordHash = await hashPassword(passwords.new_password1);
      await database.transaction(async (tx, client) => {
        if (!(await consumeReset(tx, userId, tokenHash))) {
          throw new FieldError({ token: ['reset_link_invalid'] });
        }
        await setPasswordHash(tx, userId, passwordHash);
        await sessions.revokeAll(tx, userId);
        await audit.record('password_reset', { userId, detail: { network } }, tx);
        // Whoever chooses the first one has just been invited, and knows.
        if (found.passwordHash !== null) await changeMails.queue({ userId }, client);
      });
      changeMails.wake();
      await loginAttempts.undo(`reset:${uid}`, origin);
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
