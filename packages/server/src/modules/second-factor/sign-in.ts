import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import {
  type Attempts,
  createAttempts,
  type Origin,
  originOf,
  SECOND_FACTOR_LIMITS,
} from '../../auth/attempts.js';
import {
  authenticatorUri,
  newAuthenticatorSecret,
} from '../../auth/second-factor/authenticator-codes.js';
import {
  consumeTicket,
  findAuthenticator,
  findPasskey,
  findTicket,
  keepChallenge,
  keepSecret,
  listPasskeys,
  type Ticket,
  usePasskey,
  useRecoveryCode,
} from '../../auth/second-factor/queries.js';
import { hashRecoveryCode } from '../../auth/second-factor/recovery-codes.js';
import { hashToken } from '../../auth/session-store.js';
import type { SignInClient } from '../../auth/sign-in.js';
import type { Queries } from '../../db/database.js';
import { user } from '../../db/schema/index.js';
import { FieldError, nonFieldError, ThrottledError } from '../../messages/errors.js';
import { type Factors, type NewPasskey, ticketGone } from './factors.js';
import type { SecondFactorFoundation } from './foundation.js';
import type { ChangeMails } from './mails.js';

export interface SecondStep {
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: unknown;
}

type Owner = typeof user.$inferSelect;

async function findActive(tx: Queries, id: number | null): Promise<Owner | undefined> {
  if (id === null) return undefined;
  const [row] = await tx.select().from(user).where(eq(user.id, id));
  return row?.status === 'active' ? row : undefined;
}

/** The second step of sign-ins, and sign-ins by a passkey alone. */
export function createSecondStepService(
  foundation: SecondFactorFoundation & { factors: Factors; changeMails: ChangeMails },
) {
  const { audit, authenticatorCheck, changeMails, database, factors, passkeys } = foundation;
  const { rateLimits, secretBox, signIn, signInPlaces } = foundation;
  const attempts: Attempts = createAttempts(rateLimits, 'second_factor', SECOND_FACTOR_LIMITS);

  /** Who has taken the first step. */
  async function ownerOf(token: string, purpose: Ticket['purpose']): Promise<Owner> {
    const ticket = await findTicket(database.global, hashToken(token), purpose);
    const owner = await findActive(database.global, ticket?.userId ?? null);
    if (!owner) throw ticketGone();
    return owner;
  }

  /** Counts attempts and writes failed ones down; an attempt that succeeds does not count. */
  async function attempt<T>(
    owner: Owner,
    client: SignInClient,
    method: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const { network } = client;
    const origin: Origin = await originOf(signInPlaces, owner.email, client);
    const detail = { network, method };
    await attempts.count(owner.email, origin).catch(async (error: unknown) => {
      if (error instanceof ThrottledError)
        await audit.record('second_factor_throttled', { userId: owner.id, detail });
      throw error;
    });
    try {
      const result = await work();
      await attempts.undo(owner.email, origin);
      return result;
    } catch (error) {
      if (error instanceof FieldError)
        await audit.record('second_factor_failed', { userId: owner.id, detail });
      throw error;
    }
  }

  async function take(tx: Queries, token: string, purpose: Ticket['purpose']): Promise<Ticket> {
    const ticket = await consumeTicket(tx, hashToken(token), purpose);
    if (!ticket) throw ticketGone();
    return ticket;
  }

  /**
   * Signs in with the first factor that the work sets up. The password alone does not add to factors
   * that were set up since the ticket was made.
   */
  async function setUp(
    token: string,
    method: 'authenticator' | 'passkey',
    client: SignInClient,
    work: (tx: Queries, ticket: Ticket, owner: Owner) => Promise<void>,
  ): Promise<{ key: string; recovery_codes: string[] }> {
    const owner = await ownerOf(token, 'set_up');
    const { network } = client;
    const begin = async (tx: Queries) => {
      const ticket = await take(tx, token, 'set_up');
      const keys = await listPasskeys(tx, owner.id);
      if (keys.length > 0 || (await findAuthenticator(tx, owner.id))) throw ticketGone();
      await work(tx, ticket, owner);
      return {
        recovery_codes: await factors.newCodes(tx, owner.id),
        key: await signIn.start(tx, owner, [ticket.firstStep ?? '', method], client),
      };
    };
    const answer = await attempt(owner, client, method, () =>
      factors.change({ userId: owner.id, network }, `${method}_added`, begin, ({ key }) =>
        hashToken(key),
      ),
    );
    await signIn.remember(owner, client);
    return answer;
  }

  async function checkCode(tx: Queries, userId: number, code: string): Promise<void> {
    const problem = await authenticatorCheck(tx, userId, code);
    if (problem !== null) throw new FieldError({ code: [problem] });
  }

  async function checkRecoveryCode(tx: Queries, userId: number, code: string): Promise<void> {
    if (!(await useRecoveryCode(tx, userId, hashRecoveryCode(userId, code))))
      throw new FieldError({ recovery_code: ['recovery_code_wrong'] });
  }

  async function checkPasskey(
    tx: Queries,
    { challenge }: Ticket,
    userId: number,
    answer: unknown,
    alone: boolean,
  ): Promise<void> {
    // The contract has checked its shape.
    const response = answer as AuthenticationResponseJSON;
    const key = await findPasskey(tx, response.id);
    const counter =
      challenge !== null && key?.userId === userId
        ? await passkeys.checkKnown(challenge, response, key, { alone })
        : null;
    if (!key || counter === null || !(await usePasskey(tx, key, counter)))
      throw new FieldError({ passkey: ['passkey_wrong'] });
  }

  return {
    /** Takes the second step and answers a session token. What fails uses nothing up. */
    async confirm(token: string, step: SecondStep, client: SignInClient): Promise<string> {
      const owner = await ownerOf(token, 'sign_in');
      const { code, recovery_code: recoveryCode, passkey } = step;
      const method =
        passkey === undefined
          ? recoveryCode === undefined
            ? 'authenticator'
            : 'recovery_code'
          : 'passkey';
      const key = await attempt(owner, client, method, () =>
        database.transaction(async (tx, connection) => {
          const ticket = await take(tx, token, 'sign_in');
          if (passkey !== undefined) await checkPasskey(tx, ticket, owner.id, passkey, false);
          else if (recoveryCode !== undefined) await checkRecoveryCode(tx, owner.id, recoveryCode);
          else if (code !== undefined) await checkCode(tx, owner.id, code);
          else throw new FieldError({ code: ['required'] });
          if (method === 'recovery_code') {
            await audit.record('recovery_code_used', { userId: owner.id }, tx);
            await changeMails.queue({ userId: owner.id, change: 'recovery_code_used' }, connection);
          }
          return signIn.start(tx, owner, [ticket.firstStep ?? '', method], client);
        }),
      );
      if (method === 'recovery_code') changeMails.wake();
      await signIn.remember(owner, client);
      return key;
    },

    /** The secret of an app that has to be set up; the same at every call of a sign-in. */
    async beginSetUp(token: string): Promise<{ secret: string; uri: string }> {
      const owner = await ownerOf(token, 'set_up');
      const fresh = await secretBox.seal(newAuthenticatorSecret(), owner.id);
      const kept = await keepSecret(database.global, hashToken(token), fresh);
      if (kept === null) throw ticketGone();
      const secret = await secretBox.open(kept, owner.id);
      return { secret, uri: authenticatorUri(secret, owner.email) };
    },

    /** Sets the app up by its first code and signs in. */
    confirmSetUp: (token: string, code: string, client: SignInClient) =>
      setUp(token, 'authenticator', client, (tx, ticket, owner) =>
        factors.confirmApp(tx, ticket, owner.id, code),
      ),

    /** What the browser makes a passkey with that has to be set up. */
    async beginPasskeySetUp(token: string) {
      const owner = await ownerOf(token, 'set_up');
      if (!passkeys.arePossible) throw nonFieldError('passkeys_impossible');
      const { challenge, options } = await passkeys.askForNew(owner, []);
      if (!(await keepChallenge(database.global, hashToken(token), challenge))) throw ticketGone();
      return { options };
    },

    /** Keeps the passkey and signs in. */
    confirmPasskeySetUp: (token: string, passkey: NewPasskey, client: SignInClient) =>
      setUp(token, 'passkey', client, (tx, ticket, owner) =>
        factors.keepPasskey(tx, ticket, owner.id, passkey),
      ),

    async beginPasskey() {
      const { challenge, options } = await passkeys.askForKnown();
      const ticket = await signIn.issueTicket(database.global, {
        purpose: 'passkey_sign_in',
        challenge,
      });
      return { ticket, options };
    },

    /** Signs in whoever the passkey belongs to, if it has verified its user. */
    async confirmPasskey(token: string, answer: { id: string }, client: SignInClient) {
      const key = await findPasskey(database.global, answer.id);
      const owner = await findActive(database.global, key?.userId ?? null);
      if (!owner) {
        await audit.record('login_failed', { detail: { network: client.network } });
        throw nonFieldError('passkey_unknown');
      }
      const session = await attempt(owner, client, 'passkey', () =>
        database.transaction(async (tx) => {
          const ticket = await take(tx, token, 'passkey_sign_in');
          await checkPasskey(tx, ticket, owner.id, answer, true);
          return signIn.start(tx, owner, ['passkey'], client);
        }),
      );
      await signIn.remember(owner, client);
      return session;
    },
  };
}
