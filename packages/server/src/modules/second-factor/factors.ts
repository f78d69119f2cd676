import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Audit } from '../../auth/audit.js';
import { stepOfCode } from '../../auth/second-factor/authenticator-codes.js';
import type { Passkeys } from '../../auth/second-factor/passkeys.js';
import {
  countRecoveryCodes,
  insertPasskey,
  lockFactors,
  replaceRecoveryCodes,
  setAuthenticator,
  type Ticket,
} from '../../auth/second-factor/queries.js';
import { hashRecoveryCode, newRecoveryCodes } from '../../auth/second-factor/recovery-codes.js';
import type { SecretBox } from '../../auth/second-factor/secret-box.js';
import type { SessionStore } from '../../auth/session-store.js';
import type { Database, Queries } from '../../db/database.js';
import { FieldError } from '../../messages/errors.js';
import type { ChangeMails, FactorChange } from './mails.js';

const EVENT_OF = {
  authenticator_added: 'second_factor_added',
  authenticator_removed: 'second_factor_removed',
  passkey_added: 'second_factor_added',
  passkey_removed: 'second_factor_removed',
  recovery_codes_renewed: 'recovery_codes_renewed',
} as const satisfies Partial<Record<FactorChange, string>>;

/** What the browser has made, and what the user calls it. */
export interface NewPasskey {
  readonly name: string;
  /** The JSON of WebAuthn. */
  readonly answer: unknown;
}

interface Changing {
  readonly userId: number;
  readonly network: string;
}

/** Whoever answers a ticket that is gone has to begin again. */
export const ticketGone = () => new FieldError({ ticket: ['second_factor_expired'] });

/** What both a sign-in and the user's account do with factors. */
export function createFactors({
  audit,
  database,
  mails,
  passkeys,
  secretBox,
  sessions,
}: {
  audit: Audit;
  database: Database;
  mails: ChangeMails;
  passkeys: Passkeys;
  secretBox: SecretBox;
  sessions: SessionStore;
}) {
  async function newCodes(tx: Queries, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(userId, code)),
    );
    return codes;
  }

  return {
    newCodes,

    /** New recovery codes for a user who has none left; null for others. */
    async codesIfNone(tx: Queries, userId: number): Promise<string[] | null> {
      return (await countRecoveryCodes(tx, userId)) > 0 ? null : newCodes(tx, userId);
    },

    /** Keeps the app of the ticket if the code is right; its step is used with that. */
    async confirmApp(tx: Queries, ticket: Ticket, userId: number, code: string): Promise<void> {
      if (ticket.secret === null) throw ticketGone();
      const step = stepOfCode(await secretBox.open(ticket.secret, userId), code);
      if (step === null) throw new FieldError({ code: ['second_factor_code_wrong'] });
      await setAuthenticator(tx, userId, ticket.secret, step);
    },

    /** Keeps the passkey that was made for the challenge of the ticket. */
    async keepPasskey(
      tx: Queries,
      { challenge }: Ticket,
      userId: number,
      { name, answer }: NewPasskey,
    ): Promise<void> {
      if (challenge === null) throw ticketGone();
      // The contract has checked its shape.
      const response = answer as RegistrationResponseJSON;
      const made = await passkeys.checkNew(challenge, response);
      const added =
        made !== null &&
        (await insertPasskey(tx, {
          userId,
          name,
          credentialId: made.id,
          publicKey: Buffer.from(made.publicKey),
          counter: made.counter,
          transports: response.response.transports ?? [],
        }));
      if (!added) throw new FieldError({ passkey: ['passkey_not_made'] });
    },

    /**
     * Changes factors: ends all other sessions, and tells the user by mail.
     * @param keep the hash of the token of the session that goes on
     */
    async change<T>(
      { userId, network }: Changing,
      kind: keyof typeof EVENT_OF,
      work: (tx: Queries) => Promise<T>,
      keep: (done: T) => Buffer,
    ): Promise<T> {
      const result = await database.transaction(async (tx, client) => {
        await lockFactors(tx, userId);
        const done = await work(tx);
        await sessions.revokeAll(tx, userId, keep(done));
        await audit.record(EVENT_OF[kind], { userId, detail: { network, kind } }, tx);
        await mails.queue({ userId, change: kind }, client);
        return done;
      });
      mails.wake();
      return result;
    },
  };
}

export type Factors = ReturnType<typeof createFactors>;
