import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';

/** Loaded when the first passkey is made or used. */
const load = () => import('@simplewebauthn/server');

export interface StoredPasskey {
  readonly id: number;
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** What the browser is asked for, and the challenge in it. */
interface Asked {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

const asked = (options: { challenge: string }): Asked => ({
  challenge: options.challenge,
  options: { ...options },
});

/** The passkeys of the site at an address: what browsers are asked for, and the check of what they answer. */
export function createPasskeys(publicUrl: string) {
  const { origin, hostname, protocol } = new URL(publicUrl);
  const site = { expectedOrigin: origin, expectedRPID: hostname };
  const known = (keys: readonly StoredPasskey[]) =>
    keys.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));

  return {
    /** Browsers make passkeys for names on https and for localhost, never for an IP address. */
    arePossible:
      isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
      (protocol === 'https:' || hostname === 'localhost'),

    async askForNew(
      user: { id: number; email: string; fullName: string },
      existing: readonly StoredPasskey[],
    ): Promise<Asked> {
      const { generateRegistrationOptions } = await load();
      return asked(
        await generateRegistrationOptions({
          rpName: 'Tavoite',
          rpID: hostname,
          userID: new Uint8Array(Buffer.from(`user-${user.id}`)),
          userName: user.email,
          userDisplayName: user.fullName || user.email,
          excludeCredentials: known(existing),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        }),
      );
    },

    /** null for an answer that is not right. */
    async checkNew(
      challenge: string,
      response: RegistrationResponseJSON,
    ): Promise<WebAuthnCredential | null> {
      const { verifyRegistrationResponse } = await load();
      const result = await verifyRegistrationResponse({
        ...site,
        response,
        expectedChallenge: challenge,
        requireUserVerification: false,
      }).catch(() => null);
      return result?.registrationInfo?.credential ?? null;
    },

    /** Without keys: for any of the site, whoever's it is, which then has to verify its user. */
    async askForKnown(keys?: readonly StoredPasskey[]): Promise<Asked> {
      const { generateAuthenticationOptions } = await load();
      return asked(
        await generateAuthenticationOptions({
          rpID: hostname,
          ...(keys && { allowCredentials: known(keys) }),
          userVerification: keys ? 'preferred' : 'required',
        }),
      );
    },

    /** The passkey's new counter; null for an answer that is not right. */
    async checkKnown(
      challenge: string,
      response: AuthenticationResponseJSON,
      key: StoredPasskey,
      { alone }: { alone: boolean },
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await load();
      const result = await verifyAuthenticationResponse({
        ...site,
        response,
        expectedChallenge: challenge,
        requireUserVerification: alone,
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(key.publicKey),
          counter: key.counter,
        },
      }).catch(() => null);
      return result?.verified ? result.authenticationInfo.newCounter : null;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
