import type { IdentityProvider, SignInAnswer } from '@tavoite/model';
import { createAttempts, EXTERNAL_LIMITS, type Origin } from '../../auth/attempts.js';
import type { Caller } from '../../auth/caller.js';
import type { AttemptPurpose } from '../../auth/providers/attempt-nonces.js';
import { createGoogle } from '../../auth/providers/google.js';
import { createMicrosoft } from '../../auth/providers/microsoft.js';
import { createOidc } from '../../auth/providers/oidc.js';
import {
  type ExternalAccount,
  type Proof,
  ProofRefused,
  type Provider,
  ProviderUnreachable,
} from '../../auth/providers/provider.js';
import type { Shown } from '../../auth/reauthentication.js';
import { findAuthenticator } from '../../auth/second-factor/queries.js';
import { hashToken } from '../../auth/session-store.js';
import type { SignInClient } from '../../auth/sign-in.js';
import { NotFoundError, nonFieldError, UnavailableError } from '../../messages/errors.js';
import type { IdentityFoundation } from './foundation.js';
import { createLinkMails } from './mails.js';
import { createProviderMembers } from './members.js';
import {
  deleteIdentity,
  findLinkedUser,
  holdIdentity,
  insertIdentity,
  listLinked,
  lockUserWithIdentities,
  useOnce,
} from './queries.js';

/** Signed tokens of providers have 1 to 3 kB; Entra ID's with many groups up to 8. */
const MAX_TOKEN_CHARACTERS = 16_384;
const RETRY_AFTER_S = 30;
/** Longer than any token or nonce is taken, its age and the tolerance of clocks together. */
const USED_MEMORY_MS = 60 * 60 * 1000;

/** Accounts of other providers: signing in with them, and linking them to users. */
export function createIdentityService(foundation: IdentityFoundation) {
  const { attemptNonces, audit, database, rateLimits, reauthentication } = foundation;
  const { sessions, signIn } = foundation;
  const { providers, publicUrl } = foundation.config;
  const attempts = createAttempts(rateLimits, 'external', EXTERNAL_LIMITS);
  const linkMails = createLinkMails(foundation);
  const members = createProviderMembers(providers.oidc?.members ?? null, audit);
  const configured: Readonly<Record<IdentityProvider, Provider | null>> = {
    google: providers.google && createGoogle(providers.google),
    azure: providers.microsoft && createMicrosoft(providers.microsoft),
    oidc: providers.oidc && createOidc(providers.oidc),
  };

  function providerOf(name: IdentityProvider): Provider {
    const provider = configured[name];
    if (provider === null) throw nonFieldError('identity_not_configured');
    return provider;
  }

  /** Throws ProofRefused for what was not sent for this, comes from somewhere else, or is no token. */
  async function checkAttempt(name: IdentityProvider, proof: Proof, purpose: AttemptPurpose) {
    const token =
      'id_token' in proof ? proof.id_token : 'access_token' in proof ? proof.access_token : '';
    if (token.length > MAX_TOKEN_CHARACTERS) throw new ProofRefused('longer than a token');
    if ('code' in proof && new URL(proof.redirect_uri).origin !== new URL(publicUrl).origin)
      throw new ProofRefused('sent to another address than ours');
    if (proof.nonce !== undefined && !(await attemptNonces.fits(proof.nonce, name, purpose)))
      throw new ProofRefused('of another attempt, or too late');
  }

  async function record(
    name: IdentityProvider,
    error: ProofRefused,
    userId: number | undefined,
    network: string,
  ) {
    const detail = { network, provider: name, reason: error.message.slice(0, 200) };
    await audit.record('identity_refused', { userId, detail });
  }

  /** Whose account it is; null for a refused proof, which is written down without what was sent. */
  async function verify(
    name: IdentityProvider,
    proof: Proof,
    purpose: AttemptPurpose,
    network: string,
  ): Promise<ExternalAccount | null> {
    try {
      const provider = providerOf(name);
      await checkAttempt(name, proof, purpose);
      const account = await provider.verify(proof);
      const once = proof.nonce ?? ('id_token' in proof ? proof.id_token : undefined);
      if (once !== undefined && !(await useOnce(database.global, hashToken(once), USED_MEMORY_MS)))
        throw new ProofRefused('taken before');
      return account;
    } catch (error) {
      if (error instanceof ProviderUnreachable)
        throw new UnavailableError('identity_unreachable', RETRY_AFTER_S, { cause: error });
      if (!(error instanceof ProofRefused)) throw error;
      await record(name, error, purpose === 'sign_in' ? undefined : purpose.linkTo, network);
      return null;
    }
  }

  /** The user of an account, who may become one by it. */
  async function findOrAdmit(name: IdentityProvider, account: ExternalAccount, network: string) {
    const found = await findLinkedUser(database.global, name, account);
    if (found || name !== 'oidc') return found;
    try {
      await database.transaction(async (tx) => {
        const id = await members.admit(tx, account, network);
        if (id === null) return;
        await insertIdentity(tx, id, name, account);
        await audit.record(
          'identity_linked',
          { userId: id, detail: { network, provider: name } },
          tx,
        );
      });
    } catch (error) {
      if (!(error instanceof ProofRefused)) throw error;
      await record(name, error, undefined, network);
      return undefined;
    }
    return findLinkedUser(database.global, name, account);
  }

  const factsOf = async (name: IdentityProvider) =>
    (await configured[name]?.facts().catch((error: unknown) => {
      // Its button is hidden while it is down; the password is not.
      if (error instanceof ProviderUnreachable) return null;
      throw error;
    })) ?? null;

  return {
    async providers() {
      const [google, azure, oidc] = await Promise.all([
        factsOf('google'),
        factsOf('azure'),
        factsOf('oidc'),
      ]);
      return {
        google,
        azure: azure && { ...azure, tenant: providers.microsoft?.tenant ?? '' },
        oidc: oidc && {
          client_id: oidc.client_id,
          authorization_url: oidc.authorization_url,
          name: providers.oidc?.name ?? '',
        },
      };
    },

    /** A nonce for an answer of the provider that signs in. */
    async beginSignIn(name: IdentityProvider) {
      providerOf(name);
      return { nonce: await attemptNonces.make(name, 'sign_in') };
    },

    /** A nonce for an answer of the provider that links; after a while the user is asked who it is. */
    async beginConnect(name: IdentityProvider, caller: Caller, shown: Shown) {
      providerOf(name);
      if (!(await reauthentication.isFresh(caller.tokenHash)))
        await reauthentication.confirm(caller, shown, 'identity_change_failed');
      return { nonce: await attemptNonces.make(name, { linkTo: caller.userId }) };
    },

    /** Where the browser signs out of the provider as well; null where nothing is to be done. */
    async signOutUrl(firstStep: string | null): Promise<string | null> {
      if (firstStep !== 'oidc' || !providers.oidc?.signsOut) return null;
      // Signing out here does not wait for a provider that is down.
      return (await configured.oidc?.signOutUrl?.(`${publicUrl}/login`).catch(() => null)) ?? null;
    },

    /** Starts a session, or asks for the second step, of the user that the account is linked to. */
    async signIn(
      name: IdentityProvider,
      proof: Proof,
      client: SignInClient,
    ): Promise<SignInAnswer> {
      const { network } = client;
      // Tokens cannot be guessed: what is counted is the work that they make.
      const origin: Origin = { network, known: null };
      await attempts.count(`${name}:${network}`, origin);
      const account = await verify(name, proof, 'sign_in', network);
      const found = account && (await findOrAdmit(name, account, network));
      const refuse = () => nonFieldError(`identity_not_linked_${name}`);
      if (!account || found?.status !== 'active') {
        if (account)
          await audit.record('login_failed', {
            userId: found?.id,
            detail: { network, provider: name },
          });
        throw refuse();
      }
      await attempts.undo(`${name}:${network}`, origin);
      return signIn.finish(found, name, client, async (tx) => {
        // Unlinked while the provider was asked: the sessions have been ended already.
        if (!(await holdIdentity(tx, found.id, name, account))) throw refuse();
        if (name === 'oidc') await members.setFlags(tx, found.id, account);
      });
    },

    /** Links an account to the user. The same one again changes nothing. */
    async connect(name: IdentityProvider, proof: Proof, caller: Caller): Promise<void> {
      const { userId, network } = caller;
      const origin: Origin = { network, known: 'network' };
      await attempts.count(`${name}:connect:${userId}`, origin);
      // Without a nonce it cannot be seen who began this, nor whether the password was asked for.
      if (proof.nonce === undefined && !(await reauthentication.isFresh(caller.tokenHash)))
        throw nonFieldError('sign_in_again');
      const account = await verify(name, proof, { linkTo: userId }, network);
      if (account === null) throw nonFieldError('identity_refused');
      await attempts.undo(`${name}:connect:${userId}`, origin);
      await database.transaction(async (tx, client) => {
        const { identities } = await lockUserWithIdentities(tx, userId);
        const linked = identities.find(({ provider }) => provider === name);
        if (linked) {
          const isSame = linked.issuer === account.issuer && linked.subject === account.subject;
          if (isSame) return;
          throw nonFieldError('identity_another_linked');
        }
        if (!(await insertIdentity(tx, userId, name, account)))
          throw nonFieldError('identity_of_another');
        await audit.record('identity_linked', { userId, detail: { network, provider: name } }, tx);
        await linkMails.queue({ userId, provider: name, change: 'linked' }, client);
      });
      linkMails.wake();
    },

    /** Unlinks an account, unless it is the last way in, and ends all other sessions. */
    async disconnect(
      name: IdentityProvider,
      { userId, tokenHash, network }: Caller,
    ): Promise<void> {
      await database.transaction(async (tx, client) => {
        const { hasPassword: canUsePassword, identities } = await lockUserWithIdentities(
          tx,
          userId,
        );
        if (!identities.some(({ provider }) => provider === name)) throw new NotFoundError();
        if (!canUsePassword && identities.length === 1) throw nonFieldError('identity_last_way_in');
        await deleteIdentity(tx, userId, name);
        await sessions.revokeAll(tx, userId, tokenHash);
        await audit.record(
          'identity_unlinked',
          { userId, detail: { network, provider: name } },
          tx,
        );
        await linkMails.queue({ userId, provider: name, change: 'unlinked' }, client);
      });
      linkMails.wake();
    },

    async list(userId: number) {
      const [rows, owner, app] = await Promise.all([
        listLinked(database.global, userId),
        reauthentication.ownerOf(userId),
        findAuthenticator(database.global, userId),
      ]);
      return {
        results: rows.map(({ provider, name, linkedAt }) => ({
          provider,
          name,
          linked: linkedAt.toISOString(),
        })),
        has_password: owner.passwordHash !== null,
        has_authenticator: app !== undefined,
      };
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
