import { errors, type JWTPayload, jwtVerify } from 'jose';
import { isAttemptNonce } from './attempt-nonces.js';
import { createProviderKeys } from './keys.js';
import { ProofRefused, ProviderUnreachable } from './provider.js';

const CLOCK_TOLERANCE_S = 60;
/** A token is for signing in now. */
const MAX_AGE_S = 15 * 60;
/** No symmetric ones: a public key is no secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/** Reads signed tokens. Throws ProofRefused or ProviderUnreachable. */
export type ReadIdToken = (
  token: string,
  expected: { readonly nonce?: string | undefined },
) => Promise<JWTPayload>;

/** The provider's keys cannot be had: the token may be good. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderUnreachable ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/** Verifies tokens against the keys that the provider publishes. */
export function createReadIdToken(keysUrl: string, audience: string): ReadIdToken {
  const keys = createProviderKeys(keysUrl);
  return async (token, { nonce }) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      audience,
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: MAX_AGE_S,
      requiredClaims: ['exp', 'iat', 'iss', 'sub'],
    }).catch((error: unknown) => {
      const Failure = isUnreachable(error) ? ProviderUnreachable : ProofRefused;
      throw new Failure(error instanceof Error ? error.message : 'unreadable', { cause: error });
    });
    // The library is content with one of several.
    if (payload.aud !== audience) throw new ProofRefused('meant for others, too');
    if (payload.azp !== undefined && payload.azp !== audience)
      throw new ProofRefused('made for another client');
    if (nonce !== undefined && payload.nonce !== nonce) throw new ProofRefused('another nonce');
    // Left out of the request, the nonce would not be checked against what it is for.
    if (nonce === undefined && isAttemptNonce(payload.nonce))
      throw new ProofRefused('of an attempt that is not named');
    return payload;
  };
}

const MAX_CLAIM_CHARACTERS = 255;
const MAX_NAME_CHARACTERS = 254;
/** Control characters, and halves of characters: the database keeps them changed or not at all. */
const UNFIT = /[\p{Cc}\p{Surrogate}]/u;
const ALL_UNFIT = /[\p{Cc}\p{Surrogate}]/gu;

/** A claim that has to be there, as text. */
export function textClaim(payload: Record<string, unknown>, name: string): string {
  const value = payload[name];
  if (typeof value !== 'string' || value === '' || value.length > MAX_CLAIM_CHARACTERS)
    throw new ProofRefused(`no ${name}`);
  if (UNFIT.test(value)) throw new ProofRefused(`a ${name} with unreadable characters`);
  return value;
}

/** What to call an account: its address, or the name that it goes by. */
export function nameOf(payload: Record<string, unknown>): string {
  const names = [payload.email, payload.preferred_username, payload.name]
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(ALL_UNFIT, '').trim());
  const name = names.find((text) => text !== '') ?? '';
  return name.slice(0, MAX_NAME_CHARACTERS).replace(ALL_UNFIT, '');
}
