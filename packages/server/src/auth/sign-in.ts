import type { SignInAnswer } from '@tavoite/model';
import type { Database, Queries } from '../db/database.js';
import type { Audit } from './audit.js';
import type { Passkeys } from './second-factor/passkeys.js';
import {
  countRecoveryCodes,
  deleteExpiredTickets,
  findAuthenticator,
  insertTicket,
  isSecondFactorRequired,
  listPasskeys,
  type NewTicket,
} from './second-factor/queries.js';
import { hashToken, newToken, type SessionStore } from './session-store.js';
import type { SignInPlaces } from './sign-in-places.js';

const TICKET_MINUTES = 10;
const MINUTE_MS = 60 * 1000;

/** Where a sign-in comes from. */
export interface SignInClient {
  readonly network: string;
  /** Browser and system; null for clients that do not say. */
  readonly deviceName: string | null;
  /** What an earlier sign-in left in the browser. */
  readonly device: string | undefined;
  rememberDevice(token: string): void;
}

interface SigningIn {
  readonly id: number;
  readonly email: string;
}

export interface SignIn {
  /**
   * Goes on after the first step: starts a session, or hands out a ticket for the second step. After
   * an external sign-in, whose provider has its own second step, Tavoite's is asked for only where
   * an organisation requires one.
   * @param firstStep `password`, or the name of the provider, for the audit log
   * @param holds throws unless what was shown still holds, and makes it hold until the session has
   *   begun: whoever changes it ends all sessions, and must not miss this one
   */
  finish(
    user: SigningIn,
    firstStep: string,
    client: SignInClient,
    holds: (tx: Queries) => Promise<void>,
  ): Promise<SignInAnswer>;
  /** Starts a session when all steps are taken, in the transaction that used them up. */
  start(
    tx: Queries,
    user: SigningIn,
    steps: readonly string[],
    client: SignInClient,
  ): Promise<string>;
  /** Takes note of where a user has signed in. */
  remember(user: SigningIn, client: SignInClient): Promise<void>;
  /** Forgets tickets that nobody used in time. */
  cleanUp(): Promise<void>;
  /** Makes a ticket and answers its token. */
  issueTicket(tx: Queries, ticket: Omit<NewTicket, 'tokenHash' | 'expiresAt'>): Promise<string>;
}

export interface SignInFoundation {
  readonly audit: Audit;
  readonly database: Database;
  readonly passkeys: Passkeys;
  readonly sessions: SessionStore;
  readonly signInPlaces: SignInPlaces;
}

export function createSignIn({
  audit,
  database,
  passkeys,
  sessions,
  signInPlaces,
}: SignInFoundation): SignIn {
  async function challenge(
    tx: Queries,
    user: SigningIn,
    firstStep: string,
    keys: PasskeyRows,
  ): Promise<SignInAnswer> {
    const hasAuthenticator = (await findAuthenticator(tx, user.id)) !== undefined;
    if (!hasAuthenticator && keys.length === 0) {
      const ticket = await signIn.issueTicket(tx, {
        purpose: 'set_up',
        userId: user.id,
        firstStep,
      });
      return { second_factor: { ticket, methods: [], passkey: null } };
    }
    const asked = keys.length > 0 ? await passkeys.askForKnown(keys) : null;
    const ticket = await signIn.issueTicket(tx, {
      purpose: 'sign_in',
      userId: user.id,
      firstStep,
      challenge: asked?.challenge ?? null,
    });
    const hasCodes = (await countRecoveryCodes(tx, user.id)) > 0;
    return {
      second_factor: {
        ticket,
        methods: [
          ...(hasAuthenticator ? (['authenticator'] as const) : []),
          ...(asked ? (['passkey'] as const) : []),
          ...(hasCodes ? (['recovery_code'] as const) : []),
        ],
        passkey: asked?.options ?? null,
      },
    };
  }

  const signIn: SignIn = {
    async finish(user, firstStep, client, holds) {
      const isOwnStep = firstStep === 'password';
      const answer = await database.transaction(async (tx): Promise<SignInAnswer> => {
        await holds(tx);
        const keys = await listPasskeys(tx, user.id);
        const hasFactor = keys.length > 0 || (await findAuthenticator(tx, user.id)) !== undefined;
        if ((isOwnStep && hasFactor) || (await isSecondFactorRequired(tx, user.id)))
          return challenge(tx, user, firstStep, keys);
        return { key: await signIn.start(tx, user, [firstStep], client) };
      });
      if (isOwnStep && answer.key !== undefined) await signIn.remember(user, client);
      return answer;
    },
    async start(tx, user, steps, { network, deviceName }) {
      await audit.record('login', { userId: user.id, detail: { network, steps } }, tx);
      return sessions.create(tx, user.id, { device: deviceName, network, firstStep: steps[0] });
    },
    async remember({ id, email }, client) {
      const device = client.device ?? newToken();
      await signInPlaces.remember(id, email, client.network, device);
      client.rememberDevice(device);
    },
    cleanUp: () => deleteExpiredTickets(database.global),
    async issueTicket(tx, ticket) {
      const token = newToken();
      const expiresAt = new Date(Date.now() + TICKET_MINUTES * MINUTE_MS);
      await insertTicket(tx, { ...ticket, tokenHash: hashToken(token), expiresAt });
      return token;
    },
  };
  return signIn;
}

type PasskeyRows = Awaited<ReturnType<typeof listPasskeys>>;
