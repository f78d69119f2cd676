import type { IdentityProvider, SignInAnswer } from '@tavoite/model';
import { createAttempts, LOGIN_LIMITS, type Origin } from '../../auth/attempts.js';
import type { Audit } from '../../auth/audit.js';
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
import type { RateLimits } from '../../auth/rate-limits.js';
import { hashToken, type SessionStore } from '../../auth/session-store.js';
import type { SignIn, SignInClient } from '../../auth/sign-in.js';
import type { Config } from '../../config/config.js';
import type { Database } from '../../db/database.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import { NotFoundError, nonFieldError, UnavailableError } from '../../messages/errors.js';
import { createLinkMails } from './mails.js';
import {
  deleteIdentity,
  findLinkedUser,
  hasPassword,
  insertIdentity,
  listLinked,
  lockUserWithIdentities,
  useIdToken,
} from './queries.js';

const RETRY_AFTER_S = 30;
/** Longer than any token is taken, its age and the tolerance of clocks together. */
const TOKEN_MEMORY_MS = 60 * 60 * 1000;

export interface IdentityFoundation {
  readonly audit: Audit;
  readonly config: Pick<Config, 'providers' | 'publicUrl'>;
  readonly database: Database;
  readonly mails: MailQueue;
  readonly rateLimits: RateLimits;
  readonly sessions: SessionStore;
  readonly signIn: SignIn;
}

/** Who asks for a change of the own links. */
export interface Caller {
  readonly userId: number;
  readonly tokenHash: Buffer;
  readonly network: string;
}

/** Accounts of other providers: signing in with them, and linking them to users. */
export function createIdentityService({
  audit,
  config: { providers, publicUrl },
  database,
  mails,
  rateLimits,
  sessions,
  signIn,
}: IdentityFoundation) {
  const attempts = createAttempts(rateLimits, 'login', LOGIN_LIMITS);
  const linkMails = createLinkMails(mails, database, publicUrl, providers.oidc?.name ?? '');
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

  /** Whose account it is. A failure is written down, never what was sent. */
  async function verify(
    name: IdentityProvider,
    proof: Proof,
    userId: number | undefined,
    network: string,
  ): Promise<ExternalAccount | null> {
    try {
      const account = await providerOf(name).verify(proof);
      const isNew =
        !('id_token' in proof) ||
        (await useIdToken(database.global, hashToken(proof.id_token), TOKEN_MEMORY_MS));
      if (isNew) return account;
      throw new ProofRefused('taken before');
    } catch (error) {
      if (error instanceof ProviderUnreachable)
        throw new UnavailableError('identity_unreachable', RETRY_AFTER_S, { cause: error });
      if (!(error instanceof ProofRefused)) throw error;
      const detail = { network, provider: name, reason: error.message.slice(0, 200) };
      await audit.record('identity_refused', { userId, detail });
      return null;
    }
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
      const account = await verify(name, proof, undefined, network);
      const found = account && (await findLinkedUser(database.global, name, account));
      if (found?.status !== 'active') {
        if (account)
          await audit.record('login_failed', {
            userId: found?.id,
            detail: { network, provider: name },
          });
        throw nonFieldError(`identity_not_linked_${name}`);
      }
      await attempts.undo(`${name}:${network}`, origin);
      return signIn.finish(found, name, client);
    },

    /** Links an account to the user. The same one again changes nothing. */
    async connect(name: IdentityProvider, proof: Proof, caller: Caller): Promise<void> {
      const { userId, network } = caller;
      const origin: Origin = { network, known: 'network' };
      await attempts.count(`${name}:connect:${userId}`, origin);
      const account = await verify(name, proof, userId, network);
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
      const rows = await listLinked(database.global, userId);
      return {
        results: rows.map(({ provider, name, linkedAt }) => ({
          provider,
          name,
          linked: linkedAt.toISOString(),
        })),
        has_password: await hasPassword(database.global, userId),
      };
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
