import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IdentityProvider } from '@tavoite/model';

/** Long enough for a second step at the provider, or a forgotten password. */
const ATTEMPT_SECONDS = 30 * 60;
const PREFIX = 'tavoite1';
const FORMAT = /^tavoite1\.(\d{10,12})\.[\w-]{22}\.([\w-]{43})$/;
const RANDOM_BYTES = 16;

/** What a provider's answer is for. */
export type AttemptPurpose = 'sign_in' | { readonly linkTo: number };

/**
 * Nonces that are bound to a provider and a purpose. The provider writes them into its signed token,
 * so an answer to a sign-in links nothing, and a link is made only for the user who began it.
 */
export interface AttemptNonces {
  make(provider: IdentityProvider, purpose: AttemptPurpose): Promise<string>;
  /** Whether it was made here, for this, and not too long ago. That it works once is not seen to here. */
  fits(nonce: string, provider: IdentityProvider, purpose: AttemptPurpose): Promise<boolean>;
}

/** Whether a nonce looks like one that was made here, for whatever purpose. */
export const isAttemptNonce = (nonce: unknown): boolean =>
  typeof nonce === 'string' && nonce.startsWith(`${PREFIX}.`);

/** @param readSigningKey the installation's own key */
export function createAttemptNonces(readSigningKey: () => Promise<Buffer>): AttemptNonces {
  async function sign(payload: string, provider: IdentityProvider, purpose: AttemptPurpose) {
    const what = purpose === 'sign_in' ? purpose : `link ${purpose.linkTo}`;
    return createHmac('sha256', await readSigningKey())
      .update(`external attempt ${provider} ${what} ${payload}`)
      .digest('base64url');
  }
  return {
    async make(provider, purpose) {
      const expires = Math.floor(Date.now() / 1000) + ATTEMPT_SECONDS;
      const payload = `${PREFIX}.${expires}.${randomBytes(RANDOM_BYTES).toString('base64url')}`;
      return `${payload}.${await sign(payload, provider, purpose)}`;
    },
    async fits(nonce, provider, purpose) {
      const [, expires, signature] = FORMAT.exec(nonce) ?? [];
      if (signature === undefined) return false;
      const payload = nonce.slice(0, -signature.length - 1);
      const expected = Buffer.from(await sign(payload, provider, purpose));
      return (
        timingSafeEqual(Buffer.from(signature), expected) && Number(expires) * 1000 > Date.now()
      );
    },
  };
}
