import { MAX_PASSKEYS } from '@tavoite/model';
import { createAttempts, originOf, SECOND_FACTOR_LIMITS } from '../../auth/attempts.js';
import type { Caller } from '../../auth/caller.js';
import {
  authenticatorUri,
  newAuthenticatorSecret,
} from '../../auth/second-factor/authenticator-codes.js';
import {
  consumeTicket,
  countRecoveryCodes,
  deleteAuthenticator,
  deletePasskey,
  findAuthenticator,
  isSecondFactorRequired,
  listPasskeys,
  renamePasskey,
  replaceRecoveryCodes,
} from '../../auth/second-factor/queries.js';
import { hashToken } from '../../auth/session-store.js';
import type { Queries } from '../../db/database.js';
import { NotFoundError, nonFieldError } from '../../messages/errors.js';
import { type Factors, ticketGone } from './factors.js';
import type { SecondFactorFoundation } from './foundation.js';

/** The factors of a user, as the user's account shows and changes them. */
export function createSecondFactorService(
  foundation: SecondFactorFoundation & { factors: Factors },
) {
  const { database, factors, passkeys, rateLimits, reauthentication, secretBox } = foundation;
  const { signIn, signInPlaces } = foundation;
  const { ownerOf } = reauthentication;
  const codeAttempts = createAttempts(rateLimits, 'second_factor', SECOND_FACTOR_LIMITS);

  const reauthenticate = (caller: Caller, password: string | undefined) =>
    reauthentication.confirm(caller, { password }, 'second_factor_change_failed');

  function change<T>(
    caller: Caller,
    kind: Parameters<Factors['change']>[1],
    work: (tx: Queries) => Promise<T>,
  ): Promise<T> {
    return factors.change(caller, kind, work, () => caller.tokenHash);
  }

  async function stateOf(userId: number) {
    const tx = database.global;
    const [owner, app, keys, codesLeft, required] = await Promise.all([
      ownerOf(userId),
      findAuthenticator(tx, userId),
      listPasskeys(tx, userId),
      countRecoveryCodes(tx, userId),
      isSecondFactorRequired(tx, userId),
    ]);
    return {
      authenticator: app?.createdAt.toISOString() ?? null,
      passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
      recovery_codes_left: codesLeft,
      required,
      has_password: owner.passwordHash !== null,
      passkeys_possible: passkeys.arePossible,
    };
  }

  /** The last factor stays while one is required; without any, recovery codes have no use. */
  async function afterRemoval(tx: Queries, userId: number): Promise<void> {
    const keys = await listPasskeys(tx, userId);
    if (keys.length > 0 || (await findAuthenticator(tx, userId))) return;
    if (await isSecondFactorRequired(tx, userId)) throw nonFieldError('second_factor_required');
    await replaceRecoveryCodes(tx, userId, []);
  }

  return {
    stateOf,

    async beginAuthenticator(caller: Caller, password: string | undefined) {
      const { id, email } = await reauthenticate(caller, password);
      const secret = newAuthenticatorSecret();
      const ticket = await signIn.issueTicket(database.global, {
        purpose: 'authenticator',
        userId: id,
        secret: await secretBox.seal(secret, id),
      });
      return { ticket, secret, uri: authenticatorUri(secret, email) };
    },

    async confirmAuthenticator(caller: Caller, token: string, code: string) {
      const { userId, network } = caller;
      const { email } = await ownerOf(userId);
      const origin = await originOf(signInPlaces, email, { network, device: undefined });
      await codeAttempts.count(email, origin);
      const codes = await change(caller, 'authenticator_added', async (tx) => {
        const ticket = await consumeTicket(tx, hashToken(token), 'authenticator');
        if (ticket?.userId !== userId) throw ticketGone();
        await factors.confirmApp(tx, ticket, userId, code);
        return factors.codesIfNone(tx, userId);
      });
      await codeAttempts.undo(email, origin);
      return { state: await stateOf(userId), recovery_codes: codes };
    },

    async removeAuthenticator(caller: Caller, password: string | undefined) {
      const { userId } = caller;
      await reauthenticate(caller, password);
      await change(caller, 'authenticator_removed', async (tx) => {
        if (!(await deleteAuthenticator(tx, userId))) throw new NotFoundError();
        await afterRemoval(tx, userId);
      });
      return stateOf(userId);
    },

    async renewRecoveryCodes(caller: Caller, password: string | undefined) {
      const { userId } = caller;
      await reauthenticate(caller, password);
      const codes = await change(caller, 'recovery_codes_renewed', async (tx) => {
        const keys = await listPasskeys(tx, userId);
        if (keys.length === 0 && !(await findAuthenticator(tx, userId)))
          throw nonFieldError('second_factor_missing');
        return factors.newCodes(tx, userId);
      });
      return { state: await stateOf(userId), recovery_codes: codes };
    },

    async beginPasskey(caller: Caller, password: string | undefined) {
      const owner = await reauthenticate(caller, password);
      if (!passkeys.arePossible) throw nonFieldError('passkeys_impossible');
      const existing = await listPasskeys(database.global, owner.id);
      if (existing.length >= MAX_PASSKEYS)
        throw nonFieldError({ key: 'too_many_passkeys', values: { count: MAX_PASSKEYS } });
      const { challenge, options } = await passkeys.askForNew(owner, existing);
      const ticket = await signIn.issueTicket(database.global, {
        purpose: 'passkey',
        userId: owner.id,
        challenge,
      });
      return { ticket, options };
    },

    async addPasskey(caller: Caller, token: string, name: string, answer: unknown) {
      const { userId } = caller;
      const codes = await change(caller, 'passkey_added', async (tx) => {
        const ticket = await consumeTicket(tx, hashToken(token), 'passkey');
        if (ticket?.userId !== userId) throw ticketGone();
        await factors.keepPasskey(tx, ticket, userId, { name, answer });
        return factors.codesIfNone(tx, userId);
      });
      return { state: await stateOf(userId), recovery_codes: codes };
    },

    async renamePasskey(userId: number, id: number, name: string) {
      if (!(await renamePasskey(database.global, userId, id, name))) throw new NotFoundError();
      return stateOf(userId);
    },

    async removePasskey(caller: Caller, id: number, password: string | undefined) {
      const { userId } = caller;
      await reauthenticate(caller, password);
      await change(caller, 'passkey_removed', async (tx) => {
        if (!(await deletePasskey(tx, userId, id))) throw new NotFoundError();
        await afterRemoval(tx, userId);
      });
      return stateOf(userId);
    },
  };
}
